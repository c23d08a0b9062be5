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

const LATIN = /(manrope-latin|-common)-wght/

/** Files of other scripts' documents; Latin names and digits are in all. */
const FILES: Record<string, RegExp> = {
  Cyrl: /(manrope-latin|-common|-cyrillic)-wght/,
  Arab: /(manrope-latin|-common)-wght|-arabic-(wght|400)/,
}

const FACE = /@font-face\{[^{}]*\}/g
const FETCHED = /url\(/
const HEADINGS = /cormorant|naskh/

/** The document's faces, as texts of style sheets. */
interface Faces {
  /** On the device, in the sizes of those that are fetched. */
  fallbacks: string
  headings: string
  text: string
}

export function facesFor(locale: Locale, {faces, scripts}: SiteStyles): Faces {
  const script = scriptOf(locale)
  // Between Arabic letters a Latin name that changes its face later would move its line.
  const shared =
    script === 'Arab' ? faces.replaceAll('font-display:swap', 'font-display:optional') : faces
  const all = (shared + (scripts[script]?.faces ?? '')).match(FACE) ?? []
  const fetched = all.filter(face => FETCHED.test(face))
  return {
    fallbacks: all.filter(face => !FETCHED.test(face)).join(''),
    headings: fetched.filter(face => HEADINGS.test(face)).join(''),
    text: fetched.filter(face => !HEADINGS.test(face)).join(''),
  }
}

/** The text's, which are used only if they are there in time, and headings', which come when they come. */
export function fontFiles(locale: Locale, files: string[]) {
  const fonts = files.filter(file => (FILES[scriptOf(locale)] ?? LATIN).test(file))
  const isInTime = (file: string) => /manrope|readex/.test(file)
  return {fonts: fonts.filter(isInTime), laterFonts: fonts.filter(file => !isInTime(file))}
}
