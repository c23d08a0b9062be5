/** What a widget's view and model work with; handed down, so that nothing is global. */
import type {Api} from '../../api-client/client.ts'
import type {Display} from '../../i18n/display.ts'
import type {Locale} from '../../i18n/locale.ts'
import type {Translator} from '../../i18n/translator.ts'
import type {Notify} from '../../overlay/notify.ts'
import type {Emit} from '../events.ts'

export interface Services {
  /** Makes calls of the contract. */
  api: Api
  /** Fetches ahead what the first call needs. */
  prepareCalls: () => void
  /** Shows a toast at the bottom, where a text ends. */
  notify: Notify
  i18n: Translator
  locale: Locale
  /** Tells the page; answers false when the page cancelled. */
  emit: Emit
  /** Whether what is sent is a test; said by the element or by the page. */
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
  /** In which currency and units prices and areas are asked for; views read it by `useMoney()`. */
  display: () => Display
  /** The element itself; null while the server renders. */
  host: HTMLElement | null
}
