/** Slice: the homes in memory, which searches look at. */
import {defineSlice} from '#server/platform/slice.ts'
import {type CatalogueKeeper, keepCatalogue} from './catalogue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    catalogue: CatalogueKeeper
  }
}

export const catalogue = defineSlice('catalogue', ['content'], async (app, {isIdle}) => {
  const {log} = app
  const keeper = keepCatalogue(app)
  app.decorate('catalogue', keeper)
  if (isIdle) return
  app.addHook('onListen', async () => {
    // Searches that come first wait for it, or are asked to come again.
    keeper.latest().catch(error => log.warn({err: error}, 'the homes are not in memory yet'))
  })
})
