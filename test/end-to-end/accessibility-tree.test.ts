/**
 * The accessibility tree of each type of page, as `accessibility-tree/` keeps it. CONTRIBUTING.md,
 * 'Accessibility trees', says how to read and to update them.
 */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {matchRoute} from '../../site/app/core/match-route.ts'
import {type Locale, locales} from '../../widgets/shared/i18n/locale.ts'
import {inLanguage} from '../audit/audited-site.ts'
import {painted} from '../support/browser/conditions.ts'
import {once} from '../support/browser/once.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {NOT_FOUND, onePathOfEachRoute} from '../support/paths-of-site.ts'
import {accessibilityTree} from './support/accessibility-tree.ts'
import {openWhole} from './support/whole-page.ts'

const SETTLED_MS = 10_000
const ALSO_IN_ARABIC = ['home', 'properties.slug', 'contact-us']

const stage = setStage({
  product: async () => ({...(await withDemo()), LANGUAGES: locales.join()}),
})

const addresses = once(() => onePathOfEachRoute(stage.product.site))

describe('accessibility tree', () => {
  before(addresses, TIMEOUT)

  for (const [locale, isKept] of [
    ['en', () => true],
    ['ar', (name: string) => ALSO_IN_ARABIC.includes(name)],
  ] as const) {
    it(`is the one that is kept, on each type of page in ${locale}`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {viewport: {width: 1280, height: 800}})
      for (const path of await addresses()) {
        const name = nameOf(path)
        if (!isKept(name)) continue
        await test.test(`${name} in ${locale}`, TIMEOUT, async ({assert}) => {
          await openWhole(page, stage.product.site + inLanguage(path, locale))
          const file = join(import.meta.dirname, 'accessibility-tree', `${name}.${locale}.yaml`)
          const tree = await settledTree(page, locale as Locale, file)
          assert.fileSnapshot(tree, file, {serializers: [String]})
        })
      }
    })
  }
})

/** Some parts of a page come after all else: the tree that is kept is awaited, for some seconds. */
async function settledTree(page: Page, locale: Locale, file: string) {
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const end = performance.now() + SETTLED_MS
  let tree = await accessibilityTree(page, locale)
  while (tree !== kept && performance.now() < end) {
    await painted(page)
    tree = await accessibilityTree(page, locale)
  }
  return tree
}

/** Of the page's type: `properties.slug` for `/properties/{slug}`. */
function nameOf(path: string) {
  if (path === NOT_FOUND) return 'not-found'
  const route = matchRoute(path)?.route.path ?? ''
  return route.slice(1).replace(/[{}]/g, '').replaceAll('/', '.') || 'home'
}
