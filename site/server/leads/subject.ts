/** The subject of an enquiry: the property that its page shows, the person it was written to. */
import {locales} from '#kit/i18n/locale.ts'

/** Before a slug: routes of the site whose pages are each a property's. */
export const PROPERTY_PAGES = ['/properties/', '/projects/detail/']

/** A visitor's page as forms send it: a path without its first slash, or a whole address. */
const PAGE = /^(?:https?:\/\/[^/]*)?\/?([^?#]*)/i

/** Before the path, where pages are told apart by their language. */
const LANGUAGE = new RegExp(`^(?:${locales.join('|')})/`)

const SLUG = /^[\w-]+$/

export const isSlug = (text: string) => SLUG.test(text)

/** The path of a page without slashes around it, in small letters and without a language. */
export const pathOf = (page: string | null) =>
  (PAGE.exec(page ?? '')?.[1] ?? '').toLowerCase().replace(LANGUAGE, '').replace(/\/$/, '')

/** The slug after one of these routes; null where the page is another one. */
export function slugAfter(routes: string[], page: string | null): string | null {
  const path = `/${pathOf(page)}`
  const beginning = routes.find(one => path.startsWith(one))
  const slug = beginning ? path.slice(beginning.length) : ''
  return isSlug(slug) ? slug : null
}

/** The property whose page this is; whether there is one of that name is not known here. */
export const propertyOf = (page: string | null) => slugAfter(PROPERTY_PAGES, page)

/**
 * The page as it is stored: of this site its path without the first slash, so that it is one page
 * wherever it was read; of another its address. Neither query nor fragment: they may be personal.
 */
export function pageOf(address: string | undefined, siteUrl: string): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const {protocol, host, origin, pathname} = new URL(address)
  if (!/^https?:$/.test(protocol)) return undefined
  const isOwn = URL.canParse(siteUrl) && new URL(siteUrl).host === host
  if (!isOwn) return origin + pathname
  const path = pathname.replace(/^\/+/, '')
  return SECRET_PAGES.find(beginning => path.startsWith(`${beginning}/`)) ?? (path || '/')
}

/** Pages below hold a token in their address, with which somebody's search or viewing can be changed. */
const SECRET_PAGES = ['saved-searches', 'viewings']

type Sent = Record<'page' | 'fromUrl' | 'partner' | 'claimedPartner', string | null>

/**
 * The page's path on this site; undefined where it may be elsewhere. Anybody can send any address, and
 * without a page a partner's path belongs to its own site, whose host is unknown.
 */
export function ownPageOf({page, fromUrl, partner, claimedPartner}: Sent, siteUrl: string) {
  if (page) return ownPath(page, siteUrl)
  return fromUrl && !partner && !claimedPartner ? ownPath(fromUrl, siteUrl) : undefined
}

/** The slug of the member of the team; null where it was written to all. */
export const agentOf = (payload: Record<string, unknown>): string | null =>
  typeof payload.team_member === 'string' && isSlug(payload.team_member)
    ? payload.team_member
    : null

/** Path and query of an address on this site. Undefined when a browser would go elsewhere. */
export function ownPath(address: string, siteUrl: string): string | undefined {
  if (!URL.canParse(address, siteUrl)) return undefined
  const {origin, pathname, search} = new URL(address, siteUrl)
  const isOwn = origin === new URL(siteUrl).origin && !pathname.startsWith('//')
  return isOwn ? pathname + search : undefined
}
