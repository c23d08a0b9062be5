/** The fonts of a document follow from the script of its language. */
import type {Locale} from '#kit/i18n/locale.ts'

/** Texts of style sheets. */
export interface SiteStyles {
  /** Fonts, the same on every page. */
  faces: string
  /** Script -> what only its documents have: more fonts, and rules of how it is set. */
  scripts: Record<string, {faces: string; rules: string}>
  /** File of a page -> its styles, and the address of the same as a file. */
  pages: Record<string, {text: string; address: string}>
}

/** ISO 15924: `Latn`, `Cyrl`, `Arab`. */
export const scriptOf = (locale: Locale) => new Intl.Locale(locale).maximize().script ?? 'Latn'

const LATIN = /-latin-wght/

/** Files of other scripts' documents; Latin names and digits are in all. */
const FILES: Record<string, RegExp> = {
  Cyrl: /-(latin|cyrillic)-wght/,
  Arab: /-latin-wght|-arabic-(wght|400)/,
}

/** The text of the document's faces. */
export function facesFor(locale: Locale, {faces, scripts}: SiteStyles) {
  const script = scriptOf(locale)
  // Between Arabic letters a Latin name that changes its face later would move its line.
  const shared =
    script === 'Arab' ? faces.replaceAll('font-display:swap', 'font-display:optional') : faces
  return shared + (scripts[script]?.faces ?? '')
}

/** The text's, which are used only if they are there in time, and headings', which come when they come. */
export function fontFiles(locale: Locale, files: string[]) {
  const fonts = files.filter(file => (FILES[scriptOf(locale)] ?? LATIN).test(file))
  const isInTime = (file: string) => /manrope|readex/.test(file)
  return {fonts: fonts.filter(isInTime), laterFonts: fonts.filter(file => !isInTime(file))}
}
