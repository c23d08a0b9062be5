/** The form of a record with JavaScript. */
import {chooseFocus} from './focus-point.ts'
import {keepTyped} from './keep-typed.ts'
import {proposeKey, suggestRecords} from './record-helpers.ts'
import {addTextTools} from './text-toolbar.ts'
import {sendFilesAtOnce} from './upload.ts'

/** `done`: what the page says was done. */
export function enhanceRecordForm(done: string | null) {
  const form = document.querySelector<HTMLFormElement>('form#record')
  if (!form) return
  keepTyped(form, done)
  sendFilesAtOnce(form)
  chooseFocus(form)
  proposeKey(form)
  suggestRecords(form)
  addTextTools(form)
  growWithText(form)
}

/** Fields grow with their text in browsers whose style sheets cannot say so. */
function growWithText(form: HTMLFormElement) {
  if (CSS.supports('field-sizing', 'content')) return
  const grow = (field: HTMLTextAreaElement) => {
    const {offsetHeight, clientHeight, scrollHeight, style} = field
    // Somebody who dragged it taller keeps that.
    if (scrollHeight > clientHeight)
      style.height = `${scrollHeight + offsetHeight - clientHeight}px`
  }
  for (const field of form.querySelectorAll('textarea')) {
    grow(field)
    field.addEventListener('input', () => grow(field))
  }
}
