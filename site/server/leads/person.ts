/** Finds the enquiries of a person, by a mail address, a phone number or a name. */
import type {LeadRow} from './lead-store.ts'

/** How an enquiry belongs to whom is looked for; `mention`: another field or person names them. */
export type Match = 'mail' | 'phone' | 'name' | 'mention'

export interface Person {
  kind: Exclude<Match, 'mention'>
  match(lead: Described): Match | undefined
}

/** The fields of an enquiry that identify its person. */
export type Described = Pick<LeadRow, 'name' | 'phone' | 'email' | 'payload'>

/** Fewer digits would be those of anybody. */
const SHORTEST_PHONE = 7

export function personOf(text: string): Person | undefined {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return undefined
  if (wanted.includes('@')) return byMail(wanted)
  const digits = wanted.replace(/\D/g, '').replace(/^0+/, '')
  const isPhone = /^[\d\s+().\-/]+$/.test(wanted)
  if (isPhone) return digits.length < SHORTEST_PHONE ? undefined : byPhone(digits)
  return byName(wanted)
}

const byMail = (wanted: string): Person => ({
  kind: 'mail',
  match: lead =>
    lead.email?.toLowerCase() === wanted ? 'mail' : mentions(lead, text => text.includes(wanted)),
})

/** A number with its country's code, or the end of one that was given without. */
const byPhone = (wanted: string): Person => ({
  kind: 'phone',
  match(lead) {
    const own = digitsOf(lead.phone ?? '')
    if (own.endsWith(wanted) || (own.length >= SHORTEST_PHONE && wanted.endsWith(own))) {
      return 'phone'
    }
    return mentions(lead, text => digitsOf(text).includes(wanted))
  },
})

const byName = (wanted: string): Person => ({
  kind: 'name',
  match: lead =>
    lead.name?.toLowerCase().includes(wanted)
      ? 'name'
      : mentions(lead, text => text.includes(wanted)),
})

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')

function mentions({payload}: Described, isIn: (text: string) => boolean) {
  const texts = Object.values(payload ?? {}).filter(value => typeof value === 'string')
  return texts.some(text => isIn(text.toLowerCase())) ? ('mention' as const) : undefined
}
