/** Slice: viewings at an hour that a visitor chooses. */
import {defineSlice} from '#server/platform/slice.ts'
import {openViewings, type Viewings} from './viewings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    viewings: Viewings
  }
}

export const viewings = defineSlice('viewings', ['platform', 'content', 'leads'], async app => {
  const {database, siteContent, leads, outbox, mailer, log} = app
  const onMail = mailer && outbox.wake
  app.decorate('viewings', openViewings({database, siteContent, leads, onMail, log}))
})
