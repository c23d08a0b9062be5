/** Tests how an open dialog affects the page around it, whichever element scrolls. */
import {expect, nextFrame} from '@open-wc/testing'
import {button, dialog, dialogIsClosed, eventually, load, mount} from '../support/widget-page.ts'

const ROOMS = '<div style="height: 4000px">Homes by the sea</div>'
const DISTANCE = 3000

/** The scenario, the page's own styles, and the element that scrolls. */
const pages: [what: string, css: string, scroller: string][] = [
  ['the window scrolls', '', 'html'],
  ['the window scrolls smoothly', 'html { scroll-behavior: smooth }', 'html'],
  ['its body scrolls inside its root', 'html, body { height: 100%; overflow: auto }', 'body'],
  [
    'the window scrolls as its body says',
    'html, body { height: 100%; margin: 0 } body { overflow: hidden auto }',
    'html',
  ],
  [
    'a box of it scrolls',
    'html, body { height: 100%; margin: 0 } .page { height: 100vh; overflow: auto; scroll-behavior: smooth }',
    '.page',
  ],
]

describe('Dialog', () => {
  before(() => load('ocp-book-now'))

  for (const [what, css, scroller] of pages) {
    it(`the page stays where it is while a dialog opens and closes, where ${what}`, async () => {
      const page = await mount(
        `<div class="page"><style>${css}</style>${ROOMS}<ocp-book-now></ocp-book-now>${ROOMS}</div>`,
      )
      const widget = page.querySelector('ocp-book-now')?.shadowRoot as ShadowRoot
      const box = document.querySelector(scroller) as HTMLElement
      box.scrollTo({top: DISTANCE, behavior: 'instant'})
      const place = () => [box.scrollTop, widget.host.getBoundingClientRect().top]
      const before = place()
      expect(before[0]).to.equal(DISTANCE)
      for (const way of ['Close', 'Escape']) {
        const opener = button(widget, 'Book Now')
        opener.focus({preventScroll: true})
        opener.click()
        const layer = await dialog()
        await nextFrame()
        expect(place(), 'while it is open').to.deep.equal(before)
        if (way === 'Close') button(layer, 'Close').click()
        else layer.activeElement?.dispatchEvent(pressedEscape())
        await dialogIsClosed()
        await nextFrame()
        expect(place(), `after ${way}`).to.deep.equal(before)
      }
    })
  }

  it('a page’s own overflow of one axis is there again after a dialog was closed', async () => {
    const own = 'overflow-x: hidden;'
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('style', own)
      const {shadowRoot} = await mount('<ocp-book-now></ocp-book-now>')
      button(shadowRoot as ShadowRoot, 'Book Now').click()
      const layer = await dialog()
      expect(getComputedStyle(element).overflow).to.equal('hidden')
      button(layer, 'Close').click()
      await dialogIsClosed()
      expect(element.getAttribute('style')).to.equal(own)
      element.removeAttribute('style')
    }
  })

  it('a dialog keeps its height in a frame of 761 px that grows with its page', async () => {
    const frame = document.createElement('iframe')
    frame.style.width = '761px'
    frame.srcdoc = `<!doctype html><html lang="en"><title>Homes</title><body>
      <ocp-book-now open></ocp-book-now>
      <script type="module" src="/under-test/${window.build}/book-now.js"></script></body></html>`
    document.body.append(frame)
    const inFrame = () => frame.contentDocument as Document
    const card = () =>
      inFrame().querySelector('ocp-layer-dialog')?.shadowRoot?.querySelector('form')
    await eventually(() => expect(card()).to.exist)
    const sizes = new Set<string>()
    // As many pages do that show another one as a part of them.
    for (let times = 0; times < 40; times++) {
      frame.style.height = `${inFrame().documentElement.scrollHeight}px`
      await nextFrame()
      const {height} = card()?.closest('[role=dialog]')?.getBoundingClientRect() ?? {}
      if (times >= 20) sizes.add(`${height} in ${frame.style.height}`)
    }
    expect([...sizes]).to.have.lengthOf(1)
    frame.remove()
  })
})

const pressedEscape = () =>
  new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true})
