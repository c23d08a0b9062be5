/** The language of an element: its own, the loader's, then the page's. */
import {chooseLocale, type Locale} from '../i18n/locale.ts'
import {pageSettings} from './page-settings.ts'

export const localeOf = (host: HTMLElement): Locale =>
  chooseLocale(host.getAttribute('lang'), pageSettings().lang, document.documentElement.lang)
