/**
 * Says on the document's root, before anything is painted, that the device keeps no home: the page of
 * the shortlist then shows so at once, and no placeholder until its code has arrived.
 */

/** The script for the document's head. */
export const emptyShortlistScript = `(${noteEmptyShortlist})()`

/** Runs in the page as the text that it is, so it uses nothing from outside itself. */
function noteEmptyShortlist() {
  try {
    if ((localStorage.getItem('shortlist') ?? '[]') === '[]')
      document.documentElement.dataset.shortlist = 'empty'
  } catch {
    // Storage may be forbidden: the code of the page finds the list empty.
  }
}
