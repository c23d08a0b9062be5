/** Services for a widget's view and model; passed in, so that nothing is global. */
import type {Api} from '../../api-client/client.ts'
import type {Display} from '../../i18n/display.ts'
import type {Locale} from '../../i18n/locale.ts'
import type {Translator} from '../../i18n/translator.ts'
import type {Notify} from '../../overlay/notify.ts'
import type {Emit} from '../events.ts'
import {currentProduct, type Facts} from '../product.ts'

export interface Services {
  /** Makes calls of the contract. */
  api: Api
  /** Fetches ahead what the first call needs. */
  prepareCalls: () => void
  /** Shows a toast at the bottom, where a text ends. */
  notify: Notify
  i18n: Translator
  locale: Locale
  /** Notifies the page; returns false when the page cancelled. */
  emit: Emit
  /** Returns true when enquiries are tests; set by the element or by the page. */
  isTest: () => boolean
  /** The page's path without the leading slash, as enquiries carry it (spec section 3). */
  path: () => string
  /** The address of a stored picture or film; one of another origin is left as it is. */
  media: (path: string) => string
  /**
   * The address of one of the agency's pages, such as `/properties/marina-loft`. On a partner's page
   * it carries the partner's id and the campaign, so that the agency knows who sent the visitor.
   */
  page: (path: string) => string
  /** The requested currency and units of prices and areas; views read them by `useMoney()`. */
  display: () => Display
  /** Facts of the company whose back end answers the calls; its latest answer may have changed them. */
  facts: () => Facts
  /** The element itself; null while the server renders. */
  host: HTMLElement | null
}

/** Services for server rendering: no requests, no events. */
export const serverServices: Omit<Services, 'i18n' | 'locale' | 'media'> = {
  api: () => Promise.reject(new Error('Widgets make no calls while the server renders them')),
  prepareCalls: () => {},
  notify: {prepare: () => {}, success: () => {}, error: () => {}},
  emit: () => true,
  isTest: () => false,
  path: () => '',
  page: path => path,
  display: () => ({}),
  facts: () => currentProduct().facts,
  host: null,
}
