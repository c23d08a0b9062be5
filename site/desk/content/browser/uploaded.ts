/** Files that the server has stored come into the form, whose new rows the server makes. */
import {chooseFocus} from './focus-point.ts'
import {hidden, textsOf} from './form-texts.ts'

/** The session has ended meanwhile. */
export const SIGNED_OUT = 'signed out'

/**
 * From now on they are sent with the form. Answers whether they are shown, too: their rows come as
 * soon as the server has made them.
 */
export async function addToForm(form: HTMLFormElement, box: HTMLElement, addresses: string[]) {
  const field = box.closest<HTMLElement>('[data-rows], [data-media]')
  if (!field) return false
  const inputs = addresses.flatMap((address, at) => inputsOf(form, field, address, at))
  box.before(...inputs)
  const shown = await askFor(form, field.id)
  if (shown === SIGNED_OUT) return SIGNED_OUT
  if (!shown) return false
  if (field.dataset.rows === undefined) replaceAllBut(box, field, shown)
  else addRows(field, shown)
  for (const input of inputs) input.remove()
  chooseFocus(field)
  form.dispatchEvent(new Event('input'))
  return true
}

function inputsOf(form: HTMLFormElement, {dataset}: HTMLElement, address: string, at: number) {
  const {rows: path} = dataset
  if (path === undefined) return [hidden(dataset.media ?? '', address)]
  const marks = [...form.querySelectorAll<HTMLInputElement>(`[name="${path}#"]`)]
  const row = Math.max(-1, ...marks.map(({value}) => Number(value))) + 1 + at
  return [hidden(`${path}#`, `${row}`), hidden(`${path}.${row}`, address)]
}

/** The field with this id, as the server shows it; undefined where it does not. */
const askFor = (form: HTMLFormElement, id: string) =>
  new Promise<HTMLElement | typeof SIGNED_OUT | undefined>(resolve => {
    // The browser makes a document of the answer, in which no script runs.
    const request = new XMLHttpRequest()
    request.open('POST', form.action)
    request.responseType = 'document'
    request.onloadend = () => {
      const {status, responseXML} = request
      if (status === 401 || status === 403) resolve(SIGNED_OUT)
      else resolve((status === 200 && responseXML?.getElementById(id)) || undefined)
    }
    request.send(new URLSearchParams([...textsOf(form), ['do', 'files']]))
  })

/** The first of the new rows stands after one that had no button to move it down. */
function addRows(field: HTMLElement, shown: HTMLElement) {
  const [list, all] = [field, shown].map(one => one.querySelector(':scope > ol'))
  if (!list || !all) return
  const rows = [...all.children]
  const before = list.children.length
  const buttons = rows[before - 1]?.querySelector('.row-buttons')
  if (buttons) list.children[before - 1]?.querySelector('.row-buttons')?.replaceWith(buttons)
  list.append(...rows.slice(before))
}

/** The box that sends files stays as it is: it may be sending another one. */
function replaceAllBut(box: HTMLElement, field: HTMLElement, shown: HTMLElement) {
  for (const child of [...field.children]) if (child !== box) child.remove()
  box.before(...Array.from(shown.children).filter(child => !child.matches('.upload')))
}
