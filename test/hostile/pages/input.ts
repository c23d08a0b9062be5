/** Pages that want the keyboard, the mouse and the focus for themselves. */
import assert from 'node:assert/strict'
import {openBookNow} from '../../support/book-now.ts'
import {longText} from '../../support/partner/partner.ts'
import {type HostilePage, type Scene, script} from '../hostile-page.ts'

/** A visitor who points and types. */
async function typeAndClose({page}: Scene) {
  const dialog = await openBookNow(page)
  const name = dialog.getByLabel('Name', {exact: true})
  await name.click()
  await page.keyboard.type('Sara/?')
  assert.equal(await name.inputValue(), 'Sara/?')
  await name.fill('') // it would be there again
  await dialog.getByRole('button', {name: 'Close'}).click()
  await dialog.waitFor({state: 'detached'})
}

export const input: HostilePage[] = [
  {
    name: 'one-key-shortcuts',
    what: 'has single-key shortcuts',
    head: script(`document.addEventListener('keydown', function (event) {
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return
      if (event.key.length > 1 && event.key !== 'Escape') return
      event.preventDefault()
      document.title = 'shortcut ' + event.key
    })`),
    act: typeAndClose,
  },
  {
    name: 'mouse-and-clipboard-blocked',
    what: 'prevents mousedown, selection, copying, pasting and dragging',
    head: script(`['mousedown', 'selectstart', 'copy', 'paste', 'contextmenu', 'dragstart'].forEach(
      function (type) { document.addEventListener(type, function (event) { event.preventDefault() }) }
    )`),
    act: typeAndClose,
  },
  {
    name: 'escape-and-tab-taken',
    what: 'intercepts Escape and Tab before other listeners',
    head: script(`window.addEventListener('keydown', function (event) {
      if (!/^(Escape|Tab)$/.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }, true)`),
  },
  {
    name: 'click-propagation-stopped',
    what: 'stops clicks and keys before they reach the document',
    head: script(`document.addEventListener('DOMContentLoaded', function () {
      ['click', 'pointerdown', 'mousedown', 'keydown', 'input', 'focusin'].forEach(function (type) {
        document.body.addEventListener(type, function (event) { event.stopPropagation() })
      })
    })`),
  },
  {
    name: 'focus-trap',
    what: 'pulls the focus back into its own dialog',
    head: script(`document.addEventListener('focusin', function (event) {
      var modal = document.getElementById('modal')
      if (modal && !modal.contains(event.target)) modal.querySelector('a').focus()
    })`),
    body: ({widget}) =>
      `<p>Homes</p><div id="modal" role="dialog" aria-label="Theirs"><a href="#sea">Sea</a>${widget}</div>${longText}`,
  },
  {
    name: 'modal-on-top',
    what: 'shows its own modal dialog over ours',
    body: ({widget}) =>
      `<p><a href="#sea">Sea</a></p>${widget}${longText}<dialog>Subscribe? <button>No</button></dialog>`,
    act: async scene => {
      const {page} = scene
      const dialog = await openBookNow(page)
      await page.evaluate(() => {
        const theirs = document.querySelector('dialog') as HTMLDialogElement
        theirs
          .querySelector('button')
          ?.addEventListener('click', () => theirs.close(), {once: true})
        theirs.showModal()
      })
      await page.getByRole('button', {name: 'No', exact: true}).click()
      await dialog.getByLabel('Name', {exact: true}).fill('Sara')
      await dialog.getByLabel('Name', {exact: true}).fill('') // it would be there again
      await dialog.getByRole('button', {name: 'Close'}).click()
      await dialog.waitFor({state: 'detached'})
    },
  },
  {
    name: 'unknown-elements-cleared',
    what: 'removes every element that is added to its body',
    head: script(`document.addEventListener('DOMContentLoaded', function () {
      new MutationObserver(function (changes) {
        changes.forEach(function (change) {
          change.addedNodes.forEach(function (node) { node.remove() })
        })
      }).observe(document.body, {childList: true})
    })`),
  },
]
