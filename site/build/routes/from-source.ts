/**
 * `#routes` where nothing is bundled: Node runs the server and its tests from source. Bundles have the
 * same from `plugin.mjs`.
 */
import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Feature} from '../../app/core/page-types.ts'
import {pageFiles} from './page-files.mjs'

const root = new URL('../../../', import.meta.url)

/** Every folder of `site/app/features/` with a `page.tsx`, in the order of their names. */
export const features: Feature[] = await Promise.all(
  Object.entries(pageFiles(fileURLToPath(root))).map(([name, file]) =>
    featureOf(name, new URL(file, root)),
  ),
)

async function featureOf(name: string, page: URL): Promise<Feature> {
  const {default: route} = await import(new URL('route.ts', page).href)
  const seo = new URL('seo.ts', page)
  return {
    name,
    route,
    page: () => import(page.href),
    ...(existsSync(seo) && {seo: () => import(seo.href)}),
  }
}
