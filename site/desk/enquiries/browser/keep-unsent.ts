/** Notes and answers that somebody has begun stay in this browser until they are sent. */
import {keepWhileTyping} from '#desk/browser/keep-while-typing.ts'
import {stored, TYPED} from '#desk/browser/stored.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const NOTE = ['note']
const REMINDER = ['remind']
const ANSWER = ['subject', 'text']
/** Maps a message of success to the fields that were sent. */
const SENT: Record<string, string[]> = {
  'enquiry-noted': NOTE,
  'enquiry-reminder': REMINDER,
  'enquiry-answered': ANSWER,
}

export function keepUnsent(done: string | null) {
  const page = document.querySelector<HTMLElement>('.enquiry[data-keep]')
  if (!page) return
  const key = TYPED + page.dataset.keep
  const kept = readKept(key)
  const forget = (names: string[]) => {
    for (const name of names) delete kept[name]
    writeKept(key, kept)
  }
  forget(SENT[done ?? ''] ?? [])
  const fields = [...NOTE, ...REMINDER, ...ANSWER].flatMap(
    name => page.querySelector<Field>(`[name="${name}"]`) ?? [],
  )
  // A text that could not be sent comes back from the server: it is no template.
  const given = new Map(
    fields.map(({name, defaultValue}) => [name, kept[name] === defaultValue ? '' : defaultValue]),
  )
  for (const field of fields) {
    const text = kept[field.name]
    if (text !== undefined && text !== field.defaultValue) bringBack(page, field, text, forget)
  }
  keepWhileTyping(page, () => {
    for (const {name, value} of fields) {
      if (value === given.get(name)) delete kept[name]
      else kept[name] = value
    }
    writeKept(key, kept)
  })
  page.querySelector('[data-replaces]')?.addEventListener('click', () => forget(ANSWER))
}

/** An erased enquiry leaves nothing of it behind. */
export function forgetErased() {
  const mark = document.querySelector<HTMLElement>('[data-forgets]')
  mark?.closest('form')?.addEventListener('submit', () => {
    stored.remove(TYPED + mark.dataset.forgets)
  })
}

function bringBack(
  {dataset}: HTMLElement,
  field: Field,
  text: string,
  forget: (names: string[]) => void,
) {
  const set = (value: string) => {
    field.value = value
    field.dispatchEvent(new Event('input'))
  }
  set(text)
  const note = document.createElement('p')
  note.className = 'kept'
  note.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button--quiet'
  button.textContent = dataset.forget ?? ''
  button.addEventListener('click', () => {
    forget([field.name])
    set(field.defaultValue)
    note.remove()
    field.focus()
  })
  note.append(dataset.kept ?? '', ' ', button)
  field.after(note)
}

function readKept(key: string): Record<string, string> {
  try {
    return JSON.parse(stored.get(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

function writeKept(key: string, kept: Record<string, string>) {
  if (Object.keys(kept).length) stored.set(key, JSON.stringify(kept))
  else stored.remove(key)
}
