/** Addresses of calls. Small enough to be there before the request layer and the contract's shapes. */
import type {Locale} from '../i18n/locale.ts'
import type {Call} from './call.ts'

const BASE = '/api/v1/user/'

/** Settings that are added to the query of calls. */
export interface AddressSettings {
  /** The language in which records are read. */
  locale?: Locale
  /** Facts that travel beside every payload: page, home, partner, campaign. Never personal. */
  context?: () => Record<string, string>
}

/** Properties of a call that determine its address. */
export type Addressed = Pick<Call, 'method' | 'path' | 'isFile'>

/** Path and query of a call, at an origin. */
export const callAddress = (
  origin: string,
  call: Addressed,
  params: Record<string, unknown>,
  settings: AddressSettings = {},
) => origin.replace(/\/$/, '') + BASE + addressOf(call, params, settings)

/** The path with its `{parameters}`, and the other parameters of a reading call as the query. */
function addressOf(call: Addressed, params: Record<string, unknown>, settings: AddressSettings) {
  const reads = settings.locale && {lang: settings.locale}
  const query = new URLSearchParams(call.method === 'POST' ? settings.context?.() : reads)
  let path = call.path
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(params)) {
      if (path.includes(`{${name}}`)) {
        const segments = call.isFile ? String(value).split('/') : [String(value)]
        path = path.replace(`{${name}}`, segments.map(encodeURIComponent).join('/'))
      } else if (value !== undefined && value !== '') query.set(name, String(value))
    }
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}
