/** What a search engine meets that starts at the home page and follows every link. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {matchRoute} from '../../site/app/core/match-route.ts'
import {compressedBody} from '../../site/server/http/cache/encoded-body.ts'
import {locales} from '../../widgets/shared/i18n/locale.ts'
import {type Facts, factsIn, problemsIn} from '../site/support/seo/structured-data.ts'
import {contentLoaded, openHydrated} from '../support/browser/conditions.ts'
import {once} from '../support/browser/once.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {type Crawled, crawl} from '../support/partner/crawl.ts'
import {withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {isNameInRecords, latinTexts} from './support/foreign-text.ts'

/**
 * Kilobytes of a page's document, compressed as the server does. A letter of Cyrillic is two bytes,
 * and accents are more than none: other languages get a tenth more.
 */
const MAX_DOCUMENT_KB = 21
/** Pages that carry more: ten homes and twelve reviews, all communities, and what buying costs. */
const LONG_PAGES: Record<string, number> = {
  '/': 22.5,
  '/buying-costs': 22.5,
  '/communities/detail/{id}': 32.5,
  '/projects/detail/{slug}': 27,
  '/properties/{slug}': 28,
}
const OTHER_LANGUAGES = 1.1

/** With every language of the product. */
const stage = setStage({
  product: async () => ({...(await withDemo()), LANGUAGES: locales.join()}),
})

/** Once for all tests: every page in English, and one of each kind in each other language. */
const everything = once(() => {
  const kinds = new Set<string>()
  const isNewKind = (path: string) => {
    const {pathname, searchParams} = new URL(path, stage.product.site)
    const language = searchParams.get('lang')
    if (!language) return true
    const kind = [matchRoute(pathname)?.route.path, ...searchParams.keys(), language].join()
    return kinds.size < kinds.add(kind).size
  }
  const starts = locales.map(locale => (locale === 'en' ? '/' : `/?lang=${locale}`))
  return crawl(stage.product.site, starts, isNewKind)
})
/** Of the site: the docs, which the terms link to, have tests of their own. */
const pages = async () =>
  (await everything()).filter(({isPage, path}) => isPage && !path.startsWith('/docs/'))
const listed = async () => (await pages()).filter(({canonical}) => canonical)
/** The further pages of a list are found by its links. */
const inSitemap = async () =>
  (await listed()).filter(({canonical}) => !canonical?.includes('/properties?page='))

describe('crawl of every link from the home page', () => {
  before(everything, TIMEOUT)

  it('every address that a crawler reaches from the home page answers 200', async () => {
    const failed = (await everything()).filter(({status}) => status !== 200)
    assert.deepEqual(
      failed.map(({path, status, from}) => `${status} ${path}, linked on ${from}`),
      [],
    )
  })

  it('links and forms of a page stay in its language, the language menu apart', async () => {
    const {site} = stage.product
    for (const {path, html, language = 'en'} of await pages()) {
      const named = new URL(path, site).searchParams.get('lang')
      const menu = locales.filter(locale => locale !== language)
      for (const [, attributes = '', address = ''] of html.matchAll(
        /<a ([^>]*?)href="(\/[^"]*)"/g,
      )) {
        if (!matchRoute(new URL(address, site).pathname)) continue
        const lang = /[?;]lang=(\w+)/.exec(address)?.[1] ?? null
        const isInMenu = html.includes(`href="${address}" hrefLang="`)
        assert.ok(
          lang === named || (isInMenu && menu.some(other => other === (lang ?? 'en'))),
          `${path}: ${attributes}${address}`,
        )
      }
      for (const [form] of html.matchAll(/<form [^>]*action="\/[^>]*>.*?<\/form>/gs)) {
        assert.equal(
          /[?;]lang=|name="lang"/.test(form),
          named !== null,
          `${path}: ${form.slice(0, 200)}`,
        )
      }
    }
  })

  it('no two pages of a kind have the same title in a language', async () => {
    const paths = new Map<string, string[]>()
    for (const {canonical = '', title, language} of await inSitemap()) {
      const kind = matchRoute(new URL(canonical).pathname)?.route.path
      const key = `${language} ${kind} ${title}`
      paths.set(key, [...new Set([...(paths.get(key) ?? []), canonical])])
    }
    assert.deepEqual(
      [...paths].filter(([, all]) => all.length > 1),
      [],
    )
  })

  it('each page has a title, a description and the language of its address', async () => {
    for (const {path, title, description, language} of await pages()) {
      assert.ok(title, path)
      assert.ok(description, `${path}: no description`)
      assert.equal(
        language,
        new URL(path, stage.product.site).searchParams.get('lang') ?? 'en',
        path,
      )
    }
  })

  it('search engines get a description of 50 to 165 characters for each page', async () => {
    const wrong = (await listed())
      .map(({path, description = ''}) => ({path, length: description.length}))
      .filter(({length}) => length < 50 || length > 165)
    assert.deepEqual(wrong, [])
  })

  it('every document is at most as large as its ceiling', async () => {
    const tooLarge: string[] = []
    for (const {path, html, language} of await pages()) {
      const route = matchRoute(new URL(path, stage.product.site).pathname)?.route.path ?? ''
      const ceiling = LONG_PAGES[route] ?? MAX_DOCUMENT_KB
      const allowed = language === 'en' ? ceiling : ceiling * OTHER_LANGUAGES
      const size = await compressedKb(html)
      if (size > allowed) tooLarge.push(`${path}: ${size.toFixed(2)} kB of ${allowed.toFixed(1)}`)
    }
    assert.deepEqual(tooLarge, [])
  })

  it('each page has a canonical URL unless it is marked noindex', async () => {
    for (const {path, canonical, robots} of await pages()) {
      assert.equal(Boolean(canonical), robots !== 'noindex', path)
    }
    assert.ok((await listed()).length > 300)
  })

  it('all language versions of a page name the same hreflang alternates', async () => {
    const byAddress = new Map((await listed()).map(page => [page.canonical, page]))
    for (const {path, alternates} of byAddress.values()) {
      assert.deepEqual(Object.keys(alternates).sort(), [...locales, 'x-default'].sort(), path)
      for (const language of locales) {
        const other = byAddress.get(alternates[language])
        if (other) assert.deepEqual(other.alternates, alternates, path)
      }
    }
    // Each page in another language has been compared with the English one.
    for (const {alternates, path} of await listed()) assert.ok(byAddress.get(alternates.en), path)
  })

  it('each canonical page has structured data, valid in English and for each kind', async () => {
    const found: Record<string, Facts> = {}
    for (const {path, html} of await listed()) {
      const data = factsIn(html)
      assert.ok(data, `${path} has no structured data`)
      found[path] = data
    }
    assert.deepEqual(await problemsIn(found), [])
  })

  it('the sitemap lists exactly the canonical pages, except further ones of a list', async () => {
    // The test before this one keeps the process busy for seconds: a connection from before it may
    // have been closed meanwhile.
    const headers = {connection: 'close'}
    const sitemap = await (await fetch(`${stage.product.site}/sitemap.xml`, {headers})).text()
    const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
    const met = new Set((await inSitemap()).flatMap(({alternates}) => Object.values(alternates)))
    assert.deepEqual([...new Set(named)].sort(), [...met].sort())
  })
})

