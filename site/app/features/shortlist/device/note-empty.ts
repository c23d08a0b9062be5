/**
 * Says on the document's root, before anything is painted, that the device keeps no home: the page of
 * the shortlist then shows so at once, and no placeholder until its code has arrived.
 */
import {SHORTLIST_KEY} from './lists.ts'

/** The script for the head of the shortlist's document. */
export const noteEmptyScript = `(${noteEmpty})(${JSON.stringify(SHORTLIST_KEY)})`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function noteEmpty(key: string) {
  try {
    if ((localStorage.getItem(key) ?? '[]') === '[]')
      document.documentElement.dataset.shortlist = 'empty'
  } catch {
    // Storage may be forbidden: the code of the page finds the list empty.
  }
}
