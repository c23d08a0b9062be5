import {address, choice, flag, text} from './attributes.ts'

/** Attributes every widget takes. The loader's own tag sets them for a whole page. */
export const commonAttributes = {
  /** Where the API lives, for example `https://api.example.com`. Defaults to the loader's setting. */
  api: text(),
  /** Language of the widget: {language-codes}; it decides the direction, too. Defaults to the page's own, then to English. */
  lang: text(),
  /** `auto` follows the page's `color-scheme`; `light` and `dark` override it. */
  theme: choice(['auto', 'light', 'dark'], 'auto'),
  /** The partner's id; it is sent with every enquiry. */
  partner: text(),
  /** What is sent is a test: it is stored apart, and nobody answers it. The form says so. */
  test: flag(),
  /** Where the agency's own pages are. Defaults to where the loader came from. */
  site: address(),
  /** Where stored pictures and films are. Defaults to the loader's setting, then to `/storage/` of the API. */
  storage: text(),
}
