/** Constructable sheets, one for each text on the page: no `<style>` element, so no CSP trouble. */
const sheets = new Map<string, CSSStyleSheet>()

/** Gives the root this sheet, and no other. */
export function adoptSheet(root: ShadowRoot, text: string) {
  root.adoptedStyleSheets = [sheetOf(text)]
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
