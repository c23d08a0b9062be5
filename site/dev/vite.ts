/**
 * Vite, once for each build: the modules of the browser below `/assets/react/` and `/assets/preact/`,
 * as production has its files there, and the same modules for the server to run.
 */
import {realpathSync} from 'node:fs'
import type {Server} from 'node:http'
import {fileURLToPath} from 'node:url'
import {
  createServer,
  createServerModuleRunner,
  type Plugin,
  type PluginOption,
  type ViteDevServer,
} from 'vite'
import {catalogues} from '../build/plugins/catalogues.mjs'
import {adaptedLibraries} from '../build/plugins/libraries.mjs'
import {widgetEntries} from '../build/plugins/widgets.mjs'
import {preactForReact} from '../build/preact/alias.mjs'
import {collectedRoutes} from '../build/routes/plugin.mjs'
import {kitModule} from './kit-module.ts'
import {lookAgain} from './second-look.ts'
import {sheetModules} from './sheet-modules.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export type BuildName = 'react' | 'preact'

export interface SourceServer {
  build: BuildName
  vite: ViteDevServer
  /** Runs a module on the server; what has not changed since the last time is the very same object. */
  run<Module>(path: string): Promise<Module>
}

export type Sources = Record<BuildName, SourceServer>

/** Named by the aliases alone, where no search finds them. */
const preactModules = ['', '/compat', '/compat/client', '/hooks', '/jsx-runtime'].map(
  name => `preact${name}`,
)

/** `follow` is called for every saved file. */
export async function serveSource(
  build: BuildName,
  http: Server,
  follow: Plugin,
): Promise<SourceServer> {
  const preact = build === 'preact'
  const vite = await createServer({
    configFile: false,
    root,
    base: `/assets/${build}/`,
    appType: 'custom',
    cacheDir: `.data/vite/${build}`,
    clearScreen: false,
    logLevel: 'warn',
    publicDir: false,
    // Settings are the server's, which reads .env itself.
    envDir: false,
    resolve: {alias: [{find: /^@preact\/signals$/, replacement: '@preact/signals-core'}]},
    plugins: [
      follow,
      early(preact && preactForReact()),
      early(
        collectedRoutes(),
        adaptedLibraries(),
        catalogues(),
        sheetModules(),
        widgetEntries(),
        kitModule(),
      ),
    ],
    server: {
      middlewareMode: true,
      ws: {server: http},
      fs: {allow: [root, realpathSync(`${root}node_modules`)]},
      watch: {ignored: ['dist', '.data', 'test', 'site/content'].map(name => `${root}${name}/**`)},
    },
    // Found once at the start: a library that turned up later would reload the page.
    optimizeDeps: {
      entries: ['site/app/core/hydrate.tsx', 'widgets/*/element.ts', 'docs/page/browser/main.ts'],
      include: preact ? preactModules : ['react/jsx-dev-runtime'],
      rolldownOptions: {
        plugins: [preact && preactForReact(), adaptedLibraries()],
      },
    },
    build: {assetsInlineLimit: 0},
  })
  lookAgain(vite.watcher)
  const runner = createServerModuleRunner(vite.environments.ssr, {hmr: false})
  return {build, vite, run: path => runner.import(path)}
}

/** Before Vite's own plugins, which would take a style sheet for one of the document. */
const early = (...plugins: (Plugin | object | false)[]): PluginOption =>
  plugins.map(plugin => plugin && ({...plugin, enforce: 'pre'} as Plugin))
