/** Files are sent at once, chosen or dropped; then the server makes the form with them. */
import {hidden} from './keep-typed.ts'

interface Sent {
  is: 'stored' | 'refused'
  address?: string
  says?: string
}

const SIGNED_OUT = 'signed out'

export function sendFilesAtOnce(form: HTMLFormElement) {
  for (const box of form.querySelectorAll<HTMLElement>('[data-upload]')) {
    const input = box.querySelector<HTMLInputElement>('input[type=file]')
    const button = box.querySelector<HTMLButtonElement>('button')
    const status = box.querySelector<HTMLElement>('.upload-status')
    if (!input || !button || !status) continue
    button.hidden = true
    const send = async (files: Iterable<File>) => {
      status.textContent = button.dataset.sending ?? ''
      const sent = await sendFiles(box.dataset.upload ?? '', input, files).catch(() => undefined)
      if (sent === SIGNED_OUT) return leave(form, input, files)
      if (!sent) {
        status.textContent = button.dataset.failed ?? ''
        return
      }
      input.value = ''
      const refused = sent.filter(({is}) => is === 'refused')
      status.textContent = refused.map(({says}) => says).join('\n')
      const stored = sent.flatMap(({address}) => address ?? [])
      // What was refused is read first: the page is another one then.
      if (stored.length && !refused.length) addToForm(form, box, stored)
      else if (stored.length) setTimeout(() => addToForm(form, box, stored), 4_000)
    }
    input.addEventListener('change', () => void send(input.files ?? []))
    box.addEventListener('dragover', event => {
      event.preventDefault()
      box.dataset.over = ''
    })
    box.addEventListener('dragleave', () => delete box.dataset.over)
    box.addEventListener('drop', event => {
      event.preventDefault()
      delete box.dataset.over
      void send(event.dataTransfer?.files ?? [])
    })
  }
}

async function sendFiles(action: string, {name}: HTMLInputElement, files: Iterable<File>) {
  const body = new FormData()
  for (const file of files) body.append(name, file)
  const answer = await fetch(action, {
    ...{method: 'POST', body},
    headers: {accept: 'application/json'},
  })
  if (answer.status === 401 || answer.status === 403) return SIGNED_OUT
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as Sent[]
}

/** The session has ended: what was typed goes through the sign-in, with the names of the files. */
function leave(form: HTMLFormElement, input: HTMLInputElement, files: Iterable<File>) {
  for (const {name} of files) form.append(hidden(input.name, name))
  input.disabled = true
  form.append(hidden('do', 'kept'))
  form.noValidate = true
  form.requestSubmit(null)
}

function addToForm(form: HTMLFormElement, box: HTMLElement, addresses: string[]) {
  const rows = box.closest<HTMLElement>('[data-rows]')?.dataset.rows
  const path = rows ?? box.closest<HTMLElement>('[data-media]')?.dataset.media ?? ''
  for (const address of addresses) {
    const marks = [...form.querySelectorAll<HTMLInputElement>(`[name="${path}#"]`)]
    const row = Math.max(-1, ...marks.map(({value}) => Number(value))) + 1
    if (rows === undefined) form.append(hidden(path, address))
    else form.append(hidden(`${path}#`, `${row}`), hidden(`${path}.${row}`, address))
  }
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]'))
    input.disabled = true
  form.append(hidden('do', 'files'))
  const action = new URL(form.action)
  action.hash = path
  form.action = action.href
  form.noValidate = true
  form.requestSubmit(null)
}
