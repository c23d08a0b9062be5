/** Text of an image in the site's own fonts: wrapped into lines, and drawn as outlines. */
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import type {Family} from './faces.ts'
import type {FontStyle, Fonts} from './fonts.ts'
import {type TextBox, type WrappedText, wrapText} from './line-breaking.ts'

export interface TextStyle extends FontStyle {
  colour: string
  /** Stroke width around each glyph, in parts of the size: the files hold the lightest weight. */
  weight: number
}

/** Characters: more do not fit anyway. */
export const MAX_LENGTH = 300

const families: Family[] = ['cormorant-garamond', 'manrope']

/** Draws text as far as the fonts have glyphs for it. */
export class Text {
  #fonts: Fonts
  #widths = new Map<string, number>()

  constructor(fonts: Fonts) {
    this.#fonts = fonts
  }

  isDrawable(text: string | undefined): text is string {
    return Boolean(text && families.every(family => this.#fonts.supportedText(text, family)))
  }

  /** From `x` on, in the direction of the text. */
  draw(text: string, {x, y, colour, weight, ...font}: TextStyle & {x: number; y: number}): string {
    const {path, width} = this.#fonts.outline(this.#fonts.supportedText(text, font.family), font)
    const strokeWidth = (weight * font.size).toFixed(2)
    const left = font.direction === 'rtl' ? (x - width).toFixed(1) : x
    return `<path transform="translate(${left} ${y.toFixed(1)})" d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${strokeWidth}"/>`
  }

  wrap(text: string, font: FontStyle, box: Omit<TextBox, 'measure'>): WrappedText {
    const supported = this.#fonts.supportedText(firstCharacters(text, MAX_LENGTH), font.family)
    return wrapText(supported, {
      ...box,
      measure: line => this.#widthOf(line, font),
    })
  }

  /** Word by word: the same words are measured in many lines. */
  #widthOf(line: string, font: FontStyle): number {
    const words = line.split(' ')
    const space = this.#wordWidth('n n', font) - this.#wordWidth('nn', font)
    return words.reduce(
      (sum, word) => sum + this.#wordWidth(word, font),
      space * (words.length - 1),
    )
  }

  #wordWidth(word: string, font: FontStyle): number {
    const key = `${font.family} ${font.size} ${word}`
    const width = this.#widths.get(key) ?? this.#fonts.width(word, font)
    this.#widths.set(key, width)
    return width
  }
}
