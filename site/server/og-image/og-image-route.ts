/**
 * The picture that networks show beside a shared link: one for every page and language, drawn when
 * it is first requested.
 */
import type {FastifyInstance, FastifyReply} from 'fastify'
import {languageOf} from '#kit/i18n/locale.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {siteRecordsOf} from '#server/content/records/site-records.ts'
import type {Settings} from '#server/platform/env.ts'
import {clientOf} from '#server/platform/limits/client-network.ts'
import {concurrencyLimit} from '#server/platform/limits/concurrency-limit.ts'
import type {ShareCard, ShareCardRequest} from '../../app/core/render.tsx'
import type {ApiAccess} from '../../app/shared-with-server/api-access.ts'
import {pageOfShareImage} from '../../app/shared-with-server/og-image-path.ts'
import type {BuiltMedia} from './fonts.ts'
import type {RenderOgImage} from './og-images.ts'

/** Waiting requests included, since each may hold a picture in memory. */
const CONCURRENT_REQUESTS = {total: 12, perNetwork: 4}

/** Seconds that clients cache an image: a complete one, and one whose picture could not be fetched. */
const MAX_AGE = {whole: 3600, passing: 60}

interface BuiltCards {
  /** Knows the words of a shared link's picture. */
  renderer: {shareCardOf(request: ShareCardRequest): Promise<ShareCard>}
  media: BuiltMedia
}

export function addOgImages(
  site: FastifyInstance,
  settings: Settings,
  {renderer, media}: BuiltCards,
  {siteContent, apiAccess}: {siteContent: ReadSiteContent; apiAccess: ApiAccess},
) {
  const {siteUrl, languages} = settings
  let drawings: Promise<RenderOgImage> | undefined
  const acquire = concurrencyLimit(CONCURRENT_REQUESTS)

  site.get('/share/*', async (request, reply) => {
    const requested = pageOfShareImage(request.url)
    const locale = languages.find(each => each === requested?.locale)
    if (!requested || !locale) return nothing(reply, 404)
    const {refused, release} = acquire(clientOf(request.ip))
    if (refused) return busy(reply, refused)
    try {
      const content = await siteContent()
      const card = await renderer.shareCardOf({
        path: requested.path,
        locale,
        apiAccess,
        siteUrl,
        agency: content.agency,
        records: siteRecordsOf(content, locale),
      })
      if (card.status === 503) return busy(reply)
      if (card.status !== 200) return nothing(reply, card.status)
      const {section, title, line, picture} = card
      // The renderer is loaded with the first request: many sites never need it.
      drawings ??= import('./og-images.ts').then(({createOgImages}) =>
        createOgImages(settings, media),
      )
      const draw = await drawings
      const {direction} = languageOf(locale)
      const {name, image, isTemporary} = await draw(
        {agency: content.agency.name, section, title, line, direction},
        picture,
      )
      const etag = `"${name.slice(0, 32)}"`
      reply.headers({
        'cache-control': `public, max-age=${MAX_AGE[card.isTemporary || isTemporary ? 'passing' : 'whole']}`,
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type('image/jpeg').send(image)
    } finally {
      release()
    }
  })
}

const nothing = (reply: FastifyReply, status: number) =>
  said(reply.code(status), 'There is nothing at this address.\n')

/** Too many at a time, or the back end does not answer. */
const busy = (reply: FastifyReply, status = 503) =>
  said(reply.code(status).header('retry-after', '5'), 'Please come back in a moment.\n')

const said = (reply: FastifyReply, text: string) =>
  reply
    .headers({'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8'})
    .send(text)
