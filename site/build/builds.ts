/**
 * The builds of a checkout: `.builds/<fingerprint>`, and the link `dist` that names the one which the
 * next server takes. A build appears under its name when it is complete, and the link moves in one step.
 */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import {basename, join} from 'node:path'
import {isServed} from '#server/http/served-build.ts'
import {isRunning} from '#server/platform/process-start.ts'

const UNFINISHED = /\.unfinished-(\d+)$/

export function buildsOf(root: string) {
  const folder = join(root, '.builds')
  const link = join(root, 'dist')
  const pathOf = (name: string) => join(folder, name)

  /** The build that `dist` links to; undefined before the first build. */
  const current = () =>
    isLink(link) && existsSync(link) ? basename(readlinkSync(link)) : undefined

  return {
    isComplete: (name: string) => existsSync(pathOf(name)),

    /** The folder to build into. */
    unfinished: (name: string) => pathOf(`${name}.unfinished-${process.pid}`),

    /** Gives a finished folder its name. */
    complete(name: string) {
      // Another process may have been quicker with the same sources.
      if (!existsSync(pathOf(name))) renameSync(this.unfinished(name), pathOf(name))
    },

    /** From now on servers start with this build. */
    publish(name: string) {
      const previous = current()
      if (previous === name) return
      if (existsSync(link) && !isLink(link)) rmSync(link, {recursive: true})
      const next = `${link}.${process.pid}`
      symlinkSync(join('.builds', name), next, 'junction')
      renameSync(next, link)
      removeUnneeded([name, previous])
    },
  }

  /**
   * All but the current build, the one to go back to, those that are served, and those in progress.
   */
  function removeUnneeded(wanted: (string | undefined)[]) {
    for (const name of readdirSync(folder)) {
      const builder = UNFINISHED.exec(name)?.[1]
      const isNeeded = builder
        ? isRunning(Number(builder))
        : wanted.includes(name) || isServed(pathOf(name))
      if (!isNeeded) rmSync(pathOf(name), {recursive: true, force: true})
    }
  }
}

const isLink = (path: string) => lstatSync(path, {throwIfNoEntry: false})?.isSymbolicLink() ?? false
