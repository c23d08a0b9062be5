/**
 * The site's own typefaces, each at one weight, as TrueType: neither pdfkit nor an outline can use
 * the variable WOFF2 files that the site serves.
 */
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {
  create,
  type Font,
  type Point,
  type StoredGlyph,
  type VariableFont,
  type VariationProcessor,
} from 'fontkit'
import {type Outline, writeTrueType} from './true-type.ts'

const FILES = {
  serif: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
  'serif-italic': 'cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
  sans: 'manrope/files/manrope-latin-wght-normal.woff2',
} as const
export type Face = keyof typeof FILES

/** The tables that stay as they are; the rest describes variations, or follows from outlines. */
const KEPT = [
  'GDEF',
  'GPOS',
  'GSUB',
  'OS/2',
  'cmap',
  'gasp',
  'head',
  'hhea',
  'maxp',
  'name',
  'post',
]

const made = new Map<string, Buffer>()

export function typeface(face: Face, weight: number): Buffer {
  const key = `${face} ${weight}`
  const bytes = made.get(key) ?? instantiate(face, weight)
  made.set(key, bytes)
  return bytes
}

export const openTypeface = (face: Face, weight: number): Font => create(typeface(face, weight))

function instantiate(face: Face, weight: number): Buffer {
  const file = import.meta.resolve(`@fontsource-variable/${FILES[face]}`)
  const bytes = readFileSync(fileURLToPath(file))
  const font = create(bytes) as VariableFont
  font._transformGlyfTable()
  // Another one, as what decodes WOFF2 does not expect variations.
  const weighted = create(bytes) as VariableFont
  weighted.variationCoords = [weight]
  const variations = weighted._variationProcessor
  const glyphs = Array.from({length: font.numGlyphs}, (_, glyph) => varied(font, variations, glyph))
  const outlines = glyphs.map(({stored, advance}) => ({
    advance,
    contours: contoursOf(
      stored,
      glyphs.map(other => other.stored),
    ),
  }))
  const tables = KEPT.map((tag): [string, Buffer] => {
    const {offset = 0, length = 0} = font.directory.tables[tag] ?? {}
    return [tag, Buffer.from(font.stream.buffer.subarray(offset, offset + length))]
  })
  return writeTrueType(`${face}-${weight}`, outlines, new Map(tables))
}

/** Moves the points of a glyph, or its components, to where they are at the font's weight. */
function varied(font: VariableFont, variations: VariationProcessor, glyph: number) {
  const stored = font._transformedGlyphs[glyph] ?? {}
  const {advance} = font.hmtx.metrics.get(glyph)
  const moved = stored.points ?? stored.components?.map(({dx, dy}) => onCurve(dx, dy)) ?? []
  // The four that stand for the metrics; the advance is in HVAR.
  const phantoms = [onCurve(0, 0), onCurve(advance, 0), onCurve(0, 0), onCurve(0, 0)]
  if (moved.length) variations.transformPoints(glyph, [...moved, ...phantoms])
  for (const [index, component] of (stored.components ?? []).entries()) {
    component.dx = moved[index]?.x ?? component.dx
    component.dy = moved[index]?.y ?? component.dy
  }
  return {stored, advance: advance + variations.getAdvanceAdjustment(glyph, font.HVAR)}
}

const onCurve = (x: number, y: number): Point => ({
  x,
  y,
  onCurve: true,
  endContour: true,
  copy: () => onCurve(x, y),
})

function contoursOf(stored: StoredGlyph, all: StoredGlyph[]): Outline['contours'] {
  if (stored.components) {
    return stored.components.flatMap(part =>
      contoursOf(all[part.glyphID] ?? {}, all).map(contour =>
        contour.map(({x, y, onCurve}) => ({
          x: x * part.scaleX + y * part.scale01 + part.dx,
          y: y * part.scaleY + x * part.scale10 + part.dy,
          onCurve,
        })),
      ),
    )
  }
  const contours: Outline['contours'] = []
  let open: Outline['contours'][number] = []
  for (const point of stored.points ?? []) {
    open.push(point)
    if (!point.endContour) continue
    contours.push(open)
    open = []
  }
  return contours
}
