/** Serves a built application, by its own server or as files. */
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createReadStream, existsSync, statSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {extname, join} from 'node:path'
import {freePort} from '../site/server/support/api/free-port.ts'
import {env} from './application.ts'

const START_TIMEOUT = 60_000

interface RunningApplication {
  address: string
  close(): Promise<void> | void
}

/** By its own `start`, else as files; null for an application that is only checked. */
export async function serve(folder: string): Promise<RunningApplication | null> {
  const {scripts, files} = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  if (scripts?.start) return started(folder, port, address)
  if (!files) return null
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', address).pathname
    const wanted = [path, `${path}.html`, `${path}/index.html`, '/index.html']
    const file = wanted
      .map(candidate => join(folder, files[0], candidate))
      .find(candidate => existsSync(candidate) && statSync(candidate).isFile())
    if (!file || (path === '/favicon.ico' && !file.endsWith('.ico')))
      return response.writeHead(204).end()
    response.writeHead(200, {'content-type': TYPES[extname(file)] ?? 'application/octet-stream'})
    createReadStream(file).pipe(response)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return {address, close}
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

async function started(folder: string, port: number, address: string): Promise<RunningApplication> {
  const server = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      ...env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      ORIGIN: address.slice(0, -1),
    },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(server, address)
  return {
    address,
    close: async () => {
      const ended = once(server, 'exit')
      process.kill(-(server.pid as number))
      await ended
    },
  }
}

async function answering(server: ChildProcess, address: string) {
  const end = performance.now() + START_TIMEOUT
  while (performance.now() < end && server.exitCode === null) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error(`npm start does not answer at ${address}`)
}
