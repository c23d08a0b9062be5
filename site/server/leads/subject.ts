/** What an enquiry is about: the property whose page it was sent from, the person it was written to. */

/** Before a slug: routes of the site whose pages are each a property's. */
export const PROPERTY_PAGES = ['/properties/', '/projects/detail/']

/** A visitor's page as forms send it: a path without its first slash, or a whole address. */
const PAGE = /^(?:https?:\/\/[^/]*)?\/?([^?#]*)/i

const SLUG = /^[\w-]+$/

/** Its slug; null where the page is another one. */
export function propertyOf(fromUrl: string | null): string | null {
  const path = `/${PAGE.exec(fromUrl ?? '')?.[1] ?? ''}`.toLowerCase()
  const beginning = PROPERTY_PAGES.find(one => path.startsWith(one))
  const slug = beginning ? path.slice(beginning.length).replace(/\/$/, '') : ''
  return SLUG.test(slug) ? slug : null
}

/** The slug of the member of the team; null where it was written to all. */
export const agentOf = (payload: Record<string, unknown>): string | null =>
  typeof payload.team_member === 'string' && SLUG.test(payload.team_member)
    ? payload.team_member
    : null
