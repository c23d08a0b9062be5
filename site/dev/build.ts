/**
 * The build that makes itself: pages are rendered by modules from source, and name modules from source.
 * As in production the site is rendered by React; `?build=preact` on a page's address shows it, its
 * islands included, by Preact.
 */
import {globSync} from 'node:fs'
import {pathToFileURL} from 'node:url'
import type {Build, Renderer} from '#server/http/build.ts'
import type {RenderRequest, SiteManifest} from '../app/core/render.tsx'
import {pageFiles} from '../build/routes/page-files.mjs'
import {withClient, withNonce} from './client.ts'
import type {Docs} from './docs/docs.ts'
import {addDocs} from './docs/docs-routes.ts'
import {addEmbed} from './embed.ts'
import {describe, problemOf, problemPage} from './problem.ts'
import {revision} from './revision.ts'
import {type BuildName, root, type SourceServer, type Sources} from './vite.ts'

export function buildFromSource(sources: Sources, docs: Docs): Build {
  return {
    renderer: rendererOf(sources),
    manifest: manifestOf('react'),
    deskScript: {address: '/assets/react/site/app/features/desk/browser/main.ts'},
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

function rendererOf(sources: Sources): Renderer {
  const load = ({build, run}: SourceServer) => ({
    build,
    renderer: run<Renderer>('/site/app/core/render.tsx'),
  })
  const chosen = ({url}: Pick<RenderRequest, 'url'>) =>
    load(url.searchParams.get('build') === 'preact' ? sources.preact : sources.react)

  return {
    async render(request) {
      const page = {revision: revision()}
      try {
        const {build, renderer} = chosen(request)
        const manifest = manifestOf(build)
        const result = await (await renderer).render({...request, manifest})
        const html = withClient(result.html, build, page)
        return {...result, html, inline: withNonce(result.inline)}
      } catch (error) {
        const problem = problemOf(error)
        process.stderr.write(`\n${describe(problem)}\n`)
        return {status: 500, html: problemPage(problem, page), inline: withNonce()}
      }
    },
    renderFailure: async request => (await load(sources.react).renderer).renderFailure(request),
    shareCardOf: async request => (await load(sources.react).renderer).shareCardOf(request),
    agencyDescription: async locale =>
      (await load(sources.react).renderer).agencyDescription(locale),
    renderDesk: async request => (await load(sources.react).renderer).renderDesk(request),
    deskStyles: async () => (await load(sources.react).renderer).deskStyles(),
    sayAtDesk: async (...what) => (await load(sources.react).renderer).sayAtDesk(...what),
    savedSearchLetter: async request =>
      (await load(sources.react).renderer).savedSearchLetter(request),
    feedWordsOf: async (...of) => (await load(sources.react).renderer).feedWordsOf(...of),
  }
}

/** Its paths are below `/assets/react/`. */
function manifestOf(build: BuildName): SiteManifest {
  const at = (file: string) => (build === 'react' ? file : `../${build}/${file}`)
  return {
    site: {
      script: at('site/app/core/hydrate.tsx'),
      styles: at('site/app/styles/index.css'),
      preload: [],
      parts: Object.fromEntries(
        Object.entries(pageFiles(root)).map(([name, file]) => [name, [at(file)]]),
      ),
    },
    widgets: {},
  }
}
