/** The bar over each long text: its buttons and keys write the signs, and one shows how it will look. */
import {showLook} from './text-look.ts'
import {changeOf, type Tool} from './text-signs.ts'

const KEYS: Record<string, Tool> = {b: 'bold', i: 'italic', k: 'link'}
/** There the Control key moves the caret. */
const isMac = /^(Mac|iP)/.test(navigator.platform)

export function addTextTools(form: HTMLFormElement) {
  const template = document.querySelector<HTMLTemplateElement>('template#text-tools')
  if (!template) return
  if (isMac) nameMacKeys(template.content)
  for (const field of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-text]')) {
    const copy = document.importNode(template.content, true)
    const bar = copy.querySelector<HTMLElement>('[role=toolbar]')
    const look = copy.querySelector<HTMLElement>('.text-look')
    if (!bar || !look) return
    look.id = `${field.id}-look`
    bar.setAttribute('aria-controls', field.id)
    field.before(bar)
    field.after(look)
    bar.addEventListener('click', event => {
      const button = (event.target as Element).closest<HTMLElement>('[data-tool]')
      if (button) apply(field, button.dataset.tool as Tool)
    })
    field.addEventListener('keydown', event => {
      const tool = KEYS[event.key.toLowerCase()]
      const isHeld = isMac ? event.metaKey : event.ctrlKey
      if (!tool || !isHeld || event.altKey || event.shiftKey) return
      event.preventDefault()
      apply(field, tool)
    })
    moveByArrows(bar)
    showLook(form, {field, look, button: bar.querySelector<HTMLElement>('[data-look]')})
  }
}

function nameMacKeys(tools: DocumentFragment) {
  for (const button of tools.querySelectorAll<HTMLElement>('[title]')) {
    button.title = button.title.replace('Ctrl+', '⌘')
  }
}

function apply(field: HTMLTextAreaElement, tool: Tool) {
  const {value: text, selectionStart, selectionEnd} = field
  const change = changeOf(tool, {text, start: selectionStart, end: selectionEnd})
  field.focus()
  field.setSelectionRange(change.from, change.to)
  // Though it is out of date, it is the one way that the browser can undo.
  const isDone = change.text
    ? document.execCommand('insertText', false, change.text)
    : document.execCommand('delete')
  if (!isDone) {
    field.setRangeText(change.text)
    field.dispatchEvent(new Event('input', {bubbles: true}))
  }
  field.setSelectionRange(change.start, change.end)
}

/** One stop of the Tab key for the whole bar, as toolbars have it. */
function moveByArrows(bar: HTMLElement) {
  const buttons = [...bar.querySelectorAll('button')]
  const stopAt = (stop: HTMLButtonElement | undefined) => {
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  stopAt(buttons[0])
  bar.addEventListener('focusin', event => stopAt(event.target as HTMLButtonElement))
  bar.addEventListener('keydown', event => {
    const isLeft = getComputedStyle(bar).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = {ArrowLeft: 1, ArrowRight: 1, Home: 0, End: 0}[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : at + (event.key === isLeft ? -1 : 1)
    buttons.at(to % buttons.length)?.focus()
  })
}
