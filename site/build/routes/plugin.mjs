// `#routes` in a bundle: every page folder with its route, and functions that load the rest of it.
import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {pageFiles} from './page-files.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const ID = '\0routes'

/** For Rollup and Vite. `server` adds each page's `seo.ts`, which no visitor has to download. */
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

/** Whether the file's being there decides what `#routes` holds. */
export const isPartOfRoutes = file =>
  /[\\/]site[\\/]app[\\/]features[\\/].+[\\/](page\.tsx|route\.ts|seo\.ts)$/.test(file)

function moduleOf(withSeo) {
  const pages = Object.entries(pageFiles(root)).map(([name, file]) => {
    const folder = dirname(join(root, file))
    const load = part => `() => import(${JSON.stringify(join(folder, part))})`
    const seo = withSeo && existsSync(join(folder, 'seo.ts')) ? `, seo: ${load('seo.ts')}` : ''
    return {
      route: JSON.stringify(join(folder, 'route.ts')),
      rest: `name: ${JSON.stringify(name)}, page: ${load('page.tsx')}${seo}`,
    }
  })
  return [
    ...pages.map(({route}, at) => `import route${at} from ${route}`),
    'export const features = [',
    ...pages.map(({rest}, at) => `{route: route${at}, ${rest}},`),
    ']',
  ].join('\n')
}
