/** The list of the enquiries behind a figure. */
import {addressWith} from '#desk/ui/address-with.ts'
import type {FiguresPeriod, Grouping, GroupLine} from './figures.ts'

const LIST = '/desk/enquiries'

/** Undefined for what the list cannot be narrowed to. */
export function enquiriesOf(
  by: Grouping,
  {key: [key = '']}: Pick<GroupLine, 'key'>,
  {from, to}: Pick<FiguresPeriod, 'from' | 'to'>,
): string | undefined {
  const address = (name: string, value: string) => addressWith(LIST, {[name]: value, from, to})
  if (by === 'forms') return address('form', key)
  if (by === 'properties') return key ? address('property', key) : undefined
  // Names in brackets are those of the figures: several partners, or none that is registered.
  if (by === 'partners' && !key.startsWith('(')) return address('partner', key || '-')
  return undefined
}

export const waitingIn = ({from, to}: Pick<FiguresPeriod, 'from' | 'to'>) =>
  addressWith(LIST, {state: 'received', from, to})
