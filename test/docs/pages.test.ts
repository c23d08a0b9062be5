import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {after, before, describe, it} from 'node:test'
import {DomUtils, parseDocument} from 'htmlparser2'
import {TIMEOUT} from '../support/browser/shared.ts'
import {isEverything} from '../support/tier.ts'
import {axeViolations, openPage, previewReady, scrollsSideways} from './support/browser.ts'
import {read} from './support/comments.ts'
import {paths} from './support/pages.ts'
import {setReader} from './support/reader.ts'

/** A page of each kind: axe finds the same on the others, which it reads with TESTS=all. */
const KINDS = [
  '',
  'api/',
  'changes/',
  'first-widget/',
  'theming/',
  'widgets/',
  'widgets/ocp-book-now/',
]

describe('docs pages', () => {
  const reader = setReader()
  let visit: Awaited<ReturnType<typeof openPage>>
  before(async () => {
    visit = await openPage(reader.browser, `${reader.docs.origin}/docs/`)
  }, TIMEOUT)
  after(() => visit?.close())

  for (const [index, path] of paths.entries()) {
    const readsAxe = isEverything || KINDS.includes(path.slice('/docs/'.length))
    const passes = readsAxe ? 'passes axe, opens' : 'opens'
    it(`${path} ${passes} without errors and fits three window widths`, async () => {
      const {page, problems} = visit
      problems.length = 0
      await page.setViewportSize({width: index % 2 ? 390 : 1440, height: 900})
      await page.emulateMedia({colorScheme: index % 2 ? 'dark' : 'light'})
      await page.goto(reader.docs.origin + path)
      await previewReady(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.setAttribute('open', '')
        }
      })
      if (readsAxe) assert.deepEqual(await axeViolations(page), [])
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({width, height: 900})
        assert.equal(await scrollsSideways(page), false, `${width} px`)
      }
      assert.deepEqual(problems, [])
    })
  }

  it('docs links lead only to existing pages and anchors', () => {
    const files = globSync('dist/docs/*.{txt,xml,json}').map(file => file.slice('dist'.length))
    const pages = new Map(paths.map(path => [path, linksAndAnchors(path)]))
    const lost = [...pages].flatMap(([path, {links}]) =>
      links.flatMap(link => {
        const {host, pathname, hash} = new URL(link, `https://HOST${path}`)
        if (host !== 'host' || !pathname.startsWith('/docs/') || files.includes(pathname)) return []
        const target = pages.get(pathname)
        const anchor = decodeURIComponent(hash.slice(1))
        return target && (!anchor || target.anchors.has(anchor)) ? [] : [`${path}: ${link}`]
      }),
    )
    assert.deepEqual(lost, [])
  })

  it('the contents list every page, partners and back office apart, without JavaScript', async test => {
    const {page, close} = await openPage(reader.browser, `${reader.docs.origin}/docs/`, {
      javaScriptEnabled: false,
      viewport: {width: 390, height: 844},
    })
    test.after(close)
    const contents = page.getByRole('navigation', {name: 'Contents'})
    const links = contents.locator('.menu__group + ul a')
    const hrefs = () => links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    await page.getByRole('button', {name: 'Contents'}).click()
    const partners = await hrefs()
    assert.ok(partners.includes('/docs/widgets/ocp-book-now/'))
    assert.ok(!partners.includes('/docs/installing/'))
    await contents.getByRole('link', {name: 'Back office'}).click()
    await page.getByRole('button', {name: 'Contents'}).click()
    const office = await hrefs()
    assert.deepEqual(
      office.map(path => path.split('/')[2]),
      'operating,installing,several-machines,monitoring,desk,content,feeds,leads,saved-searches,partners'.split(
        ',',
      ),
    )
    assert.deepEqual([...partners, ...office].toSorted(), paths)
    await contents.getByRole('link', {name: 'For partners'}).click()
    await page.getByRole('button', {name: 'Contents'}).click()
    await links.getByText('Book Now').click()
    await page.getByRole('heading', {name: 'Book Now', level: 1}).waitFor()
    const current = page.locator('.menu [aria-current="page"]')
    assert.equal(await current.textContent(), 'Book Now')
    await page.getByText('<ocp-book-now>').first().waitFor()
  })

  it('only a table that is wider than the window is a named stop of Tab, and arrow keys scroll it', async test => {
    const url = `${reader.docs.origin}/docs/theming/`
    const {page, close} = await openPage(reader.browser, url, {
      viewport: {width: 390, height: 844},
    })
    test.after(close)
    const frame = page
      .locator('main')
      .getByRole('group')
      .filter({has: page.getByRole('table')})
    const [first] = await frame.all()
    assert.ok(first)
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0)
    await page.setViewportSize({width: 1440, height: 900})
    await frame.first().waitFor({state: 'detached'})
    assert.ok(await page.getByRole('table').count())
  })

  it('old docs addresses redirect to the new pages and sections', async test => {
    const url = `${reader.docs.origin}/docs/?lang=fr#ocp-newsletter`
    const {page, close} = await openPage(reader.browser, url)
    test.after(close)
    await page.waitForURL('**/docs/widgets/ocp-newsletter/?lang=fr')
    await page.goto(`${reader.docs.origin}/docs/operating/#enquiries`)
    await page.waitForURL('**/docs/leads/#export-and-delivery')
  })
})

function linksAndAnchors(path: string) {
  const {children} = parseDocument(read(`dist${path}index.html`))
  const elements = DomUtils.findAll(() => true, children)
  const links = elements.flatMap(({name, attribs}) => (name === 'a' && attribs.href) || [])
  return {links, anchors: new Set(elements.map(({attribs}) => attribs.id))}
}
