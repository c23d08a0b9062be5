/** Pages, as the browser's own code renders them. */
import {randomBytes} from 'node:crypto'
import type {FastifyReply, FastifyRequest} from 'fastify'
import {chooseLocale, type Locale} from '../../../../widgets/shared/i18n/locale.ts'
import type {RenderRequest, ReturnedForm} from '../../../app/core/render.tsx'
import type {ApiAccess} from '../../../app/shared-with-server/api-access.ts'
import {LANGUAGE_COOKIE, LANGUAGE_PARAMETER} from '../../../app/shared-with-server/language.ts'
import {launchLinks, type ReadSiteContent, siteRecordsOf} from '../../content/site-content.ts'
import {issueFormToken} from '../../leads/time-trap.ts'
import type {Settings} from '../../platform/env.ts'
import type {Build} from '../build.ts'
import {httpError} from '../http-error.ts'
import {clientOf} from '../limits/client-network.ts'
import {concurrencyLimit} from '../limits/concurrency-limit.ts'
import {allowFrames, nonceOf} from './headers.ts'

/** A page with a rejected form: the page's own path, and the status that says why. */
export interface ReturnedPage {
  path: string
  status: number
  form: ReturnedForm
}

export interface Pages {
  send(request: FastifyRequest, reply: FastifyReply, returned?: ReturnedPage): Promise<FastifyReply>
  sendFailure(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Rendering takes tens of milliseconds of CPU time: with more at once all pages would be late. */
const CONCURRENT_PAGES = {total: 100, perNetwork: 30}

type BuiltPages = Pick<Build, 'renderer' | 'manifest'>

export interface PageParts {
  apiAccess: ApiAccess
  siteContent: ReadSiteContent
  /** Signs the forms' time tokens; none: another back end issues no such tokens. */
  secret?: string
}

export function createPages(
  settings: Settings,
  {renderer, manifest}: BuiltPages,
  {secret, siteContent, apiAccess}: PageParts,
): Pages {
  const renderRequest = async (request: FastifyRequest, path: string): Promise<RenderRequest> => {
    const locale = localeOf(request)
    const content = await siteContent()
    return {
      url: new URL(settings.siteUrl + path),
      locale,
      agency: content.agency,
      records: siteRecordsOf(content, locale),
      launches: launchLinks(content, locale),
      apiUrl: settings.apiPublicUrl,
      apiAccess,
      siteUrl: settings.siteUrl,
      storageUrl: settings.storageUrl,
      production: settings.production,
      blockContextMenu: settings.blockContextMenu,
      mapTiles: settings.mapTiles,
      mapAttribution: settings.mapAttribution,
      mobile: isMobile(request.headers['user-agent'] ?? ''),
      formToken: secret && issueFormToken(secret, Date.now()),
      formKey: randomBytes(16).toString('hex'),
      nonce: nonceOf(request),
      manifest,
    }
  }

  const acquire = concurrencyLimit(CONCURRENT_PAGES)
  /** Throws an error with status 429 or 503 when too many pages are being rendered. */
  const render = async (request: FastifyRequest, wanted: RenderRequest) => {
    const {refused, release} = acquire(clientOf(request.ip))
    if (refused) throw httpError(refused, 'too many concurrent pages')
    try {
      return await renderer.render(wanted)
    } finally {
      release()
    }
  }

  return {
    async send(request, reply, returned) {
      const {status, html, frames, redirect, failure} = await render(request, {
        ...(await renderRequest(request, returned?.path ?? request.url)),
        form: returned?.form,
      })
      if (failure)
        request.log.error({err: failure, route: request.routeOptions.url}, 'page data unavailable')
      if (frames) allowFrames(request, frames)
      if (redirect) return reply.redirect(redirect, 302)
      // A form may have been posted to what is not there.
      return asPage(reply.code(status === 200 ? (returned?.status ?? status) : status)).send(html)
    },
    async sendFailure(request, reply) {
      const html = await renderer.renderFailure(await renderRequest(request, '/'))
      return asPage(reply.code(500)).send(html)
    },
  }
}

/** The address may name a language, for that answer alone: the visitor's choice is the cookie. */
export function localeOf({query, cookies}: FastifyRequest): Locale {
  const {[LANGUAGE_PARAMETER]: requested} = query as Record<string, unknown>
  return chooseLocale(typeof requested === 'string' ? requested : null, cookies[LANGUAGE_COOKIE])
}

/** A phone or a tablet, as its user agent says (spec section 9). */
const isMobile = (userAgent: string) => /Android|webOS|iPhone|iPad|iPod/i.test(userAgent)

/** The language of the cookie, the kind of device, and a token of this minute: no shared cache may keep it. */
const asPage = (reply: FastifyReply) =>
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding, User-Agent',
  })
