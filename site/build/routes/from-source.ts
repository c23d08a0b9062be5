/**
 * `#routes` where nothing is bundled: Node runs the server and its tests from source. Bundles have the
 * same from `plugin.mjs`.
 */
import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {PageModules} from '../../app/core/page-types.ts'
import {pageFiles, seoFileOf} from './page-files.mjs'

const root = new URL('../../../', import.meta.url)

/** Every page of `site/app/features/` by its name. */
export const pages: Record<string, PageModules> = Object.fromEntries(
  Object.entries(pageFiles(fileURLToPath(root))).map(([name, file]) => {
    const seo = new URL(seoFileOf(name), root)
    const page = () => import(new URL(file, root).href)
    return [name, existsSync(seo) ? {page, seo: () => import(seo.href)} : {page}]
  }),
)
