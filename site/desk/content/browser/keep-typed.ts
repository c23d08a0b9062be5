/** Stores typed text in this browser until it is saved, and offers to restore it. */
import {keepWhileTyping} from '#desk/browser/keep-while-typing.ts'
import {stored, TYPED} from '#desk/browser/stored.ts'
import {hidden, textsOf} from './form-texts.ts'

/** The answers after which nothing is left to keep. */
const SAVED = new Set(['draft-saved', 'published', 'scheduled'])
/** Differ each time that the same record is shown. */
const OF_THE_PAGE = new Set(['csrf', '$form', 'base', 'since'])

export function keepTyped(form: HTMLFormElement, done: string | null) {
  const note = form.querySelector<HTMLElement>('[data-keep]')
  const name = note?.dataset.keep
  if (!note || !name) return
  const key = TYPED + name
  if (SAVED.has(done ?? '')) {
    stored.remove(key)
    // It was new, and has an address by now.
    stored.remove(key.slice(0, key.lastIndexOf('/') + 1))
  }
  const keep = () => stored.set(key, textOf(form))
  const kept = stored.get(key)
  // A page that shows what was sent has all of it, and rows in their present order.
  if (note.dataset.returned !== undefined) keep()
  else if (kept && ownText(kept) !== ownText(textOf(form))) offer(form, note, key, kept)
  keepWhileTyping(form, keep)
}

/** Without what belongs to the session. */
const textOf = (form: HTMLFormElement) =>
  new URLSearchParams(textsOf(form).filter(([name]) => name !== 'csrf')).toString()

/** The server cuts white space off, and leaves out what is empty. */
const ownText = (kept: string) =>
  JSON.stringify(
    [...new URLSearchParams(kept)].flatMap(([name, value]) =>
      OF_THE_PAGE.has(name) || !value.trim() ? [] : [[name, value.trim().replaceAll('\r\n', '\n')]],
    ),
  )

function offer(form: HTMLFormElement, note: HTMLElement, key: string, kept: string) {
  const box = document.createElement('div')
  box.className = 'notice notice--kept'
  box.setAttribute('role', 'status')
  const says = document.createElement('p')
  says.textContent = note.dataset.offer ?? ''
  const buttons = document.createElement('p')
  buttons.className = 'buttons'
  buttons.append(
    button(note.dataset.yes ?? '', () => sendKept(form, kept)),
    button(note.dataset.no ?? '', () => {
      stored.remove(key)
      box.remove()
    }),
  )
  box.append(says, buttons)
  form.parentElement?.before(box)
}

function button(label: string, act: () => void) {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button button--plain'
  made.textContent = label
  made.addEventListener('click', act)
  return made
}

/** The server makes the form of it, with all its rows; what it began from goes along. */
function sendKept(form: HTMLFormElement, kept: string) {
  const copy = document.createElement('form')
  copy.method = 'post'
  copy.action = form.action
  const csrf = new FormData(form).get('csrf')
  const pairs = [...new URLSearchParams(kept), ['csrf', `${csrf ?? ''}`], ['do', 'kept']]
  for (const [name = '', value = ''] of pairs) copy.append(hidden(name, value))
  document.body.append(copy)
  copy.submit()
}
