/** A line to the database that can be cut, as when that is down. */
import {once} from 'node:events'
import {connect, createServer, type Socket} from 'node:net'
import {freePort} from '../api/free-port.ts'

export interface Switch {
  /** The database's address, through the line. */
  url: string
  cut(): void
  mend(): void
  close(): void
}

export async function switchTo(databaseUrl: string): Promise<Switch> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(near => {
    sockets.add(near)
    near.on('error', () => {})
    near.once('close', () => sockets.delete(near))
    if (isCut) return near.destroy()
    const far = connect(Number(target.port || 5432), target.hostname)
    far.on('error', () => near.destroy())
    far.once('close', () => near.destroy())
    near.once('close', () => far.destroy())
    near.pipe(far).pipe(near)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
