/**
 * Every page's first script while the site is developed. A saved sheet takes the place of the old one
 * in all shadow roots at once: nothing is rendered again, so what is typed into forms stays.
 */
/// <reference types="vite/types/importMeta.d.ts" />
import {fileOfPart, withParts} from './sheet-part.ts'

const changed = new Map<string, string>()
/** The page's policy knows the text that the server sent, and what carries this. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
/** Sheet -> the text that it was made with. */
const sheets = new Map<CSSStyleSheet, string>()

// The one place through which every widget's sheet comes, whichever build it is of. A widget may hold
// a text from before the change and adopt it later.
const {replaceSync} = CSSStyleSheet.prototype
CSSStyleSheet.prototype.replaceSync = function (text) {
  sheets.set(this, text)
  replaceSync.call(this, withParts(text, changed))
}

import.meta.hot?.on('ocp:sheet', ({part}: {part: string}) => {
  changed.set(fileOfPart(part), part)
  for (const [sheet, text] of sheets) replaceSync.call(sheet, withParts(text, changed))
  // The server's markup includes its sheet as an element.
  for (const style of stylesBelow(document)) {
    const text = withParts(style.textContent ?? '', changed)
    if (text === style.textContent) continue
    style.nonce = nonce
    style.textContent = text
  }
})

function* stylesBelow(root: ParentNode): Generator<HTMLStyleElement> {
  for (const element of root.querySelectorAll('*')) {
    if (element instanceof HTMLStyleElement) yield element
    if (element.shadowRoot) yield* stylesBelow(element.shadowRoot)
  }
}

/** A partner's page has no number. */
const made = document.querySelector<HTMLMetaElement>('meta[name=dev-revision]')?.content

// A page that was on its way while something was saved is loaded again.
import.meta.hot?.on('ocp:revision', (now: number) => {
  if (made && made !== `${now}`) location.reload()
})
