import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it, type TestContext} from 'node:test'
import type {Locator} from 'playwright-core'
import {
  EMPTY,
  fillIn,
  layla,
  messagesOnSend,
  openBookNow,
  sendBooking,
} from '../support/book-now.ts'
import {changes, holdUntil, scrollALittle, stateOf} from '../support/page-state.ts'
import {longText} from '../support/partner.ts'
import {loaderTag, type Product} from '../support/product.ts'
import {setStage} from '../support/stage.ts'
import {type HostilePage, hostilePages} from './pages.ts'

interface Build {
  name: string
  script(product: Product, nonce: string): string
  widget(product: Product): string
  /** What it leaves behind in the page, its layers at the end of the body aside. */
  leaves: string[]
}

const builds: Build[] = [
  {
    name: 'Preact, by the loader',
    script: (product, nonce) => loaderTag(product, `async ${nonce}`),
    widget: () => '<ocp-book-now></ocp-book-now>',
    leaves: ['globals + ocp'],
  },
  {
    name: 'React, by a module script',
    script: ({site}, nonce) =>
      `<script type="module" async ${nonce} src="${site}/assets/react/${reactFile}"></script>`,
    widget: ({api}) => `<ocp-book-now api="${api}"></ocp-book-now>`,
    leaves: [],
  },
]

const reactFile = JSON.parse(readFileSync('dist/react/manifest.json', 'utf8')).widgets[
  'ocp-book-now'
].file

const stage = setStage()

for (const build of builds) {
  describe(`Book Now (${build.name}) on a page that`, {concurrency: 2}, () => {
    let plain: Promise<Look> | undefined
    const plainLook = (test: TestContext) => {
      plain ??= useBookNow(test, {what: 'is plain'}).then(({look}) => look)
      return plain
    }

    for (const hostile of hostilePages) {
      it(hostile.what, async test => {
        const {look, seen, before, after} = await useBookNow(test, hostile)
        const {complaints, ...rest} = seen
        assert.deepEqual(rest, {messages: EMPTY, errors: [], violations: []})
        assert.ok(areExpected(complaints, hostile.complaints), complaints.join('\n'))
        assert.deepEqual(look, await plainLook(test))
        assert.deepEqual(changes(before, after), build.leaves)
      })
    }

    /** Opens, is refused, sends, opens and closes; with a look at the page before and after. */
    async function useBookNow(test: TestContext, hostile: HostilePage) {
      const visitor = await stage.visitor(test)
      const {page, errors, complaints, violations} = visitor
      const before = holdUntil(page, /loader\.js|react\/book-now/, async () => {
        await scrollALittle(page)
        return stateOf(page)
      })
      await page.goto(addressOf(hostile))
      const dialog = await openBookNow(page)
      const look = await lookOf(dialog.getByRole('button', {name: 'Send'}))
      const messages = await messagesOnSend(dialog)
      await fillIn(dialog, layla)
      await sendBooking(dialog)
      await openBookNow(page)
      await dialog.getByRole('button', {name: 'Close'}).click()
      await dialog.waitFor({state: 'detached'})
      return {
        look,
        seen: {messages, errors, complaints, violations},
        before: await before,
        after: await stateOf(page),
      }
    }

    function addressOf({nonce, headers, head = '', body, html, doctype}: HostilePage) {
      const {product, partner} = stage
      const script = build.script(product, nonce ? `nonce="${nonce}"` : '')
      const widget = build.widget(product)
      return partner.publish({
        html,
        doctype,
        headers: headers?.(product),
        head: head + script,
        body: body?.(widget) ?? `<p>Homes</p><p>by the sea</p><main>${widget}${longText}</main>`,
      })
    }
  })
}

const areExpected = (complaints: string[], expected: RegExp[] = []) =>
  complaints.length === expected.length &&
  complaints.every((complaint, place) => expected[place]?.test(complaint))

type Look = Awaited<ReturnType<typeof lookOf>>

const lookOf = (button: Locator) =>
  button.evaluate(element => {
    const {width, height, font, color, direction, letterSpacing} = getComputedStyle(element)
    const {backgroundColor, opacity, padding, textTransform, wordSpacing} =
      getComputedStyle(element)
    return {
      ...{width, height, font, color, direction, letterSpacing},
      ...{backgroundColor, opacity, padding, textTransform, wordSpacing},
    }
  })
