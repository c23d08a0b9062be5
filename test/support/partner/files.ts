/** Files as a visitor chooses or drops them, in a test in the browser. */
import type {Place} from '../widget-page.ts'

/** A file with any content. */
export const fileOf = (name: string, type: string) => new File(['…'], name, {type})

/** So many megabytes, which are never read. */
export function fileOfSize(name: string, megabytes: number, type = 'image/jpeg') {
  const file = fileOf(name, type)
  Object.defineProperty(file, 'size', {value: megabytes * 1024 * 1024})
  return file
}

/** A picture that a browser can show. */
export async function picture(name: string) {
  const canvas = Object.assign(document.createElement('canvas'), {width: 12, height: 8})
  canvas.getContext('2d')?.fillRect(0, 0, 12, 8)
  const drawn = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve))
  return new File([drawn as Blob], name, {type: 'image/png'})
}

/** Chooses files the way a picker does: the browser sets them, then dispatches the events. */
export function chooseFiles(input: HTMLInputElement, files: File[]) {
  holding(input, files)
  input.dispatchEvent(new Event('input', {bubbles: true, composed: true}))
  input.dispatchEvent(new Event('change', {bubbles: true}))
}

/** A list of the very files, until the field is emptied; the browser's own would hold copies. */
function holding(input: HTMLInputElement, files: File[]) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(input, 'files', {configurable: true, value: files})
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => value?.get?.call(input),
    set: (text: string) => {
      Reflect.deleteProperty(input, 'files')
      value?.set?.call(input, text)
    },
  })
}

/** Returns whether the zone accepts what is dragged over it. */
export function dropFiles(zone: HTMLElement, type: string, files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer})
  return zone.dispatchEvent(event) ? 'ignored' : 'taken'
}

/** The names of the files that a form holds, as it lists them. */
export function chosen(place: Place) {
  const root = place instanceof HTMLElement ? place.shadowRoot : place
  return [...(root?.querySelectorAll('.chosen__name') ?? [])].map(({textContent}) => textContent)
}
