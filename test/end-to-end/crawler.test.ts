/** Visits the pages that links lead to, as search engines, feed readers and an HTML checker do. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {locales} from '#kit/i18n/locale.ts'
import {matchRoute} from '../../site/app/core/match-route.ts'
import {readAllowed} from '../audit/allowlist.ts'
import {auditedSite, inLanguage, isDocs} from '../audit/audited-site.ts'
import {SHORT} from '../audit/checks.ts'
import {runChecks} from '../audit/run-checks.ts'
import {type Facts, factsIn, problemsIn} from '../site/support/seo/structured-data.ts'
import {once} from '../support/browser/once.ts'
import {crawl, fetchAlone, readPage} from '../support/partner/crawl.ts'
import {setStage} from '../support/partner/stage.ts'
import {NOT_FOUND, pathsInSitemap} from '../support/paths-of-site.ts'
import {everywhere, isEverything} from '../support/tier.ts'
import {tooLargeDocuments} from './support/document-size.ts'
import {isNameInRecords, latinTexts} from './support/foreign-text.ts'

/** All pages of all languages take minutes. */
const CRAWL = {timeout: 900_000}

const stage = setStage({product: 'demo'})

/** One page of each kind in two languages, or all of them in each: crawled once for all tests. */
const audited = once(async () =>
  auditedSite(stage.product.site, {isComplete: isEverything, browser: async () => stage.browser}),
)
const everything = async () => (await audited()).pages()
/** Pages of the site only: the docs, which the terms link to, have tests of their own. */
const pages = async () => (await everything()).filter(({isPage, path}) => isPage && !isDocs(path))
const listed = async () => (await pages()).filter(({canonical}) => canonical)
/** The canonical pages in every language; the further pages of a list are found by its links. */
const addresses = async () =>
  new Set(
    (await listed())
      .filter(({canonical}) => !canonical?.includes('/properties?page='))
      .flatMap(({alternates}) => Object.values(alternates)),
  )
const sitemap = async () => {
  const {site} = stage.product
  return new Set((await pathsInSitemap(site)).map(path => site + path))
}

describe('crawl of the links of the demonstration', CRAWL, () => {
  before(everything, CRAWL)

  it('every address that a crawler reaches answers 200', async () => {
    const missing = locales.map(locale => inLanguage(NOT_FOUND, locale))
    const failed = (await everything()).filter(
      ({status, path}) => status !== 200 && !missing.includes(path),
    )
    assert.deepEqual(
      failed.map(({path, status, from}) => `${status} ${path}, linked on ${from}`),
      [],
    )
  })

  for (const name of SHORT) {
    it(`the audit's check "${name}" finds nothing that is not on the list`, CRAWL, async () => {
      const allowed = readAllowed(isEverything)
      const results = await runChecks(await audited(), {names: [name], allowed})
      const errors = results
        .flatMap(({findings}) => findings)
        .filter(({level}) => level === 'error')
        .map(({kind, page, detail}) => `${kind}: ${page}: ${detail}`)
      assert.deepEqual(errors, [])
    })
  }

  it('each page has a title and a description', async () => {
    const without = (await pages()).filter(({title, description}) => !(title && description))
    assert.deepEqual(
      without.map(({path}) => path),
      [],
    )
  })

  it('every document is at most as large as its ceiling', CRAWL, async () => {
    assert.deepEqual(await tooLargeDocuments(await pages()), [])
  })

  it('each page has a canonical URL unless it is marked noindex', async () => {
    for (const {path, canonical, robots} of await pages()) {
      assert.equal(Boolean(canonical), robots !== 'noindex', path)
    }
    assert.ok((await listed()).length > (isEverything ? 1200 : 60))
  })

  it('each canonical page names itself in every language', async () => {
    for (const {path, alternates} of await listed()) {
      assert.deepEqual(Object.keys(alternates).sort(), [...locales, 'x-default'].sort(), path)
    }
  })

  everywhere(it)('each canonical page has structured data that is valid', CRAWL, async () => {
    const found: Record<string, Facts> = {}
    for (const {path, html} of await listed()) {
      const data = factsIn(html)
      assert.ok(data, `${path} has no structured data`)
      found[path] = data
    }
    assert.deepEqual(await problemsIn(found), [])
  })

  it('the sitemap lists the canonical pages, except further ones of a list', async () => {
    assert.deepEqual(without(await addresses(), await sitemap()), [])
  })

  everywhere(it)('links lead to every page that the sitemap lists', async () => {
    assert.deepEqual(without(await sitemap(), await addresses()), [])
  })

  it('nothing in Arabic is in English that is not marked as English', CRAWL, async test => {
    const {page} = await stage.visitor(test)
    const arabic = (await pages()).filter(({language}) => language === 'ar')
    assert.ok(arabic.length > 30)
    const found = await latinTexts(page, arabic)
    const others = found.filter(({text}) => !isNameInRecords(text))
    assert.deepEqual(
      others.map(({text, path, count}) => `${text} (${path}, ${count} pages)`),
      [],
    )
  })
})

describe('crawl of the searches of the demonstration', CRAWL, () => {
  /** Every search, and of all other pages the first of its kind, in English. */
  const searches = once(async () => {
    const {site} = stage.product
    const isForbidden = await forbiddenBy(`${site}/robots.txt`)
    const kinds = new Set<string>()
    const all = await crawl(site, ['/properties'], path => {
      if (isForbidden(path) || path.includes('lang=') || isDocs(path)) return false
      const kind = matchRoute(new URL(path, site).pathname)?.route.path ?? path
      return isSearch(path) || kinds.size < kinds.add(kind).size
    })
    return all.filter(({path}) => isSearch(path))
  })

  it('a crawler that keeps to the rules finds only lists of one filter, and their pages', async () => {
    const found = await searches()
    const combined = found.filter(({path}) => filtersOf(path).length > 1)
    assert.deepEqual(
      combined.map(({path, from}) => `${path}, linked on ${from}`),
      [],
    )
    assert.ok(found.length > 20 && found.length < 100, `${found.length} lists`)
  })

  it('a list says noindex, without canonical and other languages, unless it has one filter', async () => {
    const indexed = ['', '?page=2', '?purpose=residential-sale', '?purpose=residential-sale&page=2']
    const others = [
      ...['?purpose=residential-sale&bedrooms=2', '?min_price=1000000', '?sort=price_low'],
      ...['?amenities=balcony,parking', '?bbox=55.1,25.05,55.2,25.1'],
    ]
    for (const query of [...indexed, ...others]) {
      const page = await readPage(stage.product.site, `/properties${query}`)
      const isIndexed = indexed.includes(query)
      assert.equal(page.robots, isIndexed ? undefined : 'noindex', query)
      assert.equal(Boolean(page.canonical), isIndexed, query)
      assert.equal(Object.keys(page.alternates).length > 0, isIndexed, query)
    }
  })
})

const isSearch = (path: string) => /^\/properties(?:\?|$)/.test(path)

const filtersOf = (path: string) =>
  [...new URL(path, 'http://localhost').searchParams.keys()].filter(name => name !== 'page')

/** By the lines of robots.txt, which have one `*` at most. */
async function forbiddenBy(address: string) {
  const text = await (await fetchAlone(address)).text()
  const rules = [...text.matchAll(/^Disallow: ([^*\n]+)\*?(.*)$/gm)]
  return (path: string) =>
    rules.some(([, start = '', rest = '']) => path.startsWith(start) && path.includes(rest))
}

const without = (all: Set<string>, others: Set<string>) =>
  [...all].filter(each => !others.has(each))
