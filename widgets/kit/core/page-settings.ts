/**
 * What the loader's tag says for every widget of the page. The loader leaves it in the page under a
 * symbol, so that no name of the page is taken; `window.ocp` is only what a page calls us by.
 */
export interface PageSettings {
  /** Origin of the API. */
  api?: string
  lang?: string
  partner?: string
  /** `true`: what is sent from the page is a test. */
  test?: string | boolean
  /** `light` or `dark`; `auto` follows the page. */
  theme?: string
  /** Where the agency's own pages are. */
  site?: string
  /** Where stored media are. */
  storage?: string
  /** What prices and areas are shown in, as the attributes of widgets with prices have it. */
  currency?: string
  units?: string
  /** Where maps have their pictures from, and whom to name for them. */
  tiles?: string
  'tiles-attribution'?: string
  /**
   * The API's origin again where it counts the use of widgets, as the agency's own back end does; an
   * empty text for another, or to count nothing.
   */
  counts?: string
  /** Signed time at which the loader was served; it tells people from scripts that post at once. */
  token?: string
  /** Hashes of partners whose pages keep what is written between the tags, with spaces. */
  off?: string
  /** Where widgets hear that a partner was switched off; the window's listeners are the page's own. */
  switches?: EventTarget
  /** The loader's second file is here already. */
  companion?: true
  /** Fetches the widget of a tag, once. */
  fetchWidget?: (tag: string) => void
  /** What a page has filled in for its visitor, as a query; for forms that come later, too. */
  prefill?: string
}

/** The loader's own code writes it out, for its size. */
export const SETTINGS = Symbol.for('ocp.page')
const page = globalThis as {[SETTINGS]?: PageSettings}

/** The page's settings themselves; none where there is no loader. */
export const pageSettings = (): PageSettings => page[SETTINGS] ?? {}

/** Any other text is none of ours: `data-test` is a name that tools of testers use as well. */
export const isTestPage = () => `${pageSettings().test}` === 'true'
