/** The services of one element in the browser, from its attributes and the page's settings. */

import {mediaAddress, pageAddress} from '../../api-client/addresses.ts'
import {callAddress} from '../../api-client/call-address.ts'
import {currentCampaign} from '../../api-client/campaign.ts'
import {createApi, requestLayer} from '../../api-client/client.ts'
import {startCall} from '../../api-client/early-calls.ts'
import {currentFormToken, currentSession} from '../../api-client/session.ts'
import {type Display, displayOf} from '../../i18n/display.ts'
import {chooseLocale, type Locale} from '../../i18n/locale.ts'
import type {Translator} from '../../i18n/translator.ts'
import {notifier} from '../../overlay/notify.ts'
import type {Beginning} from '../definition.ts'
import type {Emit} from '../events.ts'
import {isTestPage, pageSettings} from '../page-settings.ts'
import {currentProduct, factsOf} from '../product.ts'
import type {Services} from './services.ts'

/** Addresses and other settings from the attributes. */
export type ElementSettings = Pick<Display, 'currency' | 'units'> & {
  api: string
  partner: string
  test: boolean
  site: string
  storage: string
}

export function widgetServices(
  host: HTMLElement,
  i18n: Translator,
  emit: Emit,
  settings: () => ElementSettings,
): Services {
  const page = pageSettings()
  const apiOrigin = () => apiOriginOf(settings())
  const isTest = () => settings().test || isTestPage()
  const partnerName = () => settings().partner || page.partner
  const partner = () => named('partner', partnerName())
  return {
    api: (call, params, options) =>
      createApi({
        origin: apiOrigin(),
        session: currentSession(),
        locale: i18n.locale as Locale,
        context: () => ({
          ...currentCampaign(),
          ...currentProduct().sourceOf(host),
          ...partner(),
          ...named('widget', partnerName() && host.localName),
          ...named('test', isTest() ? 'true' : ''),
          ...named('lang', i18n.locale === 'en' ? undefined : i18n.locale),
          ...named('form', currentFormToken()),
        }),
      })(call, params, options),
    prepareCalls: () => void requestLayer().catch(() => {}),
    notify: notifier(i18n),
    i18n,
    locale: i18n.locale as Locale,
    emit,
    isTest,
    path: () => globalThis.location.pathname.replace(/^\//, ''),
    media: path =>
      mediaAddress(settings().storage || page.storage || `${apiOrigin()}/storage/`, path),
    page: path =>
      pageAddress(settings().site || page.site, path, () => ({...partner(), ...currentCampaign()})),
    display: () => displayOf(settings()),
    facts: () => factsOf(apiOrigin()),
    host,
  }
}

/** Starts calls before there are services: with the address that the services' calls will have. */
export const callStarter =
  (locale: Locale, settings: ElementSettings, leaving: AbortSignal): Beginning['startCall'] =>
  (path, params) => {
    if (currentSession().token()) return // a signed-in visitor's calls carry it
    const call = {method: 'GET', path} as const
    startCall(callAddress(apiOriginOf(settings), call, params, {locale}), leaving)
  }

const apiOriginOf = (settings: ElementSettings) =>
  settings.api || pageSettings().api || globalThis.location.origin

const named = (name: string, value: string | undefined): Record<string, string> =>
  value ? {[name]: value} : {}

/** The language of an element: its own, the loader's, then the page's. */
export const localeOf = (host: HTMLElement): Locale =>
  chooseLocale(host.getAttribute('lang'), pageSettings().lang, document.documentElement.lang)
