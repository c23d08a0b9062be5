/** Addresses of what an answer of the API names by a path. */

/**
 * A stored path behind the storage's base URL (spec section 3). An address of another origin stays
 * as it is; anything that is neither, a script for example, becomes a path below the base.
 */
export function mediaAddress(base: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path
  const folder = base.endsWith('/') ? base : `${base}/`
  return folder + encodeURI(path.replace(/^\/+/, '')).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

/**
 * A page of the agency. On the agency's own site `site` is empty, and the path is as its links are; elsewhere
 * `sender` says who sends the visitor, also in an absolute address, which keeps its host. What begins with `.` or `?` is
 * seen from the page that shows the widget.
 */
export function pageAddress(
  site: string | undefined,
  path: string,
  sender: () => Record<string, string>,
): string {
  if (!site || /^[.?]/.test(path)) return ownLink(path)
  const address = parseUrl(path, site)
  if (!address) return ownLink(path)
  for (const [name, value] of Object.entries(sender())) address.searchParams.set(name, value)
  return address.href
}

let ownLink = (path: string) => path

/** The host site says how its links are written: they keep the language of its address. */
export function provideLinks(link: typeof ownLink) {
  ownLink = link
}

/** Nothing for what is no address. As URL.parse(), which is too new. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
