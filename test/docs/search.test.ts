import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {axeViolations, openPage} from './support/browser.ts'
import {setReader} from './support/reader.ts'

describe('docs search', () => {
  const reader = setReader()
  async function open(test: TestContext) {
    const opened = await openPage(reader.browser, `${reader.docs.origin}/docs/security/`)
    test.after(opened.close)
    const field = opened.page.getByRole('combobox', {name: 'Search the docs'})
    await field.waitFor()
    return {...opened, field, options: opened.page.getByRole('option')}
  }

  for (const [query, words, address] of [
    ['a widget', 'property list', '/docs/widgets/ocp-property-list/'],
    ['an attribute', 'career-id', '/docs/widgets/ocp-careers-apply/#attribute-career-id'],
    ['a call', 'getHomeItems', '/docs/api/#getHomeItems'],
    ['a token', 'control-height', '/docs/theming/#token--ocp-control-height'],
  ] as const) {
    it(`the docs search finds ${query} with the keyboard alone`, async test => {
      const {page, options} = await open(test)
      await page.keyboard.press('/')
      await page.keyboard.type(words)
      await options.and(page.locator(`[data-path="${address}"]`)).waitFor()
      const paths = await options.evaluateAll(all => all.map(({dataset}) => dataset.path))
      for (let at = 0; at < paths.indexOf(address); at++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${address}`)
    })
  }

  it('the docs search marks matches, announces their count and passes axe', async test => {
    const {page, field, options, problems} = await open(test)
    await field.fill('consent')
    await options.first().waitFor()
    assert.match((await options.locator('mark').first().innerText()).toLowerCase(), /consent/)
    await page
      .getByRole('search')
      .getByText(/^\d+ results?$/)
      .waitFor({state: 'attached'})
    assert.equal(await field.getAttribute('aria-activedescendant'), 'found-0')
    assert.deepEqual(await axeViolations(page), [])
    await page.keyboard.press('Escape')
    assert.equal(await options.first().isVisible(), false)
    assert.equal(await field.inputValue(), 'consent')
    await page.keyboard.press('Escape')
    assert.equal(await field.inputValue(), '')
    assert.deepEqual(problems, [])
  })

  it('the docs search names this server in its excerpts, and no placeholder', async test => {
    const {field, options} = await open(test)
    await field.fill('data-test')
    await options
      .filter({hasText: `${reader.docs.origin}/embed/v1/loader.js`})
      .first()
      .waitFor()
    assert.doesNotMatch((await options.allInnerTexts()).join(), /https:\/\/HOST/)
  })

  it('the docs search says whether a result is for partners or for the back office', async test => {
    const {field, options} = await open(test)
    await field.fill('postgresql')
    await options.filter({hasText: 'Back office'}).first().waitFor()
    await field.fill('datalayer')
    assert.match(await options.first().innerText(), /^For partners Guides › Page API/)
  })

  it('the docs search shows a message when nothing matches', async test => {
    const {page, field} = await open(test)
    await field.fill('xylophone')
    await page.locator('.search__note').getByText('No results for “xylophone”').waitFor()
  })

  it('the docs search fetches its index only once its field has focus', async test => {
    const {page, field} = await open(test)
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({name}) => /search-.*json/.test(name)),
      )
    assert.equal((await fetched()).length, 0)
    const index = page.waitForResponse(/search-.*\.json$/)
    await field.focus()
    await index
  })
})
