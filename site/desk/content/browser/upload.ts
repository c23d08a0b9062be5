/** Files are sent at once, chosen or dropped, one after the other for each field. */
import {hidden} from './form-texts.ts'
import {holdWhileSending, type Sending} from './sending.ts'
import {addToForm, SIGNED_OUT} from './uploaded.ts'

interface Sent {
  is: 'stored' | 'refused'
  address?: string
  says?: string
}

/** The outcome for files that were chosen at once. */
interface Outcome {
  stored: string[]
  /** Sentences about those that did not arrive. */
  faults: string[]
  /** Files that came after the end of the session. */
  unsent: string[]
}

export function sendFilesAtOnce(form: HTMLFormElement) {
  const sending = holdWhileSending(form)
  const unsent: HTMLInputElement[] = []
  for (const box of form.querySelectorAll<HTMLElement>('[data-upload]')) {
    const input = box.querySelector<HTMLInputElement>('input[type=file]')
    const button = box.querySelector<HTMLButtonElement>('button')
    if (!input || !button) continue
    button.hidden = true
    const send = sendInTurn(form, {box, input, button, sending, unsent})
    input.addEventListener('change', () => {
      send([...(input.files ?? [])])
      // A file that fails can be chosen again, and no button sends its name alone.
      input.value = ''
    })
    takeDropped(box, send)
  }
}

interface Parts {
  box: HTMLElement
  input: HTMLInputElement
  /** Has the words; without a script it sends the files. */
  button: HTMLButtonElement
  sending: Sending
  /** Inputs with the names of files, which the sign-in page names. */
  unsent: HTMLInputElement[]
}

/** Files that are chosen while others are being sent wait for their turn. */
function sendInTurn(form: HTMLFormElement, {box, input, button, sending, unsent}: Parts) {
  let last = Promise.resolve()
  let waiting = 0
  const [status, faults] = ['.upload-status', '.upload-faults'].map(one => box.querySelector(one))
  const say = (place: Element | null | undefined, says = '') => {
    if (place) place.textContent = says
  }
  const words = button.dataset
  const sendAll = async (files: File[]) => {
    const outcome = await sendEach(files, {
      action: box.dataset.upload ?? '',
      name: input.name,
      failed: words.failed,
      sayWhich: which => say(status, withName(words.sending, which)),
    })
    const added = !outcome.stored.length || (await addToForm(form, box, outcome.stored))
    unsent.push(...outcome.unsent.map(name => hidden(input.name, name)))
    say(status, added ? '' : words.unseen)
    say(faults, [faults?.textContent, ...outcome.faults].filter(Boolean).join('\n'))
    waiting -= 1
    const isOver = sending.end(!outcome.faults.length)
    if (isOver && (unsent.length || added === SIGNED_OUT)) leave(form, unsent)
  }
  return (files: File[]) => {
    if (!files.length) return
    sending.begin()
    if (!waiting) say(faults)
    waiting += 1
    last = last.then(() => sendAll(files))
  }
}

interface SendOptions {
  action: string
  name: string
  /** A sentence about a file that did not arrive. */
  failed: string | undefined
  /** Shows the file that is being sent. */
  sayWhich(which: string): void
}

/** A file that does not arrive keeps no other one back. */
async function sendEach(files: File[], {action, name, failed, sayWhich}: SendOptions) {
  const outcome: Outcome = {stored: [], faults: [], unsent: []}
  for (const [at, file] of files.entries()) {
    sayWhich(files.length > 1 ? `${file.name} (${at + 1}/${files.length})` : file.name)
    const sent = await sendFile(action, name, file).catch(() => undefined)
    if (sent === SIGNED_OUT) outcome.unsent.push(file.name)
    else if (sent?.is === 'stored' && sent.address) outcome.stored.push(sent.address)
    else outcome.faults.push(sent?.says ?? withName(failed, file.name))
  }
  return outcome
}

/** Names of files are not in the language of the desk, and may be read from its other side. */
const withName = (words: string | undefined, name: string) =>
  (words ?? '').replace('%', () => `\u2068${name}\u2069`)

async function sendFile(action: string, name: string, file: File) {
  const body = new FormData()
  body.append(name, file)
  const headers = {accept: 'application/json'}
  const answer = await fetch(action, {method: 'POST', body, headers})
  if (answer.status === 401 || answer.status === 403) return SIGNED_OUT
  if (!answer.ok) throw new Error(`${answer.status}`)
  const [sent] = (await answer.json()) as Sent[]
  return sent
}

/** The session has ended: what was typed goes through the sign-in, with the names of the files. */
function leave(form: HTMLFormElement, unsent: HTMLInputElement[]) {
  form.append(...unsent, hidden('do', 'kept'))
  form.noValidate = true
  form.requestSubmit(null)
}

function takeDropped(box: HTMLElement, send: (files: File[]) => void) {
  box.addEventListener('dragover', event => {
    event.preventDefault()
    box.dataset.over = ''
  })
  box.addEventListener('dragleave', () => delete box.dataset.over)
  box.addEventListener('drop', event => {
    event.preventDefault()
    delete box.dataset.over
    send([...(event.dataTransfer?.files ?? [])])
  })
}
