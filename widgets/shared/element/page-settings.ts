/**
 * What the loader's tag says for every widget of the page. The loader leaves it in `window.ocp`,
 * the only global of the product.
 */
export interface PageSettings {
  /** Origin of the API. */
  api?: string
  lang?: string
  partner?: string
  /** Where the agency's own pages are. */
  site?: string
  /** Where stored media are. */
  storage?: string
  /** Where maps have their pictures from, and whom to name for them. */
  tiles?: string
  'tiles-attribution'?: string
  /** Signed time at which the loader was served; it tells people from scripts that post at once. */
  token?: string
}

const names = [
  'api',
  'lang',
  'partner',
  'site',
  'storage',
  'tiles',
  'tiles-attribution',
  'token',
] as const

/** The page's settings; empty on the host site, and where a page has put something else there. */
export function pageSettings(): PageSettings {
  const found: unknown = (globalThis as {ocp?: unknown}).ocp
  if (typeof found !== 'object' || found === null || found instanceof EventTarget) return {}
  const given = found as Record<string, unknown>
  return Object.fromEntries(names.map(name => [name, asText(given[name])]))
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
