/** Proves that the tests of hostile pages notice every kind of change, by planting each. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {type Debugger, debuggerOf} from '../support/browser/debugger.ts'
import {changes, stateOf} from '../support/browser/page-state.ts'
import {sharedBrowser, sharedPartner} from '../support/browser/shared.ts'
import {newVisitor} from '../support/browser/visitor.ts'
import {longText} from '../support/partner/partner.ts'
import {openAndCloseOften} from './open-and-close.ts'

/** Part of the state -> what somebody could do to it, by the page's own means. */
const faults: Record<string, (() => unknown)[]> = {
  html: [() => document.documentElement.classList.add('has-dialog')],
  head: [() => document.head.append(document.createElement('style'))],
  bodyAttributes: [() => document.body.setAttribute('aria-hidden', 'true')],
  body: [
    () => document.body.append(document.createElement('div')),
    () => document.querySelector('p')?.setAttribute('inert', ''),
    () => document.querySelector('p')?.remove(),
  ],
  afterBody: [() => document.documentElement.append(document.createElement('div'))],
  layers: [() => document.body.append(document.createElement('ocp-layer-dialog'))],
  styleSheets: [() => document.adoptedStyleSheets.push(new CSSStyleSheet())],
  title: [() => (document.title = 'Sent')],
  address: [() => history.replaceState(null, '', '#sent')],
  history: [() => history.pushState(null, '')],
  scroll: [() => scrollTo(0, 100)],
  // biome-ignore lint/suspicious/noDocumentCookie: as scripts leave one behind.
  cookies: [() => (document.cookie = 'seen=1')],
  stored: [
    () => localStorage.setItem('seen', '1'),
    () => sessionStorage.setItem('seen', '1'),
    () => localStorage.clear(),
  ],
  globals: [
    () => Object.assign(window, {left: 1}),
    () => Object.assign(window, {[Symbol('left')]: 1}),
  ],
  ofDocument: [() => Object.assign(document, {left: 1})],
  foreign: [
    () => Object.assign(window, {fetch: () => {}}),
    () => Object.assign(Array.prototype, {at: () => {}}),
    () => Object.assign(Array, {from: () => {}}),
  ],
  listeners: [
    () => addEventListener('keydown', () => {}),
    () => document.addEventListener('keydown', () => {}, true),
    () => document.documentElement.addEventListener('click', () => {}),
    () => document.body.addEventListener('focusin', () => {}, {passive: true}),
    () => document.querySelector('p')?.addEventListener('click', () => {}),
    () => (window.onresize = () => {}),
  ],
}

describe('state of a page', () => {
  it('the state of a page reveals every kind of change, and only changes', async test => {
    const page = await visit(test, longText)
    const seen = await debuggerOf(page)
    let state = await stateOf(seen)
    assert.deepEqual(Object.keys(state).toSorted(), Object.keys(faults).toSorted())
    for (const [part, plants] of Object.entries(faults)) {
      for (const plant of plants) {
        assert.deepEqual(changes(state, await stateOf(seen)), [], `before ${part}`)
        const planted = await stateAfter(page, seen, plant)
        const noticed = changes(state, planted).map(change => change.split(' ')[0])
        assert.ok(noticed.includes(part), `${plant} was not noticed`)
        state = planted
      }
    }
  })

  for (const [what, givesBack, lost] of [
    ['the visit reports focus that does not return to the opener', false, 2],
    ['the visit reports nothing when focus returns to the opener', true, 0],
  ] as const) {
    it(what, async test => {
      const widget = '<a href="#sea">Sea</a><ocp-book-now></ocp-book-now>'
      const page = await visit(test, widget + longText)
      await page.evaluate(defineWidget, givesBack)
      assert.equal((await openAndCloseOften(await debuggerOf(page))).length, lost)
    })
  }
})

async function visit(test: TestContext, body: string): Promise<Page> {
  const [partner, browser] = await Promise.all([sharedPartner(), sharedBrowser()])
  const {page, leave} = await newVisitor(browser)
  test.after(leave)
  await page.goto(partner.publish({body}))
  return page
}

async function stateAfter(page: Page, seen: Debugger, plant: () => unknown) {
  await page.evaluate(`void (${plant})()`)
  return stateOf(seen)
}

/** Runs in the page: a widget that opens and closes, and is careless or not about the focus. */
function defineWidget(givesBack: boolean) {
  class Widget extends HTMLElement {
    connectedCallback() {
      this.attachShadow({mode: 'open'}).innerHTML = '<button>Open</button>'
      this.shadowRoot?.querySelector('button')?.addEventListener('click', open)
    }
  }
  const open = () => {
    let opener = document.activeElement as HTMLElement
    while (opener.shadowRoot?.activeElement) opener = opener.shadowRoot.activeElement as HTMLElement
    const layer = document.createElement('ocp-layer-dialog')
    layer.attachShadow({mode: 'open'}).innerHTML = '<button part="close">Close</button>'
    document.body.append(layer)
    const close = layer.shadowRoot?.querySelector('button')
    close?.focus()
    close?.addEventListener('click', () => {
      layer.remove()
      if (givesBack) opener.focus()
    })
  }
  customElements.define('ocp-book-now', Widget)
}
