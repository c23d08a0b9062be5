/**
 * What becomes of open connections when a server stops. Node waits for every one that is not idle,
 * and takes those for busy over which nothing, or half a request, was ever sent.
 */
import type {Socket} from 'node:net'
import type {FastifyInstance} from 'fastify'

/** Milliseconds for what is under way; the site and the API stop one after the other. */
const GRACE = 2_000

/** Closes unused connections as soon as the server begins to stop, and the others soon after. */
export function closeConnectionsAtStop(app: FastifyInstance) {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    setTimeout(() => {
      for (const socket of open) socket.destroy()
    }, GRACE).unref()
  })
}
