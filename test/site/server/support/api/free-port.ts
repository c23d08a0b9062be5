/** Reserves an unused TCP port for as long as this process runs. */
import {createSocket} from 'node:dgram'
import {once} from 'node:events'
import {createServer} from 'node:net'

/** Below those that systems give to connections, which could take one before its server does. */
const FIRST = 20_000
const COUNT = 12_000

/** Test files are processes: each begins somewhere else. */
let tried = process.pid * 7919

export async function freePort(): Promise<number> {
  for (let left = COUNT; left > 0; left--) {
    const port = FIRST + (tried++ % COUNT)
    if ((await reserve(port)) && (await isFree(port))) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`)
}

/**
 * A server needs seconds until it listens, and some tests start one again on the same port: other
 * processes must not be given the port meanwhile. The UDP port of the same number is the lock: it
 * is otherwise unused, and the system releases it however the process ends.
 */
async function reserve(port: number): Promise<boolean> {
  const lock = createSocket('udp4')
  lock.bind({port, address: '127.0.0.1', exclusive: true})
  try {
    await once(lock, 'listening')
  } catch {
    lock.close()
    return false
  }
  lock.unref()
  return true
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
