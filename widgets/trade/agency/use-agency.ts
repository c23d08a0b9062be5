import {useServices} from '#kit/core/view/use-services.ts'

/** The facts of the agency whose back end the widget or the page talks to. */
export const useAgency = () => useServices().facts()
