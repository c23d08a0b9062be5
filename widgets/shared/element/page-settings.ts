/**
 * What the loader's tag says for every widget of the page. The loader leaves it in `window.ocp`,
 * the only global of the product.
 */
export interface PageSettings {
  /** Origin of the API. */
  api?: string
  lang?: string
  partner?: string
  /** Signed time at which the loader was served; it tells people from scripts that post at once. */
  token?: string
}

/** The page's settings; empty on the host site, and where a page has put something else there. */
export function pageSettings(): PageSettings {
  const found: unknown = (globalThis as {ocp?: unknown}).ocp
  if (typeof found !== 'object' || found === null || found instanceof EventTarget) return {}
  const {api, lang, partner, token} = found as Record<string, unknown>
  return {api: asText(api), lang: asText(lang), partner: asText(partner), token: asText(token)}
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
