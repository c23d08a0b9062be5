/**
 * Connections over which nothing was ever sent, as browsers open them ahead of time. Node takes them
 * for busy ones, and a server that stops would wait for them until it is cut.
 */
import type {Socket} from 'node:net'
import type {FastifyInstance} from 'fastify'

/** Has the server close them as soon as it begins to stop. */
export function closeUnusedConnections(app: FastifyInstance) {
  const open = new Set<Socket>()
  app.server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
