import {address, choice, flag, text} from './attributes.ts'

/** Attributes every widget takes. The loader's own tag sets them for a whole page. */
export const commonAttributes = {
  /** The API's address, for example `https://api.example.com`. Defaults to the loader's setting. */
  api: text(),
  /** Language of the widget: {language-codes}; it decides the direction, too. Defaults to the page's own, then to English. */
  lang: text(),
  /** `auto` follows the page's `color-scheme`; `light` and `dark` override it. */
  theme: choice(['auto', 'light', 'dark'], 'auto'),
  /** The partner's id; it is sent with every enquiry. */
  partner: text(),
  /** Marks enquiries as tests: they are stored apart and never answered. The form states this. */
  test: flag(),
  /** The address of the agency's own pages. Defaults to the origin of the loader. */
  site: address(),
  /**
   * The address of stored media. Defaults to the loader's setting, then to `/storage/` of the API.
   */
  storage: text(),
}
