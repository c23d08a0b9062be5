// `#routes` in a bundle: every page by its name, with functions that load its modules.
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {pageFiles, seoFileOf} from './page-files.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const ID = '\0routes'

/** For Rollup and Vite. `server` adds the features' `seo.ts`, which no visitor has to download. */
export const collectedRoutes = ({server = false} = {}) => ({
  name: 'collected-routes',
  resolveId: id => (id === '#routes' ? ID : null),
  /**
   * @param {string} id
   * @param {{ssr?: boolean}} [options] Vite's
   */
  load: (id, options) => (id === ID ? moduleOf(server || options?.ssr) : null),
  /** Vite's: a page that is added or removed while the site is developed. */
  configureServer({watcher, environments}) {
    const forget = file => {
      if (!isPartOfRoutes(file)) return
      for (const {moduleGraph} of Object.values(environments)) {
        const module = moduleGraph.getModuleById(ID)
        if (module) moduleGraph.invalidateModule(module)
      }
    }
    watcher.on('add', forget).on('unlink', forget)
  },
})

/** Returns true when adding or removing the file changes `#routes`. */
export const isPartOfRoutes = file =>
  /[\\/]site[\\/]app[\\/]features[\\/].+[\\/](page\.tsx|seo\.ts)$/.test(file)

function moduleOf(withSeo) {
  const load = file => `() => import(${JSON.stringify(join(root, file))})`
  const pages = Object.entries(pageFiles(root)).map(([name, file]) => {
    const seo = seoFileOf(name)
    const hasSeo = withSeo && existsSync(join(root, seo))
    return `${JSON.stringify(name)}: {page: ${load(file)}${hasSeo ? `, seo: ${load(seo)}` : ''}},`
  })
  return ['export const pages = {', ...pages, '}'].join('\n')
}