describe('the demonstration in Arabic', () => {
  before(everything, TIMEOUT)

  it('each page reads from the right', async () => {
    const wrong = (await pages()).filter(
      ({path, html}) => path.includes('lang=ar') && !html.includes('<html lang="ar" dir="rtl"'),
    )
    assert.deepEqual(
      wrong.map(({path}) => path),
      [],
    )
  })

  it('nothing is in English that is not marked as English', TIMEOUT, async test => {
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

describe('one page of each kind', {concurrency: true}, () => {
  before(everything, TIMEOUT)

  for (const [index, language] of locales.entries()) {
    it(`pages in ${language} open without errors or policy violations`, TIMEOUT, async test => {
      const {page, errors, consoleMessages, violations} = await stage.visitor(test)
      // Each page's own test opens it in every language: here each kind is opened in one of them.
      const kinds = onePathOfEachKind(await pages(), language)
      for (const path of kinds.filter((_, kind) => kind % locales.length === index)) {
        await openHydrated(page, stage.product.site + path)
        await turnToWidgets(page)
        assert.deepEqual({errors, consoleMessages, violations}, NOTHING, path)
      }
    })
  }
})

/** Scrolls to each widget and points at it, so that deferred ones load as well. */
async function turnToWidgets(page: Page) {
  await page.evaluate(async () => {
    const asleep = [...document.querySelectorAll('main :not(:defined)')].map(widget => ({
      widget,
      ready: new Promise(resolve => widget.addEventListener('ocp-ready', resolve, {once: true})),
    }))
    for (const {widget, ready} of asleep) {
      widget.scrollIntoView()
      const inside = widget.shadowRoot?.querySelector('[data-root] *')
      // A browser's own are composed: React replays them on the widget, once it has hydrated.
      inside?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true}))
      await ready
    }
  })
  await contentLoaded(page)
}

const NOTHING = {errors: [], consoleMessages: [], violations: []}

/** Pages that one route shows are alike. */
function onePathOfEachKind(all: Crawled[], wanted: string): string[] {
  const ofKind = new Map<string, string>()
  for (const {path, language} of all) {
    const kind = matchRoute(new URL(path, stage.product.site).pathname)?.route.path
    if (kind && language === wanted && !ofKind.has(kind)) ofKind.set(kind, path)
  }
  return [...ofKind.values()]
}

const PAGE_STYLES = /<style (?:id="faces"|data-page-styles)[^>]*>.*?<\/style>/gs

/** As the server sends it, without the styles of the page, which `npm run sizes` has a ceiling for. */
const compressedKb = async (html: string) =>
  (await compressedBody(html.replace(PAGE_STYLES, ''))).size() / 1000
