import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {after, before, describe, it} from 'node:test'
import {DomUtils, parseDocument} from 'htmlparser2'
import {shiftOf, watchShifts} from '../site/support/pages/layout-shift.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {everywhere} from '../support/tier.ts'
import {axeViolations, openPage, previewReady, scrollsSideways} from './support/browser.ts'
import {read} from './support/comments.ts'
import {paths} from './support/pages.ts'
import {setReader} from './support/reader.ts'

/** A page of each kind; the others are made by the same generator. */
const KINDS = [
  '',
  'api/',
  'changes/',
  'first-widget/',
  'operating/',
  'theming/',
  'widgets/',
  ...['book-now', 'neighbourhood-map', 'property-list'].map(name => `widgets/ocp-${name}/`),
].map(path => `/docs/${path}`)

describe('docs pages', () => {
  const reader = setReader()
  let visit: Awaited<ReturnType<typeof openPage>>
  before(async () => {
    visit = await openPage(reader.browser, 'about:blank')
    await watchShifts(visit.page)
  }, TIMEOUT)
  after(() => visit?.close())

  for (const [index, path] of paths.entries()) {
    const itOnce = KINDS.includes(path) ? it : everywhere(it)
    itOnce(
      `${path} passes axe, opens without errors, shifts by at most 0.02 and fits three window widths`,
      async () => {
        const {page, problems} = visit
        problems.length = 0
        await page.setViewportSize({width: index % 2 ? 390 : 1440, height: 900})
        // Half faded in, a toast has too little contrast.
        const colorScheme = index % 2 ? 'dark' : 'light'
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
        await page.goto(reader.docs.origin + path)
        await previewReady(page)
        assert.ok((await shiftOf(page)) <= 0.02, `layout shift ${await shiftOf(page)}`)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details')) {
            details.setAttribute('open', '')
          }
        })
        assert.deepEqual(await axeViolations(page), [])
        for (const width of [1440, 768, 390]) {
          await page.setViewportSize({width, height: 900})
          assert.equal(await scrollsSideways(page), false, `${width} px`)
        }
        assert.deepEqual(problems, [])
      },
    )
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

  it('the contents list every page once, partners and back office apart', () => {
    const [partners, office] = ['/docs/', '/docs/operating/'].map(contentsOf)
    assert.ok(partners?.includes('/docs/widgets/ocp-book-now/'))
    assert.deepEqual(
      office?.map(path => path.split('/')[2]),
      'operating,installing,several-machines,monitoring,desk,content,words,feeds,leads,saved-searches,viewings,partners'.split(
        ',',
      ),
    )
    assert.deepEqual([partners, office].flat().toSorted(), paths)
  })

  it('the contents lead from page to page on a phone without JavaScript', async test => {
    const {page, close} = await openPage(reader.browser, `${reader.docs.origin}/docs/operating/`, {
      javaScriptEnabled: false,
      viewport: {width: 390, height: 844},
    })
    test.after(close)
    const contents = page.getByRole('navigation', {name: 'Contents'})
    await page.getByRole('button', {name: 'Contents'}).click()
    await contents.getByRole('link', {name: 'For partners'}).click()
    await page.getByRole('button', {name: 'Contents'}).click()
    await contents.getByRole('link', {name: 'Security'}).click()
    const current = page.locator('.menu [aria-current="page"]')
    await current.getByText('Security').waitFor({state: 'attached'})
    const link = page.locator('main').getByRole('link', {name: 'Nonces and strict-dynamic'})
    assert.equal(await link.isVisible(), false)
    await page.locator('summary', {hasText: 'On this page'}).click()
    await link.click()
    await page.waitForURL('**/#nonces-and-strict-dynamic')
  })

  it('only a table that is wider than the window is a named stop of Tab, and arrow keys scroll it', async () => {
    const {page} = visit
    await page.setViewportSize({width: 390, height: 900})
    await page.goto(`${reader.docs.origin}/docs/theming/`)
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

  it('old docs addresses redirect to the new pages and sections', async () => {
    const {page} = visit
    await page.goto(`${reader.docs.origin}/docs/?lang=fr#ocp-newsletter`)
    await page.waitForURL('**/docs/widgets/ocp-newsletter/?lang=fr')
    await page.goto(`${reader.docs.origin}/docs/operating/#enquiries`)
    await page.waitForURL('**/docs/leads/#export-and-delivery')
  })
})

const elementsOf = (path: string) =>
  DomUtils.findAll(() => true, parseDocument(read(`dist${path}index.html`)).children)

/** The addresses in the contents beside a page, in their order. */
const contentsOf = (path: string) =>
  elementsOf(path)
    .filter(({attribs}) => attribs.class?.split(' ').includes('menu__group'))
    .flatMap(group => DomUtils.nextElementSibling(group) ?? [])
    .filter(({name}) => name === 'ul')
    .flatMap(list => DomUtils.getElementsByTagName('a', list))
    .map(({attribs}) => attribs.href ?? '')

function linksAndAnchors(path: string) {
  const elements = elementsOf(path)
  const links = elements.flatMap(({name, attribs}) => (name === 'a' && attribs.href) || [])
  return {links, anchors: new Set(elements.map(({attribs}) => attribs.id))}
}
