import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {basename, dirname} from 'node:path'
import {it} from 'node:test'
import type {PartnerPage} from '../support/partner/partner.ts'
import {book} from './support/book.ts'
import {recorderTag} from './support/front.ts'
import type {Person} from './support/person.ts'
import {type EngineStage, inEachEngine} from './support/use-engine.ts'

const BOOK_NOW = '<ocp-book-now><a href="/contact">Write to us</a></ocp-book-now>'
const NEWSLETTER = '<ocp-newsletter></ocp-newsletter>'
const examples = globSync('widgets/*/example.html').sort()

inEachEngine('partner page', stage => {
  for (const example of examples) {
    const tag = `ocp-${basename(dirname(example))}`
    it(`a partner page shows <${tag}> without errors or warnings`, async () => {
      const body = readFileSync(example, 'utf8').replace('>', ' loading="eager">')
      const person = await visit(stage, {body})
      await person.until(`see <${tag}>`, () => person.tab.evaluate(isDefined, tag))
      if (tag !== 'ocp-toaster') {
        await person.until('see more than a box', () => person.tab.evaluate(showsSomething, tag))
      }
      assert.deepEqual(await person.consoleMessages(), [])
    })
  }

  it('Book Now books under a strict CSP that requires Trusted Types', async () => {
    const {front, product} = stage
    const policy = [
      "default-src 'none'; style-src 'none'",
      `img-src 'self'; script-src ${front.url}; connect-src ${product.api}`,
      "require-trusted-types-for 'script'; trusted-types ocp-files",
    ]
    const headers = {'content-security-policy': policy.join(';')}
    const person = await visit(stage, {body: BOOK_NOW, headers})
    await book(person)
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('Book Now books where the CSP allows no Trusted Types policy', async () => {
    const headers = {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    }
    await book(await visit(stage, {body: BOOK_NOW, headers}))
  })

  it('Book Now books where the page unsets all styles', async () => {
    const head = '<style>*{all:unset!important}</style>'
    await book(await visit(stage, {head, body: BOOK_NOW}))
  })

  for (const file of ['kit', 'book-now', 'form']) {
    it(`the loader does not run a tampered file: ${file}`, async () => {
      stage.front.tampered = new RegExp(`/${file}-`)
      const person = await visit(stage, {body: BOOK_NOW + NEWSLETTER})
      await person.until('see it refused', () => person.tab.evaluate(isRefused, `/${file}-`))
      assert.equal(await person.tab.evaluate(() => 'tampered' in globalThis), false)
      if (file !== 'form') await person.sees({role: 'link', name: 'Write to us'})
    })
  }
})

async function visit({front, partner, person}: EngineStage, page: PartnerPage): Promise<Person> {
  const loader = `<script async src="${front.url}/embed/v1/loader.js"></script>`
  const visitor = await person()
  await visitor.open(
    partner.publish({...page, head: `${recorderTag(front)}${page.head ?? ''}${loader}`}),
  )
  return visitor
}

const isDefined = (tag: string) => customElements.get(tag) !== undefined

const isRefused = (file: string) =>
  (window as {consoleMessages?: string[]}).consoleMessages?.some(
    text => text.includes(file) && text.includes('failed to load'),
  )

function showsSomething(tag: string) {
  const root = document.querySelector(tag)?.shadowRoot
  const {height = 0} = root?.host.getBoundingClientRect() ?? {}
  return height > 20 && Boolean(root?.textContent?.trim())
}
