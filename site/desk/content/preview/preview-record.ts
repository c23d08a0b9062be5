/**
 * The real page as it would be with a draft: the draft is written in a transaction, the page is
 * rendered from an API that reads in that transaction, and all of it is rolled back. Nothing of it is
 * kept in the caches of the server, which know the content by its version.
 */
import {setTimeout as delay} from 'node:timers/promises'
import fastify from 'fastify'
import type {DeskParts} from '#desk/desk-parts.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {openCards} from '#server/catalogue/cards.ts'
import type {Catalogue} from '#server/catalogue/catalogue.ts'
import {contentRows, type Transaction} from '#server/content/records/content-rows.ts'
import {launchesAndLegal, type SiteContent} from '#server/content/records/site-content.ts'
import {launchLinks, siteRecordsOf} from '#server/content/records/site-records.ts'
import {createAnswerCache} from '#server/http/api/answer-cache.ts'
import {refused} from '#server/http/api/answers.ts'
import {addReadingCalls} from '#server/http/api/calls.ts'
import {answerFailure} from '#server/http/api/failures.ts'
import {readHandlers} from '#server/http/api/read-handlers.ts'
import {inProcessFetch} from '#server/http/in-process-fetch.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {queue} from '#server/platform/in-parallel.ts'
import type {RenderRequest} from '../../../app/core/render.tsx'
import {offeredCurrencies} from '../../../app/shared-with-server/display-choice.ts'
import {writeTexts} from '../media/picture-texts.ts'
import {canBeHidden, type RecordName} from '../record/change-record.ts'
import {checkOne, type FieldProblem} from '../record/check-one.ts'
import {currentRecord, type Value} from '../record/current-record.ts'
import {publicPath} from './public-path.ts'

export type Preview =
  | {is: 'page'; html: string; style: string[]; frames: string[]}
  | {is: 'refused'; problems: FieldProblem[]}
  /** No page shows records of this kind. */
  | {is: 'none'}
  | {is: 'late'}

interface Wanted extends RecordName {
  value: Value
  locale: Locale
  isMobile: boolean
}

/** The embedded database has one connection, for which everybody else waits meanwhile. */
const TIMEOUT_MS = 8_000

/** The content around the draft. */
interface Published {
  content: SiteContent
  catalogue: Catalogue
}

/** Nothing is kept. */
const unknown = {current: () => undefined}

class RolledBack extends Error {}

type Parts = Pick<
  DeskParts,
  'database' | 'storage' | 'siteContent' | 'catalogue' | 'renderer' | 'manifest' | 'settings'
>

export async function previewRecord(parts: Parts, wanted: Wanted): Promise<Preview> {
  // Before the transaction: it may have to read the database.
  const content = await parts.siteContent()
  const catalogue = await parts.catalogue.latest()
  const orm = await parts.database.ready()
  let preview: Preview = {is: 'late'}
  await orm
    .transaction(async transaction => {
      const late = delay(TIMEOUT_MS, {is: 'late'} as const, {ref: false})
      preview = await Promise.race([render(transaction, parts, wanted, {content, catalogue}), late])
      throw new RolledBack()
    })
    .catch(error => {
      if (!(error instanceof RolledBack)) throw error
    })
  return preview
}

async function render(
  orm: Transaction,
  {storage, renderer, manifest, settings}: Parts,
  {kind, key, value, locale, isMobile}: Wanted,
  published: Published,
): Promise<Preview> {
  const current = await currentRecord(orm, kind, key)
  const {values, texts, problems} = await checkOne(orm, storage, {kind, key, value, current})
  if (problems.length) return {is: 'refused', problems}
  const path = publicPath(kind, key, values)
  if (!path) return {is: 'none'}
  const shown = canBeHidden(kind) ? {...values, published: true} : values
  await contentRows(kind).write(orm, [{id: key, values: shown}])
  await writeTexts(orm, texts)
  const content = {...published.content, ...(await launchesAndLegal(orm))}
  const api = previewApi(orm, content, published.catalogue)
  await api.ready()
  try {
    const {apiUrl, apiPublicUrl, storageUrl, siteUrl, languages} = settings
    const request: RenderRequest = {
      locale,
      languages,
      mobile: isMobile,
      siteUrl,
      storageUrl,
      manifest,
      url: new URL(path, siteUrl),
      agency: content.agency,
      launches: launchLinks(content, locale),
      display: {},
      currencies: offeredCurrencies(content.rates),
      records: siteRecordsOf(content, locale),
      // An API for this preview alone: no other page may call it, and this page may call no other.
      apiAccess: {origin: apiUrl, fetch: inProcessFetch(api, apiUrl), isOnce: true},
      apiUrl: apiPublicUrl,
      production: settings.production,
      blockContextMenu: false,
      mapTiles: settings.mapTiles,
      mapAttribution: settings.mapAttribution,
    }
    const {html, inline, frames = []} = await renderer.render(request)
    return {is: 'page', html, style: [...inline.style], frames}
  } finally {
    await api.close()
  }
}

/** Reads, and keeps nothing. */
function previewApi(orm: Orm, content: SiteContent, catalogue: Catalogue) {
  const app = fastify()
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused(404, '')))
  const atOnce = queue(1)
  const handlers = readHandlers({
    // One after the other: they share a connection.
    reader: {read: (_version, query) => atOnce(() => query(orm))},
    cache: createAnswerCache(unknown),
    cards: openCards(),
    // Searches are those of the others: the homes beside the draft.
    catalogue: {of: async () => catalogue},
    siteContent: async () => content,
  })
  addReadingCalls(app, handlers)
  return app
}
