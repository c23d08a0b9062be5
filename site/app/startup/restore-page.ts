/** Puts back what was typed and pressed before the page was loaded again by itself. */
import {labelOf, type Place, type SavedPage} from './changed-build.ts'

const CHECK_MS = 100
/** A field that is missing by then will not come: the next build may not have it. */
const TIMEOUT_MS = 15_000

export function restorePage({fields, pressed}: SavedPage) {
  const waiting = new Set(fields)
  let isPressed = !pressed
  const started = Date.now()

  function restore() {
    for (const kept of waiting) {
      const field = elementAt(kept.place)
      if (!field) continue
      waiting.delete(kept)
      fill(field as HTMLInputElement, kept)
    }
    if (pressed && !isPressed) {
      const button = elementAt(pressed)
      isPressed = button !== undefined
      ;(button as HTMLElement | undefined)?.click()
    }
    const isOver = (isPressed && !waiting.size) || Date.now() - started > TIMEOUT_MS
    if (!isOver) setTimeout(restore, CHECK_MS)
  }
  restore()
}

function elementAt({hosts, tag, label, nth}: Place): Element | undefined {
  let root: ParentNode | null | undefined = document
  for (const [host, which] of hosts) root = root?.querySelectorAll(host)[which]?.shadowRoot
  return [...(root?.querySelectorAll(tag) ?? [])].filter(one => labelOf(one) === label)[nth]
}

/** Fills a field like a visitor: React listens to events, and to the prototype's setter. */
function fill(field: HTMLInputElement, {value, checked}: {value: string; checked: boolean}) {
  if (/checkbox|radio/.test(field.type)) {
    // A group's fields share a name: `nth` distinguishes them.
    if (field.checked !== checked) field.click()
    return
  }
  // Text that has been typed meanwhile is newer.
  if (field.value === value || (field.value && field.localName !== 'select')) return
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, {bubbles: true, composed: type === 'input'}))
  }
}
