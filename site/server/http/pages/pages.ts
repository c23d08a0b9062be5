/** Pages, as the browser's own code renders them. */
import type {FastifyReply, FastifyRequest} from 'fastify'
import {chooseAmong, type Locale} from '#kit/i18n/locale.ts'
import type {ReadSiteContent, SiteContent} from '#server/content/records/site-content.ts'
import {launchLinks, siteRecordsOf} from '#server/content/records/site-records.ts'
import type {ContentVersion} from '#server/content/versions/content-version.ts'
import type {DrawName} from '#server/og-image/wordmark.ts'
import {isUnchanged} from '#server/platform/encoded-body.ts'
import type {Settings} from '#server/platform/env.ts'
import type {FormSecret} from '#server/platform/form-secret.ts'
import {HttpError} from '#server/platform/http-error.ts'
import {clientOf} from '#server/platform/limits/client-network.ts'
import {concurrencyLimit} from '#server/platform/limits/concurrency-limit.ts'
import type {RenderRequest, ReturnedForm} from '../../../app/core/render.tsx'
import type {ApiAccess} from '../../../app/shared-with-server/api-access.ts'
import {
  type DisplayChoice,
  displayOfChoice,
  offeredCurrencies,
  readDisplayChoice,
} from '../../../app/shared-with-server/display-choice.ts'
import {LANGUAGE_COOKIE, LANGUAGE_PARAMETER} from '../../../app/shared-with-server/language.ts'
import type {Build} from '../build.ts'
import {keepFormToken} from './forms/form-token.ts'
import {POLICY, pagePolicyOf} from './headers.ts'
import {pageCache, type SentPage, sentPage, versionOfSeconds} from './page-cache.ts'

/** A page with a rejected form: the page's own path, and the status that says why. */
export interface ReturnedPage {
  path: string
  status: number
  form: ReturnedForm
}

