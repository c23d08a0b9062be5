import type {Translator} from '#kit/i18n/translator.ts'
import type {BreadcrumbSteps} from '../../../ui/breadcrumb-steps.ts'

export const memberBreadcrumbs = ({name}: {name: string}, i18n: Translator): BreadcrumbSteps => ({
  steps: [{name: i18n._('Our Team'), href: '/team'}],
  here: name,
})
