import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {before, describe, it, type TestContext} from 'node:test'
import {DomUtils, parseDocument} from 'htmlparser2'
import {TIMEOUT} from '../support/browser/shared.ts'
import {everywhere, isEverything} from '../support/tier.ts'
import {openPage} from './support/browser.ts'
import {tags, widgetPath} from './support/pages.ts'
import {setReader} from './support/reader.ts'
import {servePage} from './support/server.ts'

/** Settings that a reader may have chosen, as the address stores them. */
const edited: [tag: string, query: string, style: [token: string, value: string]][] = [
  [
    'ocp-book-now',
    'a-label=A+%22quoted%22+%26+long+one&lang=ru&theme=dark&t-radius=9px',
    ['--ocp-radius', '9px'],
  ],
  [
    'ocp-contact-form',
    'a-variant=popup&a-heading=&t-action=%237a1f3d',
    ['--ocp-action', '#7a1f3d'],
  ],
  [
    'ocp-reviews',
    'a-reviews=%5B%7B%22author_name%22%3A%22O%27Hara%22%2C%22rating%22%3A5%2C%22text%22%3A%22Fine%22%7D%5D&t-ink=light-dark%28%23111111%2C+%23eeeeee%29',
    ['--ocp-ink', 'light-dark(#111111, #eeeeee)'],
  ],
]

/** Complete code samples of the guides: with the loader's tag and a widget for it to load. */
const written = globSync('docs/guides/*.md').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/^ *```html\n([\s\S]*?)^ *```$/gm)]
    .map(([, code = '']) => code)
    .filter(code => code.includes('/loader.js') && code.includes('<ocp-'))
    // These have other scripts; `npm run test:frameworks` opens them.
    .filter(code => !code.includes('/node_modules/'))
    .map((code, index) => ({name: `${file}, ${index + 1}`, code})),
)

describe('docs snippets on an empty page of another origin', () => {
  const reader = setReader()
  const snippets = new Map<string, string>()

  before(async () => {
    for (const tag of tags) snippets.set(tag, await servedSnippet(reader.docs.origin, tag))
    const context = await reader.browser.newContext()
    const page = await context.newPage()
    const code = page.locator('[data-snippet="html"]')
    for (const [tag, query] of isEverything ? edited : edited.slice(-1)) {
      await page.goto(`${reader.docs.origin}${widgetPath(tag)}?${query}`)
      await code.locator('[data-origin]', {hasText: reader.docs.origin}).first().waitFor()
      snippets.set(query, await code.innerText())
    }
    await context.close()
  }, TIMEOUT)

  /** Opens a partner's page; `problems` collects its errors and policy violations. */
  async function embed(test: TestContext, body: string, headers?: Record<string, string>) {
    const partner = await servePage(
      `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">${body}`,
      headers,
    )
    const opened = await openPage(reader.browser, partner.origin)
    test.after(async () => {
      await opened.close()
      await partner.close()
    })
    return opened
  }

  const mounted = (page: Awaited<ReturnType<typeof embed>>['page'], tag: string) =>
    page.waitForFunction(
      name => !!document.querySelector(name)?.shadowRoot?.querySelector('[data-root]'),
      tag,
    )

  it('each snippet is the loader’s tag and the widget’s example, which tests of the loader open', () => {
    for (const tag of tags) {
      const example = readFileSync(`widgets/${tag.slice('ocp-'.length)}/example.html`, 'utf8')
      const [, start = ''] = /^<([^>]+)>/.exec(example) ?? []
      const [loader, element = ''] = (snippets.get(tag) ?? '').split('\n\n')
      assert.equal(loader, `<script async src="${reader.docs.origin}/embed/v1/loader.js"></script>`)
      assert.equal(/^<([^>]+)>/.exec(element)?.[1]?.replace(/\s+/g, ' ').trim(), start, tag)
    }
  })

  for (const tag of tags) {
    everywhere(it)(`the snippet of <${tag}> mounts the widget without errors`, async test => {
      const {page, problems} = await embed(test, snippets.get(tag) ?? '')
      await mounted(page, tag)
      assert.deepEqual(problems, [])
    })
  }

  for (const [index, [tag, query, [token, value]]] of edited.entries()) {
    const itOnce = index === edited.length - 1 ? it : everywhere(it)
    itOnce(`the snippet of <${tag}> applies edited attributes and tokens: ${query}`, async test => {
      const {page, problems} = await embed(test, snippets.get(query) ?? '')
      await mounted(page, tag)
      const widget = page.locator(tag)
      for (const [name, expected] of new URLSearchParams(query)) {
        if (!expected || name.startsWith('t-')) continue
        assert.equal(await widget.getAttribute(name.replace(/^a-/, '')), expected)
      }
      const given = await widget.evaluate(
        (element, name) => getComputedStyle(element).getPropertyValue(name),
        token,
      )
      assert.equal(given, value)
      assert.deepEqual(problems, [])
    })
  }

  for (const {name, code} of written) {
    // A whole page, and one with commands; the others differ by a widget or an attribute.
    const itOnce = /(first-widget|page-api)\.md, 1$/.test(name) ? it : everywhere(it)
    itOnce(`the code sample "${name}" mounts its widget`, async test => {
      const body = code.replaceAll('https://HOST', reader.docs.origin)
      const [, tag = ''] = code.match(/<(ocp-[\w-]+)/) ?? []
      const {page} = await embed(test, body.replaceAll('https://API', reader.docs.origin))
      if (/consent="required"/.test(code)) {
        await page.waitForFunction(() => 'ocp' in globalThis)
        await page.evaluate(() =>
          (globalThis as unknown as {ocp: {consent?(given: boolean): void}}).ocp.consent?.(true),
        )
      }
      await page.locator(tag).first().scrollIntoViewIfNeeded()
      await mounted(page, tag)
    })
  }

  const policies: [string, (docs: string) => string, (snippet: string) => string][] = [
    [
      'that the docs name',
      origin => `default-src 'none'; img-src data:; script-src ${origin}; connect-src ${origin}`,
      snippet => snippet,
    ],
    [
      'with a nonce instead of the host',
      origin => `default-src 'none'; img-src data:; script-src 'nonce-abc'; connect-src ${origin}`,
      snippet => snippet.replace('<script', '<script nonce="abc"'),
    ],
  ]
  for (const [index, [name, policy, withNonce]] of policies.entries()) {
    const itOnce = index ? everywhere(it) : it
    itOnce(`a newsletter sign-up succeeds under the policy ${name}`, async test => {
      const snippet = withNonce(snippets.get('ocp-newsletter') ?? '')
      const {page, problems} = await embed(test, snippet, {
        'content-security-policy': policy(reader.docs.origin),
      })
      await page.getByLabel('Email').fill('omar@example.ae')
      await page.getByRole('button', {name: 'Subscribe'}).click()
      await page.getByText('Thank you.').waitFor()
      assert.deepEqual(reader.docs.calls.at(-1)?.body, {email: 'omar@example.ae'})
      assert.deepEqual(problems, [])
    })
  }
})

/** The code as it is served, before a reader has chosen anything. */
async function servedSnippet(origin: string, tag: string) {
  const {children} = parseDocument(await (await fetch(origin + widgetPath(tag))).text())
  const code = DomUtils.findOne(it => it.attribs['data-snippet'] === 'html', children)
  return code ? DomUtils.textContent(code) : ''
}
