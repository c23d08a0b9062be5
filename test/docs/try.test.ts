import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {animationsFinished} from '../support/browser/conditions.ts'
import {isEverything} from '../support/tier.ts'
import {openPage, previewReady} from './support/browser.ts'
import {tags, widgetPath} from './support/pages.ts'
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

  it('the playground shows an edited attribute and writes it into the code', async test => {
    const {page, code} = await open(test, 'ocp-book-now/')
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
  })

  it('the playground rejects an invalid number or JSON and keeps the code', async test => {
    const {page, code} = await open(test, 'ocp-property-list/')
    const before = await code.innerText()
    await page.getByLabel('limit', {exact: true}).fill('500')
    await page.getByText('A number between 1 and 48.').waitFor()
    await page.getByLabel('types', {exact: true}).fill('[{')
    await page.getByText('This is not JSON yet.').waitFor()
    assert.equal(await code.innerText(), before)
    await page.getByLabel('limit', {exact: true}).fill('6')
    await code.getByText('limit="6"').waitFor()
  })

  it('the playground applies tokens in light and dark and writes them as CSS', async test => {
    const {page, code} = await open(test, 'ocp-book-now/')
    const button = page.locator('.preview__stage').getByRole('button')
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
    await page.getByRole('button', {name: 'Reset'}).last().click()
    await code.getByText('--ocp-').waitFor({state: 'detached'})
  })

  it('the playground gives the widget the chosen width', async test => {
    const {page} = await open(test, 'ocp-contact-form/')
    for (const width of [320, 768]) {
      await page.getByRole('link', {name: `${width}`, exact: true}).click()
      await page.waitForFunction(
        expected => document.querySelector('ocp-contact-form')?.clientWidth === expected,
        width,
      )
    }
  })

  it('the playground keeps its settings in the URL, and Back restores them', async test => {
    const {page, code} = await open(test, 'ocp-newsletter/?lang=ru&a-heading=News')
    const button = page.locator('.preview__stage').getByRole('button')
    await button.and(page.getByText('Подписаться')).waitFor()
    assert.equal(await page.getByLabel('heading', {exact: true}).inputValue(), 'News')
    assert.match(await code.innerText(), /heading="News"\s+lang="ru"/)
    await page.getByRole('link', {name: 'Français'}).click()
    await page.getByLabel('heading', {exact: true}).fill('Nouvelles')
    await page.locator('.preview__stage').getByText('Nouvelles').waitFor()
    assert.equal(new URL(page.url()).search, '?lang=fr&a-heading=Nouvelles')
    await page.goBack()
    await page.locator('.preview__stage').getByText('News', {exact: true}).waitFor()
    await page.goBack()
    await button.and(page.getByText('Подписаться')).waitFor()
    await page.getByRole('link', {name: 'React', exact: true}).click()
    await page.waitForURL('**/ocp-newsletter/?lang=ru&build=react&a-heading=News')
    await button.and(page.getByText('Подписаться')).waitFor()
  })

  it('the playground shows a widget in Arabic from right to left', async test => {
    const {page, code} = await open(test, 'ocp-newsletter/')
    await page.getByRole('link', {name: 'العربية'}).click()
    const frame = page.locator('.preview__stage[dir=rtl]')
    await frame.locator('ocp-newsletter[lang=ar] [data-root][dir=rtl]').waitFor()
    assert.match(await code.innerText(), /lang="ar"/)
    await page.getByRole('link', {name: 'English'}).click()
    await page.locator('.preview__stage[dir=ltr]').waitFor()
  })

  it('the code tabs switch between HTML, React and npm by arrow keys', async test => {
    const {page} = await open(test, 'ocp-book-now/?a-label=Hello&t-radius=8px')
    const panel = page.getByRole('tabpanel')
    await page.getByRole('tab', {name: 'HTML'}).focus()
    await page.keyboard.press('ArrowRight')
    assert.match(await panel.innerText(), /<BookNow label="Hello" onOcpSubmit=/)
    assert.match(await panel.innerText(), /:root \{\s+--ocp-radius: 8px;/)
    await page.keyboard.press('End')
    assert.match(await panel.innerText(), /import\('@ocp\/real-estate-widgets\/book-now'\)/)
    assert.match(await panel.innerText(), /<ocp-book-now label="Hello">/)
    await page.keyboard.press('ArrowRight')
    const chosen = page.getByRole('tab', {selected: true})
    assert.equal(await chosen.innerText(), 'HTML')
    assert.ok(await chosen.evaluate(tab => tab === document.activeElement))
  })

  it('the Copy button copies the snippet and shows "Copied"', async test => {
    const {page} = await open(test, 'ocp-book-now/', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.locator('[data-panel="html"]').getByRole('button', {name: 'Copy'}).click()
    await page.locator('[data-panel="html"]').getByText('Copied').waitFor()
    const {origin} = reader.docs
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `<script async src="${origin}/embed/v1/loader.js"></script>\n\n<ocp-book-now>\n  <a href="${origin}/contact-us">Contact us</a>\n</ocp-book-now>`,
    )
  })

  for (const build of ['preact', 'react']) {
    it(`the ${build} build sends a newsletter sign-up and logs its event`, async test => {
      const {page, problems} = await open(test, `ocp-newsletter/?build=${build}`)
      await page.getByLabel('Email').fill('layla@example.ae')
      await page.getByRole('button', {name: 'Subscribe'}).click()
      const log = page.getByRole('log')
      await log.getByText('ocp-submit').waitFor()
      const sent = reader.docs.calls.at(-1)
      assert.deepEqual(
        [sent?.path, sent?.body],
        ['/api/v1/user/createNewsLetterSubscriber', {email: 'layla@example.ae'}],
      )
      const detail = {form: 'newsletter', message: 'Thank you.', id: sent?.id, test: true}
      assert.ok((await log.innerText()).includes(JSON.stringify(detail)))
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({name}) => name),
      )
      assert.equal(
        files.some(url => url.includes('/assets/react/')),
        build === 'react',
      )
      assert.deepEqual(problems, [])
    })
  }

  const shown = isEverything ? tags : ['ocp-contact-form', 'ocp-property-list']
  it(`the playground shows ${shown.length} widgets in the React build without errors`, async test => {
    for (const tag of shown) {
      const url = `${reader.docs.origin}${widgetPath(tag)}?build=react`
      const {page, problems, close} = await openPage(reader.browser, url)
      test.after(close)
      await previewReady(page)
      assert.deepEqual(problems, [], tag)
      // Its animations would go on behind the next.
      await close()
    }
  })

  it('docs pages shift by at most 0.02 while a widget loads', async test => {
    const context = await reader.browser.newContext({viewport: {width: 1440, height: 900}})
    test.after(() => context.close())
    const page = await context.newPage()
    await page.addInitScript(() => {
      const shifts = globalThis as unknown as {moved: number}
      shifts.moved = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          shifts.moved += (entry as unknown as {value: number}).value
        }
      }).observe({type: 'layout-shift', buffered: true})
    })
    for (const path of ['', 'widgets/ocp-book-now/', 'widgets/ocp-contact-form/']) {
      await page.goto(`${reader.docs.origin}/docs/${path}`)
      await previewReady(page)
      const moved = await page.evaluate(() => (globalThis as unknown as {moved: number}).moved)
      assert.ok(moved <= 0.02, `${path}: ${moved}`)
    }
  })
})
