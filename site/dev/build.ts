/** The build that makes itself: pages are rendered by modules from source, and name modules from source. */
import {globSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import type {Build, Renderer} from '#server/http/build.ts'
import type {SiteManifest} from '../app/core/render.tsx'
import {pageFiles} from '../build/routes/page-files.mjs'
import {revision, withClient, withNonce} from './client.ts'
import type {Docs} from './docs/docs.ts'
import {addDocs} from './docs/docs-routes.ts'
import {addEmbed} from './embed.ts'
import {describe, problemOf, problemPage} from './problem.ts'
import {root, type Sources} from './vite.ts'

export function buildFromSource(sources: Sources, docs: Docs): Build {
  return {
    renderer: rendererOf(sources),
    manifest: manifest(),
    desk: () => sources.react.run('/site/desk/desk.tsx'),
    deskScript: {address: '/assets/react/site/desk/browser/main.ts'},
    media: {
      folder: pathToFileURL(root),
      fonts: globSync(
        'node_modules/{@fontsource-variable/{manrope,cormorant-garamond,readex-pro},@fontsource/noto-naskh-arabic}/files/*.woff2',
        {
          cwd: root,
        },
      ),
    },
    async addFiles(site, settings, given) {
      await addDocs(site, settings, sources, docs)
      await addEmbed(site, settings, sources, given)
    },
  }
}

function rendererOf({react}: Sources): Renderer {
  const load = () => react.run<Renderer>('/site/app/core/render.tsx')

  return {
    async render(request) {
      const page = {revision: revision()}
      try {
        const result = await (await load()).render({...request, manifest: manifest()})
        const html = withClient(result.html, 'react', page)
        return {...result, html, inline: withNonce(result.inline)}
      } catch (error) {
        const problem = problemOf(error)
        process.stderr.write(`\n${describe(problem)}\n`)
        return {status: 500, html: problemPage(problem, page), inline: withNonce()}
      }
    },
    renderFailure: async request => (await load()).renderFailure(request),
    renderOffline: async request => (await load()).renderOffline(request),
    shareCardOf: async request => (await load()).shareCardOf(request),
    agencyDescription: async locale => (await load()).agencyDescription(locale),
    savedSearchLetter: async request => (await load()).savedSearchLetter(request),
    viewingLetter: async request => (await load()).viewingLetter(request),
    feedWordsOf: async (...of) => (await load()).feedWordsOf(...of),
  }
}

/** Its paths are below `/assets/react/`. A page may be added at any time. */
const manifest = (): SiteManifest => ({
  site: {
    script: 'site/app/core/hydrate.tsx',
    styles: 'site/app/styles/index.css',
    preload: [],
    parts: Object.fromEntries(
      Object.entries(pageFiles(root)).map(([name, file]) => [name, [file]]),
    ),
  },
  widgets: {},
})
