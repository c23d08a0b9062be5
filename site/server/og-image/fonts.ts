/**
 * The site's own type as outlines. The built files are WOFF2, one for each alphabet, and of variable
 * weight: of such a file fontkit draws the lightest weight only, so a line around the outline gives a
 * text the strength that it needs.
 */
import {readFile} from 'node:fs/promises'
import {create, type Font, type Path} from 'fontkit'

export type Family = 'cormorant-garamond' | 'manrope'

/** A text as one outline. It stands on the line y = 0 and begins at x = 0. */
export interface Outline {
  /** The `d` of a path. */
  path: string
  width: number
}

export interface Setting {
  family: Family
  /** Pixels. */
  size: number
  /** Between letters, in parts of the size. */
  tracking?: number
}

export interface Fonts {
  /** The text without whatever no alphabet has a letter for. */
  drawable(text: string, family: Family): string
  outline(text: string, setting: Setting): Outline
  /** How wide its outline would be. */
  width(text: string, setting: Setting): number
}

/** Latin first: its file has the figures and the punctuation of all. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic']

/** Figures as high as capitals, as on the site. */
const FEATURES = ['kern', 'liga', 'lnum']

export async function loadFonts(fonts: string[], folder: URL): Promise<Fonts> {
  const load = (family: Family) =>
    Promise.all(
      ALPHABETS.flatMap(alphabet => {
        const file = fonts.find(name => name.includes(`${family}-${alphabet}-wght`))
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
    families[family].find(font => [...letters].every(letter => has(font, letter)))

  /** A letter with a diacritic that no font has falls back to its base letter. */
  const nearest = (family: Family, cluster: string) =>
    [cluster, cluster.normalize('NFD').replace(/\p{M}/gu, '')].find(
      letters => letters && fontFor(family, letters),
    )

  /** Sets a text, and tells how wide it is. */
  const set = (
    text: string,
    {family, size, tracking = 0}: Setting,
    draw?: (glyph: Path, scale: number, x: number, y: number) => void,
  ) => {
    let end = 0
    for (const {font, letters} of runsOf(text.replaceAll(HELD, ' '), one => fontFor(family, one))) {
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
    drawable(text, family) {
      const letters = Array.from(
        clusters.segment(text.normalize('NFC').replace(/[\s\u200b]+/g, spaceFor)),
        ({segment}) => (segment === HELD ? HELD : (nearest(family, segment) ?? '')),
      )
      return letters.join('').replace(/ {2,}/g, ' ').trim()
    },
    outline(text, setting) {
      let path = ''
      const width = set(text, setting, (glyph, scale, x, y) => {
        path += glyph.scale(scale, -scale).translate(x, y).toSVG()
      })
      return {path, width}
    },
    width: (text, setting) => set(text, setting),
  }
}

/** A space that holds words together; fonts draw it like any other. */
export const HELD = '\u00a0'

/** Every kind of space is one of the two. */
const spaceFor = (spaces: string) => (/^[\u00a0\u202f\u2007]+$/.test(spaces) ? HELD : ' ')

const has = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Neighbours of one alphabet are set together, so that they stand at their own distances. */
function runsOf(text: string, fontFor: (cluster: string) => Font | undefined) {
  const runs: {font: Font; letters: string}[] = []
  for (const {segment} of clusters.segment(text)) {
    const last = runs.at(-1)
    const isOfLast = last && [...segment].every(letter => has(last.font, letter))
    if (isOfLast) {
      last.letters += segment
      continue
    }
    const font = fontFor(segment)
    if (font) runs.push({font, letters: segment})
  }
  return runs
}
