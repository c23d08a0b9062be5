/** A TCP proxy to the database that can be disconnected, to simulate an outage. */
import {once} from 'node:events'
import {connect, createServer, type Socket} from 'node:net'
import {freePort} from '../api/free-port.ts'

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>

export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isDisconnected = false
  const server = createServer(client => {
    sockets.add(client)
    client.on('error', () => {})
    client.once('close', () => sockets.delete(client))
    if (isDisconnected) return client.destroy()
    const upstream = connect(Number(target.port || 5432), target.hostname)
    upstream.on('error', () => client.destroy())
    upstream.once('close', () => client.destroy())
    client.once('close', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    /** The database's address, through the proxy. */
    url: url.href,
    disconnect() {
      isDisconnected = true
      for (const socket of sockets) socket.destroy()
    },
    reconnect() {
      isDisconnected = false
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
