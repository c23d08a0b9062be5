/** A partner's application: a copy outside of the repository, installed and built. */
import {execFile} from 'node:child_process'
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {Product} from '../support/partner/product.ts'

/** Kept between runs, so that packages are fetched once. */
const FOLDER = process.env.FRAMEWORKS_DIR ?? join(tmpdir(), 'ocp-frameworks')
const BUILD_TIMEOUT = 300_000

const {NODE_OPTIONS: _, NODE_ENV: __, ...partnersOwn} = process.env
/** Without what our tests are run with. */
export const env = partnersOwn
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

interface ApplicationOptions {
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
export async function install(
  source: string,
  {widgets, product, name}: ApplicationOptions,
): Promise<string> {
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

/** Reuses only the packages of an earlier run. */
async function clear(folder: string) {
  await mkdir(folder, {recursive: true})
  for (const entry of await readdir(folder)) {
    if (entry !== 'node_modules') await rm(join(folder, entry), {recursive: true, force: true})
  }
}
