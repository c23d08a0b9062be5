/** A finished build, as `npm run build` has left it. */
import {readFile} from 'node:fs/promises'
import {addEmbed} from '#server/embed/embed.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {SiteManifest, SiteStyles} from '../../app/core/render.tsx'
import type {Build, Renderer} from './build.ts'
import {addAssets} from './pages/assets.ts'
import {addDocs} from './pages/docs.ts'

export async function readDist(dist: URL): Promise<Build> {
  const {renderer, manifest} = await loadPages(dist)
  return {
    renderer,
    manifest,
    desk: () => import(/* @vite-ignore */ new URL('server/desk.js', dist).href),
    deskScript: {text: await readFile(new URL('server/desk-browser.js', dist), 'utf8')},
    media: {folder: new URL('react/', dist), fonts: manifest.site.fonts ?? []},
    async addFiles(site, settings, given) {
      await addAssets(site, settings, dist, given?.retained)
      await addDocs(site, settings, dist)
      await addEmbed(site, settings, dist, given)
    },
  }
}

async function loadPages(dist: URL): Promise<{renderer: Renderer; manifest: SiteManifest}> {
  try {
    const manifest = JSON.parse(await readFile(new URL('react/manifest.json', dist), 'utf8'))
    const renderer: Renderer = await import(
      /* @vite-ignore */ new URL('server/render.js', dist).href
    )
    manifest.site.styles = await readStyles(dist, manifest.site.styles)
    return {renderer, manifest}
  } catch (cause) {
    const {code} = cause as NodeJS.ErrnoException
    if (code !== 'ENOENT' && code !== 'ERR_MODULE_NOT_FOUND') throw cause
    throw new OperatorError('The site is not built yet. Run `npm run build` first.')
  }
}

/** The manifest names the files; the documents have them inline. */
async function readStyles(dist: URL, {faces, scripts, pages}: StyleFiles): Promise<SiteStyles> {
  const read = (file: string) => readFile(new URL(`react/${file}`, dist), 'utf8')
  const texts = Object.entries(pages).map(async ([page, file]) => [
    page,
    {text: await read(file), address: `/assets/react/${file}`},
  ])
  const ofScripts = Object.entries(scripts).map(async ([script, files]) => [
    script,
    {faces: await read(files.faces), rules: await read(files.rules)},
  ])
  return {
    faces: await read(faces),
    scripts: Object.fromEntries(await Promise.all(ofScripts)),
    pages: Object.fromEntries(await Promise.all(texts)),
  }
}

interface StyleFiles {
  faces: string
  /** Script -> its files. */
  scripts: Record<string, {faces: string; rules: string}>
  /** Page -> its file. */
  pages: Record<string, string>
}
