/** Slice: the content that visitors read, its imports and feeds, and the version it has. */
import type {Database} from '#server/platform/db/connect.ts'
import {closeLater, defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import type {Content} from './content.ts'
import {contentInProcess} from './content-process.ts'
import {recordRuns} from './content-runs.ts'
import {type ContentVersion, contentVersionOf} from './content-version.ts'
import {scheduleSync} from './feeds/scheduled-sync.ts'
import {refreshRates} from './rates/refresh-rates.ts'
import {openReader, type Reader} from './reader.ts'
import {seedOnce} from './seed.ts'
import {type ReadSiteContent, siteContentOf} from './site-content.ts'
import {readOlderHomes} from './unread-amenities.ts'

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
  /** Facts of the agency from elsewhere than the database, for tests. */
  siteContent?: ReadSiteContent
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
    app.decorate('contentVersion', contentVersionOf(database))
    app.decorate('siteContent', options.siteContent ?? siteContentOf(database))
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
      // What it takes is loaded when it is due, and an empty database has its content by now.
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
