import type {City} from '#trade/contract/entities.ts'

/** What is shown of a location; what is sent is its name. */
export const shownName = ({title, name}: City) => title ?? name
