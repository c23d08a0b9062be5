// Installs what is missing and runs our own scripts on Node 24, whatever Node (18 or newer) called.
// Plain JavaScript without dependencies, because it runs before there are any.
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, lstatSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

/** The project's folder; every command works from there. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** `npm ci`, unless what is installed is what the lock file says. Scripts of packages are not run: none is needed. */
export function ensureInstalled() {
  if (isInstalled()) return
  const packages = lstatSync(`${root}node_modules`, {throwIfNoEntry: false})
  if (packages?.isSymbolicLink())
    fail('node_modules is a link to another folder: npm ci would empty it.')
  console.log('installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = {cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: npm.endsWith('.cmd')}
  const {status} = spawnSync(
    npm,
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  )
  if (status !== 0) fail('npm ci failed. What it said is above; then start again.')
}

/** By npm's own list of installed packages, which it writes at the end of an installation. */
export function isInstalled(folder = root) {
  const list = `${folder}node_modules/.package-lock.json`
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  const {'': _project, ...wanted} = packagesIn(`${folder}package-lock.json`)
  const hasOnlyWanted = Object.keys(installed).every(path => path in wanted)
  return (
    hasOnlyWanted &&
    Object.entries(wanted).every(([path, {version, optional}]) =>
      // Optional packages may be for another system.
      installed[path] ? installed[path].version === version : optional,
    )
  )
}

const packagesIn = file => JSON.parse(readFileSync(file, 'utf8')).packages

/** The Node 24 that came with the packages; on systems where it does not run, your own from 22.19 on. */
export function node24(folder = root) {
  const own = `${folder}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`
  if (isProgram(own)) return own
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath
  return fail(`Node 22.19 or newer is needed on this system; this is ${process.version}.`)
}

/** It is there on Alpine, too, whose C library cannot run it. */
const isProgram = file =>
  existsSync(file) &&
  spawnSync(file, ['--version'], {stdio: 'ignore', shell: file.endsWith('.cmd')}).status === 0

/** Runs one of our scripts to its end; throws when it fails. */
export function run(script, args = [], env = {}) {
  const {status} = spawnSync(node24(), [script, ...args], options(env))
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} failed`)
}

/** The same for a command that ends with it; the script has said why. */
export function runOrExit(script, args = [], env = {}) {
  const {status} = spawnSync(node24(), [script, ...args], options(env))
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs one of our scripts in place of this one: as the same process, so that a supervisor that kills
 * what it started kills the server. Before Node 22.15 and on Windows it is a child, to which signals
 * are passed on; a child outlives `kill -9`.
 */
export function execNode24(args, env = {}) {
  const node = node24()
  if (process.execve && process.platform !== 'win32') {
    process.chdir(root)
    process.execve(node, [node, ...args], options(env).env)
  }
  const child = spawn(node, args, options(env))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)))
}

const options = env => ({
  cwd: root,
  stdio: 'inherit',
  env: {NODE_ENV: 'production', ...process.env, ...env},
})

/**
 * For a remedy in one sentence.
 * @returns {never}
 */
export function fail(message) {
  console.error(message)
  process.exit(1)
}
