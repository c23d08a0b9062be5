/** Slice: files that visitors send, on this machine's disk until the bucket has them. */
import {closeLater, defineSlice} from '#server/platform/slice.ts'
import {moveUploads} from './move-uploads.ts'
import {openUploads, type Uploads} from './uploads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    uploads: Uploads
  }
}

export const uploads = defineSlice('uploads', ['platform'], async (app, {pauses}) => {
  const {settings, privateFiles: files, log} = app
  const {dataDir} = settings
  const mover = moveUploads({dataDir, files, log, pauses})
  app.decorate('uploads', await openUploads(dataDir, log, mover.wake))
  app.addHook('onReady', async () => mover.wake())
  closeLater(app, mover)
})
