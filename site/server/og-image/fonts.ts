/**
 * The site's own typefaces as outlines. The built files are WOFF2, one for each subset, and of
 * variable weight: fontkit draws only the lightest weight of such a file, so a stroke around the
 * outline makes the text as bold as it has to be.
 */
import {readFile} from 'node:fs/promises'
import {create, type Font, type Path} from 'fontkit'

export type Family = 'cormorant-garamond' | 'manrope'

/** A text as one outline. Its baseline is y = 0, and it begins at x = 0. */
export interface Outline {
  /** The `d` of a path. */
  path: string
  width: number
}

export interface FontStyle {
  family: Family
  /** Pixels. */
  size: number
  /** Letter spacing, in parts of the size. */
  tracking?: number
}

export interface Fonts {
  /** The text without the characters that no font has a glyph for. */
  supportedText(text: string, family: Family): string
  outline(text: string, style: FontStyle): Outline
  /** How wide its outline would be. */
  width(text: string, style: FontStyle): number
}

/** Latin first: its file has the digits and the punctuation of all. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic']

/** Lining figures, as on the site. */
const FEATURES = ['kern', 'liga', 'lnum']

export async function loadFonts(fonts: string[], folder: URL): Promise<Fonts> {
  const load = (family: Family) =>
    Promise.all(
      SUBSETS.flatMap(subset => {
        const file = fonts.find(name => name.includes(`${family}-${subset}-wght`))
        return file ? [readFont(new URL(file, folder))] : []
      }),
    )
  const [display, text] = await Promise.all([load('cormorant-garamond'), load('manrope')])
  return fontsOf({'cormorant-garamond': display, manrope: text})
}

const readFont = async (file: URL): Promise<Font> => create(await readFile(file))

const clusters = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

function fontsOf(families: Record<Family, Font[]>): Fonts {
  const fontFor = (family: Family, letters: string) =>
    families[family].find(font => [...letters].every(letter => hasGlyph(font, letter)))

  /** A letter with a diacritic that no font has falls back to its base letter. */
  const supportedCluster = (family: Family, cluster: string) =>
    [cluster, cluster.normalize('NFD').replace(/\p{M}/gu, '')].find(
      letters => letters && fontFor(family, letters),
    )

  /** Lays out a text, and returns its width. */
  const layOut = (
    text: string,
    {family, size, tracking = 0}: FontStyle,
    draw?: (glyph: Path, scale: number, x: number, y: number) => void,
  ) => {
    let end = 0
    for (const {font, letters} of fontRuns(text.replaceAll(NO_BREAK_SPACE, ' '), one =>
      fontFor(family, one),
    )) {
      const scale = size / font.unitsPerEm
      const {glyphs, positions} = font.layout(letters, FEATURES)
      for (const [at, {xAdvance, xOffset, yOffset}] of positions.entries()) {
        const glyph = draw && glyphs[at]?.path
        if (glyph) draw?.(glyph, scale, end + xOffset * scale, -yOffset * scale)
        end += xAdvance * scale + tracking * size
      }
    }
    return Math.max(0, end - tracking * size)
  }

  return {
    supportedText(text, family) {
      const letters = Array.from(
        clusters.segment(text.normalize('NFC').replace(/[\s\u200b]+/g, normalizeSpace)),
        ({segment}) =>
          segment === NO_BREAK_SPACE ? NO_BREAK_SPACE : (supportedCluster(family, segment) ?? ''),
      )
      return letters.join('').replace(/ {2,}/g, ' ').trim()
    },
    outline(text, style) {
      let path = ''
      const width = layOut(text, style, (glyph, scale, x, y) => {
        path += glyph.scale(scale, -scale).translate(x, y).toSVG()
      })
      return {path, width}
    },
    width: (text, style) => layOut(text, style),
  }
}

/** A space at which no line breaks; fonts draw it like any other. */
export const NO_BREAK_SPACE = '\u00a0'

/** Every kind of space is one of the two. */
const normalizeSpace = (spaces: string) =>
  /^[\u00a0\u202f\u2007]+$/.test(spaces) ? NO_BREAK_SPACE : ' '

const hasGlyph = (font: Font, letter: string) =>
  font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Neighbouring glyphs of one font are laid out together, so that kerning applies. */
function fontRuns(text: string, fontFor: (cluster: string) => Font | undefined) {
  const runs: {font: Font; letters: string}[] = []
  for (const {segment} of clusters.segment(text)) {
    const last = runs.at(-1)
    const fitsLastRun = last && [...segment].every(letter => hasGlyph(last.font, letter))
    if (fitsLastRun) {
      last.letters += segment
      continue
    }
    const font = fontFor(segment)
    if (font) runs.push({font, letters: segment})
  }
  return runs
}
