/** What somebody types stays in this browser until it is saved, and is offered again. */
import {stored, TYPED} from '../stored.ts'

/** Milliseconds after the last key. */
const PAUSE = 400
/** The answers after which nothing is left to keep. */
const SAVED = new Set(['draft-saved', 'published', 'scheduled'])

export function keepTyped(form: HTMLFormElement) {
  const note = form.querySelector<HTMLElement>('[data-keep]')
  const name = note?.dataset.keep
  if (!note || !name) return
  const key = TYPED + name
  const first = textOf(form)
  if (SAVED.has(new URLSearchParams(location.search).get('done') ?? '')) {
    stored.remove(key)
    // It was new, and has an address by now.
    stored.remove(key.slice(0, key.lastIndexOf('/') + 1))
  }
  const kept = stored.get(key)
  const isReturned = note.dataset.failed !== undefined
  if (isReturned) stored.set(key, first)
  else if (kept && kept !== first) offer(form, note, key, kept)
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => stored.set(key, textOf(form))
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE)
  })
  form.addEventListener('submit', () => {
    clearTimeout(timer)
    keep()
  })
}

/** Without files and without what belongs to the session. */
function textOf(form: HTMLFormElement) {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'csrf' ? [[name, value]] : [],
  )
  return new URLSearchParams(pairs).toString()
}

function offer(form: HTMLFormElement, note: HTMLElement, key: string, kept: string) {
  const box = document.createElement('div')
  box.className = 'notice'
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
  form.before(box)
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

export function hidden(name: string, value: string) {
  const input = document.createElement('input')
  input.type = 'hidden'
  input.name = name
  input.value = value
  return input
}
