/**
 * Closes connections when a server shuts down. Node waits for every connection that is not idle, and
 * also counts those as active over which nothing, or only part of a request, was received.
 */
import type {Socket} from 'node:net'
import type {FastifyInstance} from 'fastify'

/** For requests in progress. The site and the API shut down one after the other, within 5 s. */
const GRACE_MS = 2_000

/** Closes unused connections at once and all others after a grace period. */
export function closeConnectionsOnShutdown(app: FastifyInstance) {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, GRACE_MS).unref()
  })
}
