/** Listens, or says which variable to change. */
import {createServer, type Server} from 'node:net'
import type {FastifyInstance} from 'fastify'
import {OperatorError} from '#server/platform/operator-error.ts'

interface Address {
  host: string
  port: number
  /** The environment variable of the port. */
  variable: string
}

export async function listen(server: FastifyInstance, {host, port, variable}: Address) {
  const isLocal = host === 'localhost'
  const second = isLocal ? alsoListen(server) : undefined
  try {
    await server.listen({
      host: isLocal ? '127.0.0.1' : host,
      port,
      listenTextResolver: () => 'listening',
    })
    if (second) await listenOnIPv6(second, port)
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException
    const remedy = REMEDIES[code ?? '']
    throw remedy ? new OperatorError(remedy(host, port, variable)) : error
  }
}

/**
 * Browsers take `localhost` for ::1 too, whatever the machine's hosts file says. Connections made
 * there are handed to the one HTTP server, so its timeouts and its stop hold for them as well.
 */
function alsoListen(server: FastifyInstance): Server {
  const second = createServer(socket => server.server.emit('connection', socket))
  server.addHook('preClose', async () => {
    if (second.listening) second.close()
  })
  return second
}

/** A machine without IPv6 has no ::1, which is no error. */
function listenOnIPv6(second: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    second.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? reject(error) : resolve(),
    )
    second.listen({host: '::1', port}, resolve)
  })
}

const notOurs = (host: string) => `HOST=${host} is not an address of this machine.`

const REMEDIES: Record<string, (host: string, port: number, variable: string) => string> = {
  EADDRINUSE: (host, port, variable) =>
    `Port ${port} on ${host} is in use by another program. Stop that one, or set ${variable} to a free port.`,
  EACCES: (_host, port, variable) =>
    `Port ${port} may not be used by this user. Set ${variable} to a port above 1023.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
}
