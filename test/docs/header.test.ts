import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {DomUtils, parseDocument} from 'htmlparser2'
import {axeViolations, openPage, previewReady} from './support/browser.ts'
import {read} from './support/comments.ts'
import {setReader} from './support/reader.ts'

describe('header and contents of a docs page', () => {
  const reader = setReader()

  it('the contents of a long page stay beside it at 1440 px and mark what is being read', async test => {
    const {page, problems, close} = await openPage(
      reader.browser,
      `${reader.docs.origin}/docs/security/#sandboxed-frames`,
      {viewport: {width: 1440, height: 900}},
    )
    test.after(close)
    const contents = page.getByRole('navigation', {name: 'On this page'})
    await contents.getByRole('link', {name: 'What is sent where'}).click()
    await page.waitForURL('**/#what-is-sent-where')
    await contents.locator('[aria-current]', {hasText: 'What is sent where'}).waitFor()
    // Also after a jump past several headings.
    await page.evaluate(() => scrollTo(0, 0))
    await contents.locator('[aria-current]').waitFor({state: 'detached'})
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await contents.locator('[aria-current]').waitFor()
    assert.equal(await contents.locator('[aria-current]').count(), 1)
    const top = await contents.evaluate(element => element.getBoundingClientRect().top)
    assert.ok(top >= 0 && top < 200, `${top}`)
    assert.deepEqual(problems, [])
  })

  it('the header names the version, and leads to what changed', () => {
    const {version} = JSON.parse(read('package.json'))
    const links = DomUtils.getElementsByTagName('a', parseDocument(read('dist/docs/index.html')))
    const named = links.filter(link => DomUtils.textContent(link).trim() === `Version ${version}`)
    assert.deepEqual(
      named.map(({attribs}) => attribs.href),
      ['/docs/changes/'],
    )
  })

  it('the docs are light or dark as chosen, on the next page, too, or as the system is', async test => {
    // Between two colours a button may have too little contrast.
    const {page, close} = await openPage(reader.browser, `${reader.docs.origin}/docs/`, {
      ...{colorScheme: 'light', reducedMotion: 'reduce'},
    })
    test.after(close)
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    const theme = page.getByLabel('Theme of the docs')
    await theme.selectOption('Dark')
    const dark = await ground()
    assert.notEqual(dark, light)
    assert.deepEqual(await axeViolations(page), [])
    await page.goto(`${reader.docs.origin}/docs/theming/`)
    assert.equal(await ground(), dark)
    assert.equal(await theme.inputValue(), 'dark')
    await theme.selectOption('System')
    assert.equal(await ground(), light)
    await page.reload()
    assert.equal(await ground(), light)
  })

  it('Copy link gives another reader the same widget: attributes, tokens and language', async test => {
    const {page, close} = await openPage(
      reader.browser,
      `${reader.docs.origin}/docs/widgets/ocp-newsletter/`,
      {permissions: ['clipboard-read', 'clipboard-write'], viewport: {width: 1440, height: 900}},
    )
    test.after(close)
    await previewReady(page)
    await page.getByLabel('heading', {exact: true}).fill('News & more')
    await page.locator('summary', {hasText: 'Shape and space'}).click()
    await page.getByLabel('radius', {exact: true}).fill('8px')
    await page.getByRole('link', {name: 'Français'}).click()
    await page.getByRole('button', {name: 'Copy link'}).click()
    await page.locator('.view').getByText('Copied').waitFor()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto('about:blank')
    await page.goto(address)
    await previewReady(page)
    await page.locator('.preview__stage').getByText('News & more').waitFor()
    const widget = page.locator('.preview__stage > ocp-newsletter')
    assert.equal(await widget.getAttribute('lang'), 'fr')
    const radius = await widget.evaluate(element =>
      getComputedStyle(element).getPropertyValue('--ocp-radius'),
    )
    assert.equal(radius, '8px')
  })
})
