/** A developer's own project, with the package installed from its tarball as npm would publish it. */
import {execFile} from 'node:child_process'
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {after} from 'node:test'
import {promisify} from 'node:util'
import {once} from '../../support/browser/once.ts'

const execute = promisify(execFile)
const ROOT = join(import.meta.dirname, '..', '..', '..')
const SOURCES = join(import.meta.dirname, '..', 'consumer')

/** Further packages of the project, linked from ours: nothing is fetched. */
const LINKED = [
  'react',
  'react-dom',
  'scheduler',
  'preact',
  '@types/react',
  '@types/react-dom',
  'csstype',
]

/** The developer's own: without the options that speed up our tests, which not every Node has. */
const {NODE_OPTIONS: _, ...env} = process.env
const run = (file: string, args: string[], cwd: string) => execute(file, args, {cwd, env})

export type Consumer = Awaited<ReturnType<typeof makeConsumer>>

/** One for all test files of a process: packing and installing takes seconds. */
export const sharedConsumer = once(makeConsumer)

after(async () => {
  const consumer = await sharedConsumer.started
  if (consumer) await rm(consumer.folder, {recursive: true, force: true, maxRetries: 5})
})

async function makeConsumer() {
  const folder = await mkdtemp(join(tmpdir(), 'ocp-consumer-'))
  const npm = npmIn(folder)
  const packed = await npm('pack', join(ROOT, 'dist', 'npm'), '--json')
  const tarball = Object.values<{filename: string}>(JSON.parse(packed.stdout))[0]?.filename ?? ''
  await cp(SOURCES, folder, {recursive: true})
  await writeFile(join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}))
  await npm('install', `./${tarball}`)
  for (const name of LINKED) await link(name, folder)
  return {
    folder,
    /** The package in the project's node_modules. */
    installed: join(folder, 'node_modules', '@ocp', 'real-estate-widgets'),
    /** Runs a tool of ours there. */
    node: (...args: string[]) => run(process.execPath, args, folder),
  }
}

/** npm without the network, and with its own cache. */
const npmIn = (cwd: string) => {
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const cache = `--cache=${join(cwd, '.npm')}`
  return (...args: string[]) =>
    run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args, ...quiet, cache], cwd)
}

async function link(name: string, folder: string) {
  const target = join(folder, 'node_modules', name)
  await mkdir(dirname(target), {recursive: true})
  await symlink(join(ROOT, 'node_modules', name), target, 'junction')
}

/** A tool of ours, as a script. */
export const tool = (path: string) => join(ROOT, 'node_modules', path)
