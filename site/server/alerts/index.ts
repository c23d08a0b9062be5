/** Slice: saved searches. Their mails are made of the site's own words, so the site sends them. */
import {defineSlice} from '#server/platform/slice.ts'

/** Tells the part of the server that sends mails that there is one to send. */
export interface MailsDue {
  wake(): void
  /** Returns what ends it. */
  onWake(listener: () => void): () => void
}

declare module 'fastify' {
  interface FastifyInstance {
    mailsDue: MailsDue
  }
}

export const alerts = defineSlice('alerts', ['platform'], async app => {
  const listeners = new Set<() => void>()
  app.decorate('mailsDue', {
    wake() {
      for (const listener of listeners) listener()
    },
    onWake(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
})
