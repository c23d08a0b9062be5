import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {animationsFinished} from '../support/browser/conditions.ts'
import {everywhere} from '../support/tier.ts'
import {openPage, previewReady} from './support/browser.ts'
import {tags} from './support/pages.ts'
import {setReader} from './support/reader.ts'

describe('playground of a widget', () => {
  const reader = setReader()
  async function open(test: TestContext, address: string, options = {}) {
    const url = `${reader.docs.origin}/docs/widgets/${address}`
    const opened = await openPage(reader.browser, url, {
      viewport: {width: 1440, height: 900},
      reducedMotion: 'reduce',
      ...options,
    })
    test.after(opened.close)
    await previewReady(opened.page)
    return {...opened, code: opened.page.locator('[data-snippet="html"]')}
  }

  it('the playground shows edited attributes and tokens, light and dark, and writes them into the HTML, React and npm code that it copies', async test => {
    const {page, code} = await open(test, 'ocp-book-now/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const button = page.locator('.preview__stage').getByRole('button')
    await button.and(page.getByText('Book Now')).waitFor()
    assert.doesNotMatch(await code.innerText(), /label/)
    await page.getByLabel('label', {exact: true}).fill('Book a "viewing" & tea')
    await button.and(page.getByText('Book a "viewing" & tea')).waitFor()
    assert.match(await code.innerText(), /<ocp-book-now label='Book a "viewing" &amp; tea'>/)
    await page.getByLabel('mode', {exact: true}).selectOption('inline')
    await page.locator('.preview__stage').getByLabel('Phone').waitFor()
    await page.getByRole('button', {name: 'Reset'}).first().click()
    await button.and(page.getByText('Book Now')).waitFor()
    assert.doesNotMatch(await code.innerText(), /label|mode/)
    const colour = async () => {
      // A colour changes in a transition.
      await animationsFinished(button)
      return button.evaluate(element => getComputedStyle(element).backgroundColor)
    }
    await page.getByLabel('action, light', {exact: true}).fill('#7a1f3d')
    await page.locator('summary', {hasText: 'Shape and space'}).click()
    await page.getByLabel('radius', {exact: true}).fill('8px')
    await page.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('ocp-book-now') as Element).getPropertyValue(
          '--ocp-radius',
        ) === '8px',
    )
    assert.equal(await colour(), 'rgb(122, 31, 61)')
    assert.match(await code.innerText(), /--ocp-action: light-dark\(#7a1f3d, #6fb7c3\);/)
    assert.match(await code.innerText(), /--ocp-radius: 8px;/)
    await page.getByRole('link', {name: 'Dark', exact: true}).click()
    await page.locator('.preview__stage [theme="dark"]').waitFor()
    assert.equal(await colour(), 'rgb(111, 183, 195)')
    await page.getByLabel('label', {exact: true}).fill('Hello')
    await code.getByText('label="Hello"').waitFor()
    await codeTabs(page)
    await page.getByRole('button', {name: 'Reset'}).first().click()
    await page.getByRole('button', {name: 'Reset'}).last().click()
    await code.getByText('--ocp-').waitFor({state: 'detached'})
    await page.locator('[data-panel="html"]').getByRole('button', {name: 'Copy'}).click()
    await page.locator('[data-panel="html"]').getByText('Copied').waitFor()
    const {origin} = reader.docs
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `<script async src="${origin}/embed/v1/loader.js"></script>\n\n<ocp-book-now theme="dark">\n  <a href="${origin}/contact-us">Contact us</a>\n</ocp-book-now>`,
    )
  })

  it('the playground gives the widget the chosen width, and rejects an invalid number or JSON', async test => {
    const {page, code} = await open(test, 'ocp-property-list/')
    for (const width of [320, 768]) {
      await page.getByRole('link', {name: `${width}`, exact: true}).click()
      await page.waitForFunction(
        expected => document.querySelector('ocp-property-list')?.clientWidth === expected,
        width,
      )
    }
    const before = await code.innerText()
    await page.getByLabel('limit', {exact: true}).fill('500')
    await page.getByText('A number between 1 and 48.').waitFor()
    await page.getByLabel('types', {exact: true}).fill('[{')
    await page.getByText('This is not JSON yet.').waitFor()
    assert.equal(await code.innerText(), before)
    await page.getByLabel('limit', {exact: true}).fill('6')
    await code.getByText('limit="6"').waitFor()
  })

  it('the playground keeps its settings in the URL, restores them on Back, and shows Arabic from right to left', async test => {
    const {page, code} = await open(test, 'ocp-newsletter/?lang=ru&a-heading=News')
    const button = page.locator('.preview__stage').getByRole('button', {name: 'Подписаться'})
    await button.waitFor()
    assert.equal(await page.getByLabel('heading', {exact: true}).inputValue(), 'News')
    assert.match(await code.innerText(), /heading="News"\s+lang="ru"/)
    await page.getByRole('link', {name: 'Français'}).click()
    await page.getByLabel('heading', {exact: true}).fill('Nouvelles')
    await page.locator('.preview__stage').getByText('Nouvelles').waitFor()
    assert.equal(new URL(page.url()).search, '?lang=fr&a-heading=Nouvelles')
    await page.goBack()
    await page.locator('.preview__stage').getByText('News', {exact: true}).waitFor()
    await page.goBack()
    await button.waitFor()
    await page.getByRole('link', {name: 'React', exact: true}).click()
    await page.waitForURL('**/ocp-newsletter/?lang=ru&build=react&a-heading=News')
    await button.waitFor()
    await page.getByRole('link', {name: 'العربية'}).click()
    const frame = page.locator('.preview__stage[dir=rtl]')
    await frame.locator('ocp-newsletter[lang=ar] [data-root][dir=rtl]').waitFor()
    await code.getByText('lang="ar"').waitFor()
    await page.getByRole('link', {name: 'English'}).click()
    await page.locator('.preview__stage[dir=ltr]').waitFor()
  })

  for (const tag of tags) {
    everywhere(it)(
      `the playground shows <${tag}> in the React build without errors`,
      async test => {
        const {problems} = await open(test, `${tag}/?build=react`)
        assert.deepEqual(problems, [])
      },
    )
  }
})

/** The tabs of the code switch between HTML, React and npm by arrow keys. */
async function codeTabs(page: Page) {
  const panel = page.getByRole('tabpanel')
  await page.getByRole('tab', {name: 'HTML'}).focus()
  await page.keyboard.press('ArrowRight')
  assert.match(await panel.innerText(), /<BookNow\s+label="Hello"\s+theme="dark"\s+onOcpSubmit=/)
  assert.match(await panel.innerText(), /:root \{[^}]+--ocp-radius: 8px;/)
  await page.keyboard.press('End')
  assert.match(await panel.innerText(), /import\('@ocp\/real-estate-widgets\/book-now'\)/)
  assert.match(await panel.innerText(), /<ocp-book-now\s+label="Hello"\s+theme="dark"\s*>/)
  await page.keyboard.press('ArrowRight')
  const chosen = page.getByRole('tab', {selected: true})
  assert.equal(await chosen.innerText(), 'HTML')
  assert.ok(await chosen.evaluate(tab => tab === document.activeElement))
}
