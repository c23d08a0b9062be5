import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {before, describe, it, type TestContext} from 'node:test'
import {openPage} from './support/browser.ts'
import {setReader} from './support/reader.ts'
import {servePage} from './support/server.ts'

const tags = globSync('widgets/*/element.ts').map(file => `ocp-${file.split('/')[1]}`)

describe('the docs’ snippets, put into an empty page of another origin', () => {
  const reader = setReader()
  const snippets = new Map<string, string>()

  before(async () => {
    const {browser, docs} = reader
    const {page, close} = await openPage(browser, `${docs.origin}/docs/`)
    await page.locator('[data-origin]', {hasText: docs.origin}).first().waitFor()
    for (const tag of tags) snippets.set(tag, await page.locator(`#${tag} pre`).innerText())
    await close()
  })

  /** Opens a partner's page, says when its widget is ready, and what the policy refused. */
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

  for (const tag of tags) {
    it(`<${tag}> works`, async test => {
      const {page, problems} = await embed(test, snippets.get(tag) ?? '')
      await page.waitForFunction(
        name => !!document.querySelector(name)?.shadowRoot?.querySelector('[data-root]'),
        tag,
      )
      assert.deepEqual(problems, [])
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
  for (const [name, policy, withNonce] of policies) {
    it(`an enquiry arrives under the policy ${name}`, async test => {
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
