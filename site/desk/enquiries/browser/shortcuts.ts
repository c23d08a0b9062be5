/** Keys for enquiries. Everybody can switch them off: speech and slips would press them, too. */
import {stored} from '#desk/browser/stored.ts'

const OFF = 'desk-shortcuts-off'

export function listenForShortcuts() {
  const button = document.querySelector<HTMLButtonElement>('[data-shortcuts]')
  const dialog = document.querySelector('dialog')
  const box = document.querySelector<HTMLInputElement>('[data-shortcuts-on]')
  if (!button || !dialog || !box) return
  button.hidden = false
  button.addEventListener('click', () => dialog.showModal())
  box.checked = !isOff()
  box.addEventListener('change', () => setOff(!box.checked))
  const actions: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    n: () => focus('#note'),
    a: () => focus('#text'),
    '/': () => focus('#q'),
    '?': () => dialog.showModal(),
  }
  addEventListener('keydown', event => {
    const {key, ctrlKey, metaKey, altKey} = event
    const action = actions[key]
    if (!action || ctrlKey || metaKey || altKey || dialog.open || isTyping(event) || isOff()) return
    event.preventDefault()
    action()
  })
}

/** In a list from row to row; from one enquiry to the one beside it. */
function move(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('a[data-row]')]
  if (!rows.length) {
    document.querySelector<HTMLAnchorElement>(by > 0 ? 'a[rel=next]' : 'a[rel=prev]')?.click()
    return
  }
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 && by < 0 ? rows.length - 1 : at + by
  rows[next]?.focus()
}

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

const isTyping = ({target}: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null

const isOff = () => stored.get(OFF) !== null

function setOff(off: boolean) {
  if (off) stored.set(OFF, 'yes')
  else stored.remove(OFF)
}
