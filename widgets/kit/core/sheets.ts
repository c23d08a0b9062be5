import {sharedStyles} from './definition.ts'

/** Constructable sheets, one for each text on the page: no `<style>` element, so no CSP trouble. */
const sheets = new Map<string, CSSStyleSheet>()

/**
 * Gives the root a sheet of `sheetText`, and no other. What all sheets begin with is one for the whole
 * page: a browser prepares its rules once, and the dialog need not wait for it.
 */
export function adoptSheet(root: ShadowRoot, text: string) {
  root.adoptedStyleSheets = [sheetOf(sharedStyles), sheetOf(text.slice(sharedStyles.length))]
}

/** Gives the root one sheet more, for a part of the view that came later. */
export function addSheet(root: ShadowRoot, text: string) {
  const sheet = sheetOf(text)
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

function sheetOf(text: string) {
  let sheet = sheets.get(text)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(text, sheet)
  }
  return sheet
}
