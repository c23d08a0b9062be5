/**
 * The slug in the address of a partner's page. A pattern says where: `/homes/{slug}`,
 * `/home?id={slug}` or, of a parameter, its name alone: `?home`.
 */
export interface SlugSource {
  slug: string
  slugFrom: string
}

/** The slug in the address of the page, else the attribute's. */
export const slugOf = ({slug, slugFrom}: SlugSource) =>
  (slugFrom && globalThis.location && slugIn(slugFrom, location)) || slug

function slugIn(pattern: string, {pathname, search}: Pick<Location, 'pathname' | 'search'>) {
  const [, parameter] = /[?&]([^?&=]+)(?:=\{slug\})?$/.exec(pattern) ?? []
  if (parameter) return new URLSearchParams(search).get(parameter) ?? ''
  const [before = '', after = ''] = pattern.replace(/^https?:\/\/[^/]+/, '').split('{slug}')
  const at = pathname.lastIndexOf(before)
  if (at < 0) return ''
  const [segment = ''] = pathname.slice(at + before.length).split('/')
  return decoded(after && segment.endsWith(after) ? segment.slice(0, -after.length) : segment)
}

/** An invalid encoding stays as it is. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
