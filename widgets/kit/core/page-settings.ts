/**
 * Settings of the loader's tag for every widget of the page. The loader leaves them in the page
 * under a symbol, so that no name of the page is taken; `window.ocp` is only the interface for the
 * page's commands.
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
  /** The address of the agency's own pages. */
  site?: string
  /** The address of stored media. */
  storage?: string
  /** The display of prices and areas, in the syntax of the attributes of widgets with prices. */
  currency?: string
  units?: string
  /** The source of map tiles, and its attribution. */
  tiles?: string
  'tiles-attribution'?: string
  /**
   * The API's origin again where it counts the use of widgets, as the agency's own back end does; an
   * empty text for another, or to count nothing.
   */
  counts?: string
  /** Signed time at which the loader was served, to detect scripts that post at once. */
  token?: string
  /** Hashes of partners whose pages keep what is written between the tags, with spaces. */
  off?: string
  /** Notifies widgets when a partner was disabled; the window's listeners are the page's own. */
  switches?: EventTarget
  /** The loader's second file is here already. */
  companion?: true
  /** Fetches the widget of a tag, once. */
  fetchWidget?: (tag: string) => void
  /** Values that a page has filled in for its visitor, as a query; later forms use them, too. */
  prefill?: string
}

/** The loader's own code writes it out, for its size. */
export const SETTINGS = Symbol.for('ocp.page')
const page = globalThis as {[SETTINGS]?: PageSettings}

/** The page's settings themselves; none where there is no loader. */
export const pageSettings = (): PageSettings => page[SETTINGS] ?? {}

/**
 * Adds to the page's settings, or begins them: for pages without the loader's tag, which take the
 * widgets from the npm package.
 */
export function setPageSettings(more: PageSettings) {
  page[SETTINGS] = {...page[SETTINGS], ...more}
}

/** Any other text is none of ours: `data-test` is a name that tools of testers use as well. */
export const isTestPage = () => `${pageSettings().test}` === 'true'

/** The loader's tag, by its address; a query behind it is left to whom it is of use. */
export const LOADER_TAG = 'script[src*="embed/"][src*="/loader.js"]'

/**
 * A partner's name as the loader's list of disabled ones has it (FNV-1a): anybody can fetch the list,
 * and should not read who is in it.
 */
export function partnerHash(name: string): string {
  let hash = 2166136261
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36)
}

/** Returns true when a list of hashes, separated by spaces, contains this partner. */
export const isListed = (list: string | undefined, partner: string | null | undefined) =>
  Boolean(partner && list?.split(' ').includes(partnerHash(partner)))
