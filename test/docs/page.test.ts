import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {describe, it, type TestContext} from 'node:test'
import {openPage, readThrough} from './support/browser.ts'
import {setReader} from './support/reader.ts'

const widgets = globSync('widgets/*/element.ts').map(file => file.split('/')[1] ?? '')
const read = (file: string) => readFileSync(file, 'utf8')

/** Doc comments as they stand in a file, as a reader sees them. */
const commentsIn = (file: string) =>
  [...read(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:'?[\w-]+'?\??:|--)/g)].map(
    ([, comment = '']) =>
      comment
        .replace(/`|\s+\*(?=\s)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
  )

describe('the docs page', () => {
  const reader = setReader()
  async function open(test: TestContext, query = '', options = {}) {
    const opened = await openPage(reader.browser, `${reader.docs.origin}/docs/${query}`, options)
    test.after(opened.close)
    return opened
  }

  for (const build of ['preact', 'react']) {
    it(`shows every widget live in the ${build} build, within a strict policy`, async test => {
      const {page, problems} = await open(test, `?build=${build}`)
      await readThrough(page)
      for (const name of widgets) {
        const widget = page.locator(`#ocp-${name} .preview__stage > ocp-${name}`)
        assert.ok(await widget.evaluate(({shadowRoot}) => !!shadowRoot?.firstElementChild), name)
      }
      const scripts = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({name}) => name),
      )
      const isReact = (url: string) => url.includes('/assets/react/')
      assert.equal(scripts.some(isReact), build === 'react')
      assert.deepEqual(problems, [])
    })

    it(`sends an enquiry from the ${build} preview to the server, and logs what was said`, async test => {
      const {page} = await open(test, `?build=${build}`)
      const preview = page.getByRole('region', {name: 'Newsletter, live'})
      await preview.scrollIntoViewIfNeeded() // widgets are fetched as they come near
      await preview.getByLabel('Email').fill('layla@example.ae')
      await preview.getByRole('button', {name: 'Subscribe'}).click()
      const log = preview.getByRole('log')
      await log.getByText('ocp-submit').waitFor()
      assert.match(await log.innerText(), /\{"form":"newsletter","message":"Thank you\."\}/)
      assert.deepEqual(reader.docs.calls.at(-1), {
        path: '/api/v1/user/createNewsLetterSubscriber',
        body: {email: 'layla@example.ae'},
      })
    })
  }

  it('says of each attribute, event and token what its source says', async test => {
    const {page} = await open(test)
    for (const name of widgets) {
      const section = (await page.locator(`#ocp-${name}`).textContent()) ?? ''
      const files = [`widgets/${name}/attributes.ts`, 'widgets/shared/element/common-attributes.ts']
      for (const comment of files.flatMap(commentsIn)) {
        assert.ok(section.includes(comment), `${name}: ${comment}`)
      }
    }
    const theming = (await page.locator('#theming').textContent()) ?? ''
    const tokens = commentsIn('widgets/shared/styles/tokens.css')
    assert.ok(tokens.length >= 20)
    for (const comment of tokens) assert.ok(theming.includes(comment), comment)
    const api = (await page.locator('#api').textContent()) ?? ''
    for (const [, call = ''] of read('widgets/shared/api/contract.ts').matchAll(
      /^export const (\w+)/gm,
    )) {
      assert.ok(api.includes(call), call)
    }
  })

  it('lists for each widget the events it can emit', async test => {
    const {page} = await open(test)
    const events = (tag: string) =>
      page.locator(`#${tag} table`).last().locator('tbody th').allInnerTexts()
    const form = ['ocp-ready', 'ocp-submit', 'ocp-error']
    assert.deepEqual(await events('ocp-newsletter'), form)
    assert.deepEqual(await events('ocp-book-now'), [...form, 'ocp-open', 'ocp-close'])
    assert.deepEqual(await events('ocp-toaster'), ['ocp-ready'])
  })

  it('switches language and theme in place, keeps them in the address, and goes Back', async test => {
    const {page} = await open(test)
    await readThrough(page)
    const button = page.locator('#ocp-newsletter .preview__stage').getByRole('button')
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.getByRole('link', {name: 'Русский'}).click()
    await button.and(page.getByText('Подписаться')).waitFor()
    await page.getByRole('link', {name: 'Dark'}).click()
    assert.equal(await scheme(), 'dark')
    assert.equal(
      await page.locator('.preview__stage > ocp-newsletter').getAttribute('theme'),
      'dark',
    )
    assert.equal(new URL(page.url()).search, '?lang=ru&theme=dark')
    assert.equal(await page.locator('[aria-current][data-value="dark"]').count(), 1)
    await page.goBack()
    assert.equal(await scheme(), 'light dark')
    await page.goBack()
    await button.and(page.getByText('Subscribe')).waitFor()
  })

  it('opens a shared view as it was, and changes the build without losing it', async test => {
    const {page} = await open(test, '?lang=fr&theme=dark#ocp-newsletter')
    await page.getByRole('link', {name: 'React', exact: true}).click()
    await page.waitForURL('**/docs/?build=react&lang=fr&theme=dark#ocp-newsletter')
    const stage = page.locator('#ocp-newsletter .preview__stage')
    await stage.getByRole('button').waitFor()
    assert.equal(await stage.locator('ocp-newsletter').getAttribute('lang'), 'fr')
    await page.goBack()
    await page.waitForURL('**/docs/?lang=fr&theme=dark#ocp-newsletter')
  })

  it('copies a snippet, and says so', async test => {
    const {page} = await open(test, '', {permissions: ['clipboard-read', 'clipboard-write']})
    const code = page.locator('#ocp-book-now .code')
    await page.locator('[data-origin]', {hasText: reader.docs.origin}).first().waitFor()
    await code.getByRole('button', {name: 'Copy'}).click()
    await code.getByRole('status').getByText('Copied').waitFor()
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `<script async src="${reader.docs.origin}/embed/v1/loader.js"></script>\n${read('widgets/book-now/example.html').trim()}`,
    )
  })
})
