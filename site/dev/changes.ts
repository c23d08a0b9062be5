/**
 * Passes a saved file to the pages that show it. The source is checked first: a mistake is shown
 * on the pages as they are, and the next correct save reloads them. Style sheets never come here;
 * they are replaced in place.
 */
import {existsSync, globSync} from 'node:fs'
import {basename, dirname, relative, resolve} from 'node:path'
import type {Plugin} from 'vite'
import {isPartOfRoutes} from '../build/routes/plugin.mjs'
import {nextRevision, revision} from './client.ts'
import {describe, type Problem, problemOf} from './problem.ts'
import {savedAt} from './second-look.ts'
import type {SourceServer} from './vite.ts'

/** Milliseconds: editors save in bursts. */
const BURST = 20

interface Listener {
  sources: SourceServer[]
  /** Files that no module imports, and pages are made of all the same. */
  isRead(file: string): boolean
  /** Brings the server up to date; its modules may be wrong, too. */
  update(files: string[]): Promise<void>
}

export class Changes {
  #saved = new Set<string>()
  /** File -> when it was saved, of those that are shown already. */
  #shown = new Map<string, number | undefined>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #work = Promise.resolve()
  #listener: Listener | undefined
  #problem: Problem | undefined

  /** Each server of the source has its own plugin. */
  plugin(): Plugin {
    return {
      name: 'dev-changes',
      hotUpdate: async ({file, modules, read, type}) => {
        if (file.endsWith('.css')) return nextRevision()
        // An empty file is read again: a save may empty the file first.
        if (type === 'update') await read()
        const isNewPage = type !== 'update' && isPartOfRoutes(file)
        if (modules.length || this.#problem || isNewPage || this.#listener?.isRead(file))
          this.#save(file)
        return []
      },
    }
  }

  listen(listener: Listener) {
    this.#listener = listener
    for (const {vite} of listener.sources) {
      // A page that is loaded again, or opened meanwhile.
      vite.environments.client.hot.on('vite:client:connect', (_data, client) => {
        client.send({type: 'custom', event: 'ocp:revision', data: revision()})
        if (this.#problem) client.send({type: 'error', err: this.#problem})
      })
    }
  }

  /** Says it here and on every page. */
  report(problem: Problem) {
    this.#problem = problem
    process.stderr.write(`\n${describe(problem)}\n`)
    for (const {vite} of this.#listener?.sources ?? []) {
      vite.environments.client.hot.send({type: 'error', err: problem})
    }
  }

  /** Both servers of the source are notified of each file. */
  async #notShown(files: string[]) {
    const times = await Promise.all(files.map(savedAt))
    const saved = files.filter(
      (file, index) => !this.#shown.has(file) || this.#shown.get(file) !== times[index],
    )
    for (const [index, file] of files.entries()) this.#shown.set(file, times[index])
    return saved
  }

  #save(file: string) {
    this.#saved.add(file)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#work = this.#work.then(() => this.#apply())
    }, BURST)
  }

  async #apply() {
    const saved = [...this.#saved]
    this.#saved.clear()
    const files = (await this.#notShown(saved)).flatMap(withDependents)
    const {sources = [], update} = this.#listener ?? {}
    if (!files.length) return
    try {
      await Promise.all(sources.map(({vite}) => check(vite, files)))
      await update?.(files)
    } catch (error) {
      return this.report(problemOf(error))
    }
    this.#problem = undefined
    nextRevision()
    for (const {vite} of sources) vite.environments.client.hot.send({type: 'full-reload'})
    const names = saved.map(file => relative('.', file)).sort()
    process.stdout.write(`reloaded for ${names.join(', ')}\n`)
  }
}

/**
 * Transforms what was saved wherever it is in use: the next request would, and fail. Of two servers one
 * is notified of a file later, and would still have the old module.
 */
async function check({environments}: SourceServer['vite'], files: string[]) {
  for (const environment of [environments.client, environments.ssr]) {
    const {moduleGraph} = environment
    const forget = () => {
      for (const file of files) moduleGraph.onFileChange(file)
    }
    forget()
    const modules = files
      .filter(file => existsSync(file))
      .flatMap(file => [...(moduleGraph.getModulesByFile(file) ?? [])])
    await Promise.all(modules.map(({url}) => environment.transformRequest(url)))
    // The server takes transformed modules for modules that it has run already.
    if (environment.name === 'ssr') forget()
  }
}

/** The shared texts of a language are part of each widget's module of that language. */
function withDependents(file: string) {
  if (dirname(file) !== resolve('widgets/kit/messages')) return [file]
  return globSync(`{widgets/*,site/app,site/desk}/messages/${basename(file)}`).map(each =>
    resolve(each),
  )
}
