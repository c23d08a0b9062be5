/**
 * The build that a server serves. `dist` is a link that the next build moves; a server stays with
 * the folder that it found there, and marks it, so that no build removes files that pages still
 * need.
 */
import {readdirSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {OperatorError} from '#server/platform/operator-error.ts'
import {isRunning, startOf} from '#server/platform/process-start.ts'

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url))
const MARK = /^\.served-by-(\d+)$/

/** The folder of the current build, marked as served until this process ends. */
export function serveCurrentBuild(): URL {
  const folder = currentFolder()
  const mark = join(folder, `.served-by-${process.pid}`)
  try {
    writeFileSync(mark, startOf(process.pid) ?? '')
    process.once('exit', () => rmSync(mark, {force: true}))
  } catch {
    // A read-only folder: nothing can remove its files either.
  }
  return pathToFileURL(`${folder}/`)
}

function currentFolder() {
  try {
    return realpathSync(DIST)
  } catch {
    throw new OperatorError('The site is not built yet. Run `npm run build` first.')
  }
}

/** Returns true when a running server has marked the folder. */
export function isServed(folder: string): boolean {
  return readdirSync(folder).some(name => {
    const pid = Number(MARK.exec(name)?.[1])
    if (!pid || !isRunning(pid)) return false
    const start = startOf(pid)
    // Numbers of processes are given out again after a crash.
    return start === null || start === readFileSync(join(folder, name), 'utf8')
  })
}
