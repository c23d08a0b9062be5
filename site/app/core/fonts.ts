/** The fonts of a document follow from the script of its language. */
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import type {SiteStyles} from './site-styles.ts'

/** ISO 15924: `Latn`, `Cyrl`, `Arab`. */
export const scriptOf = (locale: Locale) => new Intl.Locale(locale).maximize().script ?? 'Latn'

const LATIN = /-latin-wght/

/** Files of other scripts' documents; Latin names and digits are in all. */
const FILES: Record<string, RegExp> = {
  Cyrl: /-(latin|cyrillic)-wght/,
  Arab: /-latin-wght|-arabic-(wght|400)/,
}

/** Latin headings are short. Others break their lines otherwise in a fallback: no face may come late. */
const mayComeLate = (locale: Locale) => scriptOf(locale) === 'Latn'

/** The text of the document's faces. */
export function facesFor(locale: Locale, {faces, scripts}: SiteStyles) {
  const shared = mayComeLate(locale)
    ? faces
    : faces.replaceAll('font-display:swap', 'font-display:optional')
  return shared + (scripts[scriptOf(locale)]?.faces ?? '')
}

/** Those that are used only if they are there in time, and those that may come later. */
export function fontFiles(locale: Locale, files: string[]) {
  const fonts = files.filter(file => (FILES[scriptOf(locale)] ?? LATIN).test(file))
  const isInTime = (file: string) => !mayComeLate(locale) || /manrope/.test(file)
  return {fonts: fonts.filter(isInTime), laterFonts: fonts.filter(file => !isInTime(file))}
}
