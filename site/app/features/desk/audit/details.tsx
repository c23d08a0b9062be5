/** Shows the details of a change in words. */
import {withCommas} from '#kit/i18n/with-commas.ts'
import {useDesk} from '../desk-frame.ts'
import {stateWord} from '../enquiries/words.ts'

interface DetailsProps {
  action: string
  details: Record<string, unknown>
}

/** Names of the details of enquiries. */
const NAMES: Record<string, string> = {
  from: /*i18n*/ 'From',
  to: /*i18n*/ 'To',
}

/** Ids of enquiries are shortened, as in the other columns. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value)

export function Details({action, details}: DetailsProps) {
  const {i18n} = useDesk()
  const nameOf = (name: string) => (Object.hasOwn(NAMES, name) ? i18n._(NAMES[name] ?? '') : name)
  const textOf = (value: unknown): string => {
    if (value === null) return action === 'enquiry.assigned' ? i18n._('Nobody') : '–'
    if (Array.isArray(value)) return withCommas(...value.map(String))
    if (typeof value === 'object') return JSON.stringify(value)
    if (action === 'enquiry.state') return stateWord(i18n, `${value}`)
    return isId(value) ? value.slice(0, 8) : `${value}`
  }
  const parts = Object.entries(details)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${nameOf(name)}: ${textOf(value)}`)
  return parts.length ? <span className="quiet">{parts.join('; ')}</span> : null
}
