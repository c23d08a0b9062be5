/** The form of a record with JavaScript. */
import {chooseFocus} from './focus-point.ts'
import {keepTyped} from './keep-typed.ts'
import {proposeKey, suggestRecords} from './record-helpers.ts'
import {sendFilesAtOnce} from './upload.ts'

export function enhanceRecordForm() {
  const form = document.querySelector<HTMLFormElement>('form#record')
  if (!form) return
  keepTyped(form)
  sendFilesAtOnce(form)
  chooseFocus(form)
  proposeKey(form)
  suggestRecords(form)
}
