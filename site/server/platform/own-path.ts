/** Path and query of an address on this site. Undefined when a browser would go elsewhere. */
export function ownPath(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(address, siteUrl)) return undefined
  const {origin, pathname, search} = new URL(address, siteUrl)
  const isOwn = origin === new URL(siteUrl).origin && !pathname.startsWith('//')
  return isOwn ? pathname + search : undefined
}
