/** Caddy as a proxy with HTTP/2, where it is installed, with certificates of its own making. */
import {spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

interface Proxy {
  /** Origins. */
  from: string
  to: string
}

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0

export async function startCaddy(proxies: Proxy[]) {
  const directory = await mkdtemp(join(tmpdir(), 'ocp-caddy-'))
  const file = join(directory, 'Caddyfile')
  await writeFile(file, configOf(proxies))
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {...process.env, XDG_CONFIG_HOME: directory, XDG_DATA_HOME: directory},
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const kill = () => caddy.kill('SIGKILL')
  process.once('exit', kill)
  await Promise.race([
    serving(caddy.stderr),
    once(caddy, 'exit').then(() => Promise.reject(new Error('Caddy did not start.'))),
  ])
  return {
    async stop() {
      const ended = once(caddy, 'exit')
      caddy.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(directory, {recursive: true})
    },
  }
}

async function serving(log: NodeJS.ReadableStream) {
  const lines = createInterface({input: log})
  const {promise, resolve} = Promise.withResolvers<void>()
  lines.on('line', line => {
    if (line.includes('certificate obtained successfully')) resolve()
  })
  await promise
}

// Without HTTP/3: the UDP port of each number is taken, which is how ports are reserved.
const configOf = (proxies: Proxy[]) => `{
  admin off
  skip_install_trust
  auto_https disable_redirects
  servers {
    protocols h1 h2
  }
}
${proxies
  .map(
    ({from, to}) => `${from} {
  tls internal
  reverse_proxy ${to}
}`,
  )
  .join('\n')}
`
