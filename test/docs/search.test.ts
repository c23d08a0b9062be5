import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {TIMEOUT} from '../support/browser/shared.ts'
import {axeViolations, openPage} from './support/browser.ts'
import {setReader} from './support/reader.ts'

describe('docs search', () => {
  const reader = setReader()
  let opened: Awaited<ReturnType<typeof openPage>>
  before(async () => {
    opened = await openPage(reader.browser, `${reader.docs.origin}/docs/security/`)
  }, TIMEOUT)
  after(() => opened?.close())
  const parts = () => ({
    ...opened,
    field: opened.page.getByRole('combobox', {name: 'Search the docs'}),
    options: opened.page.getByRole('option'),
  })

  it('the docs search fetches its index only once its field has focus', async () => {
    const {page, field} = parts()
    await field.waitFor()
    const fetched = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({name}) => /search-.*json/.test(name)),
      )
    assert.equal((await fetched()).length, 0)
    const index = page.waitForResponse(/search-.*\.json$/)
    await field.focus()
    await index
  })

  it('the docs search marks matches, announces their count and passes axe', async () => {
    const {page, field, options, problems} = parts()
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

  it('the docs search names this server in its excerpts, and no placeholder', async () => {
    const {field, options} = parts()
    await field.fill('data-test')
    await options
      .filter({hasText: `${reader.docs.origin}/embed/v1/loader.js`})
      .first()
      .waitFor()
    assert.doesNotMatch((await options.allInnerTexts()).join(), /https:\/\/HOST/)
  })

  it('the docs search says whether a result is for partners or for the back office', async () => {
    const {field, options} = parts()
    await field.fill('postgresql')
    await options.filter({hasText: 'Back office'}).first().waitFor()
    await field.fill('datalayer')
    assert.match(await options.first().innerText(), /^For partners Guides › Page API/)
  })

  it('the docs search shows a message when nothing matches', async () => {
    const {page, field} = parts()
    await field.fill('xylophone')
    await page.locator('.search__note').getByText('No results for “xylophone”').waitFor()
  })

  it('the docs search finds a widget, an attribute, a call and a token, and opens one by keyboard', async () => {
    const {page, field, options} = parts()
    await page.locator('h1').click()
    await page.keyboard.press('/')
    let address = ''
    for (const [words, path] of [
      ['property list', '/docs/widgets/ocp-property-list/'],
      ['career-id', '/docs/widgets/ocp-careers-apply/#attribute-career-id'],
      ['control-height', '/docs/theming/#token--ocp-control-height'],
      ['getHomeItems', '/docs/api/#getHomeItems'],
    ] as const) {
      await field.clear()
      await page.keyboard.type(words)
      await options.and(page.locator(`[data-path="${path}"]`)).waitFor()
      address = path
    }
    const paths = await options.evaluateAll(all => all.map(({dataset}) => dataset.path))
    for (let at = 0; at < paths.indexOf(address); at++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${address}`)
  })
})
