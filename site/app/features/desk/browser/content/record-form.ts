/** The form of a record with JavaScript. */
import {chooseFocus} from './focus-point.ts'
import {growWithText} from './grow.ts'
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
