/** Caddy in front of several servers, with the guide's example as it stands there. */
import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as delay} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {freePort} from '../../site/server/support/api/free-port.ts'
import {newDirectory} from '../../site/server/support/storage/directories.ts'

const CADDYFILE = fileURLToPath(
  new URL('../../../docs/guides/deployment/Caddyfile', import.meta.url),
)

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0

interface Hosts {
  /** The addresses that visitors know. */
  site: string
  api: string
  siteServers: string[]
  apiServers: string[]
}

/** Resolves when it answers. */
export async function startCaddy({site, api, siteServers, apiServers}: Hosts) {
  const home = await newDirectory()
  const caddy = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: home,
      SITE_HOST: site,
      API_HOST: api,
      CADDY_ADMIN: `localhost:${await freePort()}`,
      SITE_SERVERS: siteServers.join(' '),
      API_SERVERS: apiServers.join(' '),
    },
    stdio: 'ignore',
  })
  process.once('exit', () => caddy.kill('SIGKILL'))
  await answers(caddy, site)
  return {
    async stop() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(caddy: ChildProcess, address: string) {
  while (caddy.exitCode === null) {
    try {
      return await fetch(address)
    } catch {
      await delay(50)
    }
  }
  throw new Error('Caddy did not start.')
}
