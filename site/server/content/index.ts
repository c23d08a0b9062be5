/** Slice: the content that visitors read, its imports and feeds, and the version it has. */
import type {Database} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {closeLater, defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import {scheduleSync} from './feeds/scheduled-sync.ts'
import type {Changes} from './import/replace-records.ts'
import {contentVersion} from './import-tables.ts'
import {refreshRates} from './rates/refresh-rates.ts'
import {type ReadSiteContent, siteContentOf} from './records/site-content.ts'
import {readOlderHomes} from './records/unread-amenities.ts'
import {describeProblem} from './schema/problem.ts'
import type {Content, ContentReport} from './tasks/content.ts'
import {contentInProcess} from './tasks/content-process.ts'
import {recordRuns} from './tasks/content-runs.ts'
import {type ContentVersion, openContentVersion} from './versions/content-version.ts'
import {openReader, type Reader} from './versions/reader.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Imports, exports and syncs. */
    content: Content
    contentVersion: ContentVersion
    siteContent: ReadSiteContent
    /** Reads public content, from a replica where there is one. */
    reader: Reader
  }
}

export interface ContentOptions extends SliceOptions {
  /** Performs imports in another way, for tests. */
  contentOf?: (app: {database: Database}) => Content & {close?(): unknown}
}

export const content = defineSlice<ContentOptions>(
  'content',
  ['platform'],
  async (app, options) => {
    const {settings, database, log} = app
    const {sync: syncSettings, ratesUrl, seed} = settings
    const tasks: Content & {close?(): unknown} =
      options.contentOf?.(app) ??
      recordRuns(contentInProcess({settings, database, log}), {database, log})
    const reader = openReader(settings, database, log)
    app.decorate('content', tasks)
    const version = openContentVersion(database)
    app.decorate('contentVersion', version)
    app.decorate('siteContent', siteContentOf(database, version))
    app.decorate('reader', reader)
    closeLater(app, reader, {close: () => tasks.close?.()})
    if (options.isIdle) return

    const olderHomes = readOlderHomes(database, log)
    const sync =
      syncSettings && scheduleSync({database, content: tasks, settings: syncSettings, log})
    const rates = ratesUrl ? refreshRates({database, url: ratesUrl, log}) : undefined
    app.addHook('onReady', async () => {
      // Up or down: leads are taken either way, but who waits for "ready" wants the rest too.
      await seedOnce({database, content: tasks, seed, log}).catch(error => {
        log.error({err: error}, 'no content yet')
      })
      void olderHomes.look()
    })
    app.addHook('onListen', async () => {
      // Needed modules are loaded when a task is due, and an empty database has its content by
      // now.
      void sync?.look()
      void rates?.look()
    })
    app.addHook('onClose', async () => {
      // A sync ends with the task that it runs.
      const synced = sync?.close()
      await tasks.close?.()
      await Promise.all([synced, rates?.close(), olderHomes.close()])
    })
  },
)

/** An agency's own PostgreSQL is left alone: its operator imports what belongs there. */
async function seedOnce({database, content, seed, log}: Seeding) {
  if (!database.embedded || !seed) return
  const orm = await database.ready()
  if (await orm.$count(contentVersion)) return
  const report = await content.perform('import', seed)
  if (report.is === 'imported')
    log.info({seed, records: countsOf(report.changes)}, 'imported initial content')
  else log.error({seed, reasons: reasonsOf(report)}, 'initial content import failed')
}

interface Seeding {
  database: Database
  content: Content
  seed: string | undefined
  log: Log
}

const countsOf = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([kind, {records}]) => [kind, records]))

function reasonsOf(report: ContentReport) {
  if (report.is === 'refused') return report.problems.map(describeProblem)
  return report.is === 'failed' ? [report.says] : []
}
