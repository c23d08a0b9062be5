/** Texts in the site's own typefaces, as outlines. */
import type {Font, Path} from 'fontkit'
import {type Face, type Family, readFaces} from './faces.ts'
import {type Direction, visualOrder} from './visual-order.ts'

/** Parts of the build that pictures of shared links are drawn with. */
export interface BuiltMedia {
  /** The folder that `/assets/react/` shows. */
  folder: URL
  /** Font files, relative to the folder. */
  fonts: string[]
}

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
  /** Letter spacing, in parts of the size; joined letters have none. */
  tracking?: number
  /** The direction of the text's language; left to right by default. */
  direction?: Direction
}

export interface Fonts {
  /** The text without the characters that no font has a glyph for. */
  supportedText(text: string, family: Family): string
  outline(text: string, style: FontStyle): Outline
  /** How wide its outline would be. */
  width(text: string, style: FontStyle): number
}

/** Lining figures, as on the site. */
const FEATURES = ['kern', 'liga', 'lnum']

export const loadFonts = async (fonts: string[], folder: URL): Promise<Fonts> =>
  fontsOf(await readFaces(fonts, folder))

const clusters = new Intl.Segmenter(undefined, {granularity: 'grapheme'})

function fontsOf(families: Record<Family, Face[]>): Fonts {
  const faceFor = (family: Family, letters: string) =>
    families[family].find(({font}) => [...letters].every(letter => hasGlyph(font, letter)))

  /** A letter with a diacritic that no font has falls back to its base letter. */
  const supportedCluster = (family: Family, cluster: string) =>
    [cluster, cluster.normalize('NFD').replace(/\p{M}/gu, '')].find(
      letters => letters && faceFor(family, letters),
    )

  /** Lays out a text, and returns its width. */
  const layOut = (
    text: string,
    {family, size, tracking = 0, direction = 'ltr'}: FontStyle,
    draw?: (glyph: Path, scale: number, x: number, y: number) => void,
  ) => {
    let end = 0
    let spacing = 0
    for (const {face, letters, direction: way} of runsOf(text, direction, one =>
      faceFor(family, one),
    )) {
      const scale = (size * face.size) / face.font.unitsPerEm
      const {glyphs, positions} = layOutRun(face.font, letters, way)
      spacing = face.isJoined ? 0 : tracking * size
      for (const [at, {xAdvance, xOffset, yOffset}] of positions.entries()) {
        const glyph = draw && glyphs[at]?.path
        if (glyph) draw?.(glyph, scale, end + xOffset * scale, -yOffset * scale)
        end += xAdvance * scale + spacing
      }
    }
    return Math.max(0, end - spacing)
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

/** Splits a text into runs of one direction, from left to right. */
function* runsOf(
  text: string,
  direction: Direction,
  faceFor: (cluster: string) => Face | undefined,
) {
  for (const run of visualOrder(text.replaceAll(NO_BREAK_SPACE, ' '), direction)) {
    const runs = faceRuns(run.text, faceFor)
    for (const part of run.direction === 'rtl' ? runs.reverse() : runs) {
      yield {...part, direction: run.direction}
    }
  }
}

/** Neighbouring glyphs of one font are laid out together, so that kerning applies. */
function faceRuns(text: string, faceFor: (cluster: string) => Face | undefined) {
  const runs: {face: Face; letters: string}[] = []
  for (const {segment} of clusters.segment(text)) {
    const last = runs.at(-1)
    const fitsLastRun = last && [...segment].every(letter => hasGlyph(last.face.font, letter))
    if (fitsLastRun) {
      last.letters += segment
      continue
    }
    const face = faceFor(segment)
    if (face) runs.push({face, letters: segment})
  }
  return runs
}

const layOutRun = (font: Font, letters: string, direction: Direction) =>
  direction === 'rtl'
    ? font.layout(letters, FEATURES, undefined, undefined, direction)
    : font.layout(letters, FEATURES)
