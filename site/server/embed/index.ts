/** Slice: files of other builds, for pages that were loaded before this server started. */
import {closeLater, defineSlice} from '#server/platform/slice.ts'
import {type RetainedFiles, retainedFiles} from './retained/retained-files.ts'

declare module 'fastify' {
  interface FastifyInstance {
    retained: RetainedFiles
  }
}

export const embed = defineSlice('embed', ['platform'], async app => {
  const retained = retainedFiles(app.database, app.log)
  app.decorate('retained', retained)
  closeLater(app, retained)
})
