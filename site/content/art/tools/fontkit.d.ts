/** The used parts of fontkit, among them internals that its published types leave out. */
declare module 'fontkit' {
  export interface Point {
    x: number
    y: number
    onCurve: boolean
    endContour: boolean
    copy(): Point
  }

  /** A glyph as it is stored: outlines, or a composition of other glyphs. */
  export interface StoredGlyph {
    points?: Point[]
    components?: {
      glyphID: number
      dx: number
      dy: number
      scaleX: number
      scale01: number
      scale10: number
      scaleY: number
    }[]
  }

  export interface VariationProcessor {
    transformPoints(glyph: number, points: Point[]): void
    getAdvanceAdjustment(glyph: number, table: unknown): number
  }

  export interface Path {
    commands: {command: string; args: number[]}[]
    bbox: {minX: number; minY: number; maxX: number; maxY: number}
    /** These two make another path. */
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }

  export interface Font {
    unitsPerEm: number
    capHeight: number
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): {id: number}
    layout(
      text: string,
      features?: string[] | Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): {
      glyphs: {id: number; path: Path}[]
      positions: {xAdvance: number; xOffset: number; yOffset: number}[]
      advanceWidth: number
    }
  }

  /** The insides of a variable WOFF2. */
  export interface VariableFont extends Font {
    numGlyphs: number
    variationCoords: number[]
    directory: {tables: Record<string, {tag: string; offset: number; length: number}>}
    stream: {buffer: Uint8Array}
    hmtx: {metrics: {get(index: number): {advance: number; bearing: number}}}
    HVAR: unknown
    _transformGlyfTable(): void
    _transformedGlyphs: StoredGlyph[]
    _variationProcessor: VariationProcessor
  }

  export function create(font: Uint8Array): Font
}
