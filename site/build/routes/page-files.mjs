// Every folder of site/app/features/ with a page.tsx is a page, named by its path: `team/member`.
import {globSync} from 'node:fs'

const PAGE = /site[\\/]app[\\/]features[\\/](.+)[\\/]page\.tsx$/

/** Undefined where the file is not a page's. */
export const pageNameOf = file => PAGE.exec(file)?.[1].replaceAll('\\', '/')

/**
 * Name -> file.
 * @param {string} [cwd]
 * @returns {Record<string, string>}
 */
export const pageFiles = cwd =>
  Object.fromEntries(
    globSync('site/app/features/**/page.tsx', {cwd})
      .sort()
      .map(file => [pageNameOf(file), file]),
  )

/**
 * The file of the facts of a page for search engines: one for all pages of a feature.
 * @param {string} name
 */
export const seoFileOf = name => `site/app/features/${name.split('/', 1)}/seo.ts`