export interface Pages {
  send(request: FastifyRequest, reply: FastifyReply, returned?: ReturnedPage): Promise<FastifyReply>
  sendFailure(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The page for a lost connection, in the language of the request. */
  offline(request: FastifyRequest): Promise<SentPage>
  sendOffline(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Rendering takes tens of milliseconds of CPU time: with more at once all pages would be late. */
const CONCURRENT_PAGES = {total: 100, perNetwork: 30}

type BuiltPages = Pick<Build, 'renderer' | 'manifest'>

export interface PageParts {
  apiAccess: ApiAccess
  siteContent: ReadSiteContent
  drawName: DrawName
  /**
   * The version of the content; undefined when another back end stores it without reporting one.
   */
  contentVersion?: Pick<ContentVersion, 'current'>
  /** Signs the forms' time tokens; none: another back end issues no such tokens. */
  secret?: FormSecret
}

export function createPages(
  settings: Settings,
  {renderer, manifest}: BuiltPages,
  {secret, siteContent, contentVersion, apiAccess, drawName}: PageParts,
): Pages {
  const {siteUrl, languages, pageCacheSeconds} = settings
  const policyOf = pagePolicyOf(settings)
  const cache = pageCache(contentVersion ?? versionOfSeconds(pageCacheSeconds))
  const acquire = concurrencyLimit(CONCURRENT_PAGES)

  const requestFor = async (
    {choice, ...visitor}: Visitor,
    path: string,
    content: SiteContent,
  ): Promise<RenderRequest> => ({
    ...visitor,
    url: new URL(siteUrl + path),
    agency: content.agency,
    drawnName: await drawName(content.agency.name),
    records: siteRecordsOf(content, visitor.locale),
    launches: launchLinks(content, visitor.locale),
    display: displayOfChoice(choice, content.rates),
    currencies: offeredCurrencies(content.rates),
    contentVersion: content.version,
    apiUrl: settings.apiPublicUrl,
    apiAccess,
    siteUrl,
    languages,
    storageUrl: settings.storageUrl,
    production: settings.production,
    blockContextMenu: settings.blockContextMenu,
    mapTiles: settings.mapTiles,
    mapAttribution: settings.mapAttribution,
    asksForToken: secret && pageCacheSeconds ? true : undefined,
    hasDesk: settings.ownApi ? true : undefined,
    keepsOfflinePage: settings.offlinePage,
    manifest,
  })

  /** Throws an error with status 429 or 503 when too many pages are being rendered. */
  function render(request: FastifyRequest, path: string, version?: string, form?: ReturnedForm) {
    const {refused, release} = acquire(clientOf(request.ip))
    if (refused) throw new HttpError(refused, 'too many concurrent pages')
    const make = async () => {
      const content = await siteContent()
      const result = await renderer.render({
        ...(await requestFor(visitorOf(request, languages), path, content)),
        form,
      })
      const policy = policyOf({inline: result.inline, frames: result.frames})
      const page = await sentPage(result, policy)
      // The database failed in between: this is what was known before.
      const isOutdated = contentVersion && content.version !== version
      return isOutdated ? {...page, isShared: false} : page
    }
    return make().finally(release)
  }

  async function find(request: FastifyRequest): Promise<SentPage> {
    const address = renderer.keptAddress?.(new URL(siteUrl + request.url), languages)
    if (address === undefined) return {...(await render(request, request.url)), isShared: false}
    const {locale, mobile, choice} = visitorOf(request, languages)
    const chosen = Object.values(choice).join(' ')
    const pages = cache.for(address, chosen)
    const version = await pages.renew()
    if (version === undefined) return render(request, address)
    const key = `${locale} ${mobile ? 'mobile' : 'other'} ${chosen} ${address}`
    return pages.get(key) ?? pages.add(key, render(request, address, version))
  }

  /** By language, as long as the content stays: browsers ask after each page whether it has changed. */
  const offlinePages = new WeakMap<SiteContent, Map<Locale, Promise<SentPage>>>()

  async function offline(request: FastifyRequest) {
    const content = await siteContent()
    const visitor = visitorOf(request, languages)
    const {locale} = visitor
    const pages = offlinePages.get(content) ?? new Map<Locale, Promise<SentPage>>()
    offlinePages.set(content, pages)
    const make = async () => {
      const result = await renderer.renderOffline(await requestFor(visitor, '/', content))
      return sentPage({status: 200, ...result}, policyOf({inline: result.inline}))
    }
    const page = pages.get(locale) ?? make()
    pages.set(locale, page)
    page.catch(() => pages.delete(locale))
    return page
  }

  return {
    offline,
    async sendOffline(request, reply) {
      reply.header('cache-control', 'no-cache')
      return sendBody(request, reply, await offline(request))
    },
    async send(request, reply, returned) {
      const page = returned
        ? await render(request, returned.path, undefined, returned.form)
        : await find(request)
      const {failure, redirect, parameters, etag} = page
      if (failure)
        request.log.error({err: failure, route: request.routeOptions.url}, 'page data unavailable')
      // Words, or a page of a list, may lead elsewhere later.
      if (page.status === 302) reply.header('cache-control', PRIVATE)
      if (redirect)
        return reply.redirect(withOthers(redirect, request.url, parameters), page.status)
      const isPublic = pageCacheSeconds > 0 && page.isShared && !returned
      reply.headers({
        vary: VARY,
        'cache-control': isPublic ? `public, max-age=0, s-maxage=${pageCacheSeconds}` : PRIVATE,
      })
      if (secret && !isPublic) keepFormToken(request, reply, secret, settings)
      if (returned || page.status !== 200) {
        if (page.status === 503) reply.headers(UNAVAILABLE)
        // A form may have been posted to what is not there.
        reply.code(page.status === 200 ? (returned?.status ?? 200) : page.status)
      } else {
        reply.header('etag', etag)
        if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
      }
      return sendBody(request, reply, page)
    },
    async sendFailure(request, reply) {
      const wanted = await requestFor(visitorOf(request, languages), '/', await siteContent())
      const {html, inline} = await renderer.renderFailure(wanted)
      const page = await sentPage({status: 500, html, inline}, policyOf({inline}))
      reply.code(500).headers({vary: VARY, 'cache-control': PRIVATE})
      return sendBody(request, reply, page)
    },
  }
}

/** Each visitor's own: a campaign's parameters are no part of the page, nor of the cache's. */
function withOthers(redirect: string, asked: string, read: string[] = []) {
  const [path = '', query = ''] = redirect.split('?')
  const parameters = new URLSearchParams(query)
  const known = [...parameters.keys(), ...read]
  const others = [...new URLSearchParams(asked.split('?')[1])].filter(
    ([name]) => !known.includes(name),
  )
  if (others.length === 0) return redirect
  for (const [name, value] of others) parameters.append(name, value)
  return `${path}?${parameters}`
}

/** The language of the cookie, and the kind of device. */
const VARY = 'Cookie, Accept-Encoding, User-Agent'
const PRIVATE = 'private, no-cache'
/** The content is missing, as while the database is down: it will be there again. */
const UNAVAILABLE = {'retry-after': '30', 'cache-control': 'no-store'}

async function sendBody(
  {headers}: FastifyRequest,
  reply: FastifyReply,
  {body, policy}: Pick<SentPage, 'body' | 'policy'>,
) {
  const encoding = body.encodingFor(headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .headers({'content-type': 'text/html; charset=utf-8', [POLICY]: policy})
    .send(await body.in(encoding))
}

type Visitor = Pick<RenderRequest, 'locale' | 'mobile'> & {
  choice: DisplayChoice
}

/** All that a page is made for. */
function visitorOf(request: FastifyRequest, languages: readonly Locale[]): Visitor {
  const locale = localeOf(request, languages)
  return {
    locale,
    mobile: isMobile(request.headers['user-agent'] ?? ''),
    choice: readDisplayChoice(request.cookies, locale),
  }
}

/** The address may name a language, for that answer alone: the visitor's choice is the cookie. */
export const localeOf = (request: FastifyRequest, languages: readonly Locale[]): Locale =>
  chooseAmong(languages, siteLanguageNamed(request, languages), request.cookies[LANGUAGE_COOKIE])

/** The language that the address names, if it is one of the site's. */
export function siteLanguageNamed({query}: FastifyRequest, languages: readonly Locale[]) {
  const {[LANGUAGE_PARAMETER]: requested} = (query ?? {}) as Record<string, unknown>
  return languages.find(locale => locale === requested)
}

/** A phone or a tablet, as its user agent says (spec section 9). */
const isMobile = (userAgent: string) => /Android|webOS|iPhone|iPad|iPod/i.test(userAgent)
