/** The packages of `compared/`: what we are compared with, and the load generator. */
import {spawnSync} from 'node:child_process'
import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {isInstalled} from '../../../site/commands/node24.mjs'

const folder = new URL('./compared/', import.meta.url)
const packages = new URL('./node_modules/', folder)

/** `npm ci` on first use, or after the lock file changed. Its packages run no scripts. */
export function installCompared() {
  if (isInstalled(fileURLToPath(folder))) return
  console.error('installing what is compared …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const {status} = spawnSync(npm, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: npm.endsWith('.cmd'),
  })
  if (status !== 0) throw new Error('npm ci failed in test/benchmarks/speed/compared.')
}

/** A file of an installed package. */
export const comparedFile = (path: string) => readFile(new URL(path, packages))

export const comparedPath = (path: string) => fileURLToPath(new URL(path, packages))
