/**
 * Closes connections when a server shuts down. Node waits for every connection that is not idle, and
 * also counts those as active over which nothing, or only part of a request, was received.
 */
import type {Socket} from 'node:net'
import type {FastifyInstance} from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the grace period for requests in progress; `close()` does, too. */
    startGrace(): void
  }
}

/**
 * For requests in progress. The site and the API shut down one after the other, within 5 s: the grace
 * period of both starts with the first, and the second has at least MIN_GRACE_MS of its own.
 */
const GRACE_MS = 2_000
const MIN_GRACE_MS = 500

/** Closes unused connections at once and all others after a grace period. */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  const open = new Set<Socket>()
  let graceEnd: number | undefined
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.decorate('startGrace', () => {
    graceEnd ??= performance.now() + GRACE_MS
  })
  app.addHook('preClose', async () => {
    app.startGrace()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    const left = (graceEnd ?? 0) - performance.now()
    setTimeout(
      () => {
        for (const socket of open) socket.destroy()
      },
      Math.max(MIN_GRACE_MS, left),
    ).unref()
  })
}
