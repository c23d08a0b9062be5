/** Pages that put the widget where widgets are not expected. */
import assert from 'node:assert/strict'
import {openBookNow} from '../../support/book-now.ts'
import {longText} from '../../support/partner/partner.ts'
import type {HostilePage, Scene} from '../hostile-page.ts'

/** Shows in the document's title an event that no visitor caused. */
const telling =
  'action="/elsewhere" onsubmit="document.title=event.type;return false"' +
  ' onreset="document.title=event.type" oninput="document.title=event.type"' +
  ' onchange="document.title=event.type" onclick="event.defaultPrevented||0"'

const homes = '<p><a href="#sea">by the sea</a></p>'

export const places: HostilePage[] = [
  {
    name: 'in-form',
    what: 'puts it into its own form',
    body: ({widget}) =>
      `${homes}<form ${telling}><input name="q">${widget}<button>Go</button></form>`,
    act: async ({page}) =>
      assert.deepEqual(await page.evaluate(() => [...new FormData(document.forms[0]).keys()]), [
        'q',
      ]),
  },
  {
    name: 'in-disabled-fieldset',
    what: 'puts it into a disabled fieldset',
    body: ({widget}) => `${homes}<form ${telling}><fieldset disabled>${widget}</fieldset></form>`,
  },
  {
    name: 'in-label',
    what: 'puts it into a label',
    body: ({widget}) =>
      `${homes}<label>I agree <input type="checkbox" ${telling}>${widget}</label>`,
    act: async ({page}) => {
      await openBookNow(page)
      await page.getByRole('button', {name: 'Close'}).click()
      assert.equal(await page.locator('label > input').first().isChecked(), false)
    },
  },
  {
    name: 'in-link',
    what: 'puts it into a link',
    body: ({widget}) => `${homes}<a href="#elsewhere">A home${widget}</a>${longText}`,
  },
  {
    name: 'in-summary',
    what: 'puts it into a summary element',
    body: ({widget}) => `${homes}<details><summary>More${widget}</summary>Text</details>`,
  },
  {
    name: 'in-contenteditable',
    what: 'puts it into contenteditable text',
    body: ({widget}) => `${homes}<div contenteditable>Text ${widget}</div>`,
  },
  {
    name: 'in-modal-dialog',
    what: 'puts it into its own modal dialog',
    body: ({widget}) => `<dialog id="theirs">${homes}${widget}</dialog>${longText}`,
    act: async ({page}) => {
      await page.evaluate(() => (document.querySelector('dialog') as HTMLDialogElement).showModal())
      const dialog = await openBookNow(page)
      await page.keyboard.press('Escape')
      await dialog.waitFor({state: 'detached'})
      assert.ok(await page.locator('#theirs').isVisible(), 'Escape closed the page’s dialog, too')
    },
    changes: ['body'],
  },
  {
    name: 'in-popover',
    what: 'puts it into a popover',
    body: ({widget}) => `<div popover>${homes}${widget}</div>${longText}`,
    act: ({page}) =>
      page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover()),
  },
  {
    name: 'inert-at-first',
    what: 'keeps it inert at first',
    body: ({widget}) => `${homes}<main inert>${widget}</main>${longText}`,
    act: ({page}) => page.evaluate(() => document.querySelector('main')?.removeAttribute('inert')),
    changes: ['body'],
  },
  {
    name: 'inert-siblings',
    what: 'has inert elements beside it',
    body: ({widget}) => `${homes}<aside inert>Menu</aside><main>${widget}</main>${longText}`,
  },
  {
    name: 'in-open-shadow-root',
    what: 'puts it into an open shadow root',
    body: () => `${homes}<div id="box"></div>${longText}`,
    act: scene => intoShadow(scene, 'open'),
    leaves: () => ['globals + shadow'],
  },
  {
    name: 'in-closed-shadow-root',
    what: 'puts it into a closed shadow root',
    body: () => `${homes}<div id="box"></div>${longText}`,
    act: scene => intoShadow(scene, 'closed'),
    press: ({page}) =>
      page.evaluate(() => {
        const {shadow} = window as unknown as {shadow: ShadowRoot}
        shadow.querySelector('ocp-book-now')?.shadowRoot?.querySelector('button')?.click()
      }),
    leaves: () => ['globals + shadow'],
  },
  {
    name: 'in-slot',
    what: 'puts it into a slot of a custom element',
    head: `<script>
      customElements.define('their-card', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({mode: 'closed'}).innerHTML =
            '<style>::slotted(*){display:none!important;color:red}</style><slot></slot>'
        }
      })
    </script>`,
    body: ({widget}) => `${homes}<their-card>${widget}</their-card>${longText}`,
  },
]

/** The page's component loads after our script; a page with a closed root passes it to us. */
async function intoShadow({page, widget}: Scene, mode: ShadowRootMode) {
  await page.evaluate(putIntoShadow, {widget, mode})
  await page.waitForFunction(() => {
    const {shadow} = window as unknown as {shadow: ShadowRoot}
    return shadow.querySelector('ocp-book-now')?.shadowRoot?.querySelector('button')
  })
}

function putIntoShadow({widget, mode}: {widget: string; mode: ShadowRootMode}) {
  const box = document.querySelector('#box') as HTMLElement
  const behind = box.nextSibling as ChildNode
  box.remove()
  const shadow = box.attachShadow({mode})
  shadow.innerHTML = `<section>${widget}</section>`
  behind.before(box)
  const {ocp} = Object.assign(window, {shadow}) as {ocp?: {scan?: (root: ShadowRoot) => void}}
  if (mode === 'closed') ocp?.scan?.(shadow)
}
