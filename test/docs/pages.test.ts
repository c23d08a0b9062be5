import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {describe, it} from 'node:test'
import {axeViolations, openPage, previewReady, scrollsSideways} from './support/browser.ts'
import {paths} from './support/pages.ts'
import {setReader} from './support/reader.ts'

describe('docs pages', () => {
  const reader = setReader()

  for (const [index, path] of paths.entries()) {
    it(`${path} opens without errors, passes axe and fits three window widths`, async test => {
      const {page, problems, close} = await openPage(reader.browser, reader.docs.origin + path, {
        viewport: {width: index % 2 ? 390 : 1440, height: 900},
        colorScheme: index % 2 ? 'dark' : 'light',
      })
      test.after(close)
      await previewReady(page)
      for (const summary of await page.locator('main summary:visible').all()) await summary.click()
      assert.deepEqual(await axeViolations(page), [])
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({width, height: 900})
        assert.equal(await scrollsSideways(page), false, `${width} px`)
      }
      assert.deepEqual(problems, [])
    })
  }

  it('docs links lead only to existing pages and anchors', async test => {
    const {page, close} = await openPage(reader.browser, `${reader.docs.origin}/docs/`)
    test.after(close)
    const files = globSync('dist/docs/*.{txt,xml,json}').map(file => file.slice('dist'.length))
    const found = await page.evaluate(
      async ({paths, files}) => {
        const pages = new Map<string, Document>()
        for (const path of paths) {
          const text = await (await fetch(path)).text()
          pages.set(path, new DOMParser().parseFromString(text, 'text/html'))
        }
        return [...pages].flatMap(([path, content]) =>
          [...content.querySelectorAll('a[href]')].flatMap(link => {
            const to = new URL(link.getAttribute('href') ?? '', location.origin + path)
            if (to.origin !== location.origin || !to.pathname.startsWith('/docs/')) return []
            if (files.includes(to.pathname)) return []
            const target = pages.get(to.pathname)
            const anchor = decodeURIComponent(to.hash.slice(1))
            return target && (!anchor || target.getElementById(anchor))
              ? []
              : [`${path}: ${to.href}`]
          }),
        )
      },
      {paths, files},
    )
    assert.deepEqual(found, [])
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
