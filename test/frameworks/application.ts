/** A partner's application: a copy outside of the repository, installed, built and served. */
import {type ChildProcess, execFile, spawn} from 'node:child_process'
import {once} from 'node:events'
import {createReadStream, existsSync, statSync} from 'node:fs'
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {freePort} from '../site/server/support/api/free-port.ts'
import type {Product} from '../support/partner/product.ts'

/** Kept between runs, so that packages are fetched once. */
const FOLDER = process.env.FRAMEWORKS_DIR ?? join(tmpdir(), 'ocp-frameworks')
const BUILD_TIMEOUT = 300_000
const START_TIMEOUT = 60_000

const {NODE_OPTIONS: _, NODE_ENV: __, ...env} = process.env
const execute = promisify(execFile)
const npm = (cwd: string, ...args: string[]) =>
  execute('npm', args, {
    cwd,
    env: {
      ...env,
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
      ASTRO_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
    },
    timeout: BUILD_TIMEOUT,
    maxBuffer: 2 ** 26,
  }).catch(error => {
    throw new Error(
      `npm ${args.join(' ')}: ${error.stderr.slice(-1500)}\n${error.stdout.slice(-1500)}`,
    )
  })

interface Given {
  widgets: string
  product: Product
  name: string
}

export async function packWidgets(): Promise<string> {
  await mkdir(FOLDER, {recursive: true})
  const {stdout} = await npm(FOLDER, 'pack', join(process.cwd(), 'dist', 'npm'), '--json')
  const [packed] = Object.values<{filename: string}>(JSON.parse(stdout))
  return join(FOLDER, packed?.filename ?? '')
}

/** The addresses of the docs' samples become those of the product, the partner's id the name. */
export async function install(source: string, {widgets, product, name}: Given): Promise<string> {
  const folder = join(FOLDER, name)
  await clear(folder)
  await cp(source, folder, {recursive: true})
  const {stdout} = await execute(
    'grep',
    ['-rlE', 'https://(HOST|API)|your-id', '--exclude-dir=node_modules', '.'],
    {cwd: source},
  ).catch(() => ({stdout: ''}))
  for (const file of stdout.split('\n').filter(Boolean)) {
    const text = await readFile(join(source, file), 'utf8')
    const replaced = text
      .replaceAll('https://HOST', product.site)
      .replaceAll('https://API', product.api)
      .replaceAll('your-id', name)
    await writeFile(join(folder, file), replaced)
  }
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--no-package-lock', '--loglevel=error']
  await npm(folder, 'install', ...quiet, widgets)
  const {scripts} = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (scripts?.build) await npm(folder, 'run', 'build')
  if (scripts?.test) await npm(folder, 'test')
  return folder
}

/** Of an earlier run only the packages are kept. */
async function clear(folder: string) {
  await mkdir(folder, {recursive: true})
  for (const entry of await readdir(folder)) {
    if (entry !== 'node_modules') await rm(join(folder, entry), {recursive: true, force: true})
  }
}

interface Served {
  address: string
  close(): Promise<void> | void
}

/** By its own `start`, else as files; null for an application that is only checked. */
export async function serve(folder: string): Promise<Served | null> {
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

async function started(folder: string, port: number, address: string): Promise<Served> {
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
