/** Slice: viewings at an hour that a visitor chooses. */
import {defineSlice, type SliceOptions} from '#server/platform/slice.ts'
import type {ViewingHooks} from './hooks.ts'
import {openViewings, type Viewings} from './viewings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    viewings: Viewings
  }
}

interface ViewingsOptions extends SliceOptions {
  hooks: ViewingHooks
}

export const viewings = defineSlice<ViewingsOptions>(
  'viewings',
  ['platform', 'content', 'leads'],
  async (app, {hooks}) => {
    const {database, siteContent, leads, outbox, mailer, log} = app
    const onMail = mailer && outbox.wake
    app.decorate('viewings', openViewings({database, siteContent, leads, hooks, onMail, log}))
  },
)
