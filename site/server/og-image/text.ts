/** Texts of an image in the site's own letters: broken into lines, and drawn. */
import type {Family, Fonts, Setting} from './fonts.ts'
import {breakIntoLines, type Lines, type Room} from './line-breaking.ts'

export interface Style extends Setting {
  colour: string
  /** Of the line around each letter, in parts of the size: the files hold the lightest weight. */
  weight: number
}

/** Letters: more do not fit anyway. */
export const MAX_LENGTH = 300

const families: Family[] = ['cormorant-garamond', 'manrope']

/** Texts as far as there are letters for them. */
export class Text {
  #faces: Fonts
  #widths = new Map<string, number>()

  constructor(faces: Fonts) {
    this.#faces = faces
  }

  isDrawable(text: string | undefined): text is string {
    return Boolean(text && families.every(family => this.#faces.drawable(text, family)))
  }

  draw(text: string, {x, y, colour, weight, ...setting}: Style & {x: number; y: number}): string {
    const {path} = this.#faces.outline(this.#faces.drawable(text, setting.family), setting)
    const line = (weight * setting.size).toFixed(2)
    return `<path transform="translate(${x} ${y.toFixed(1)})" d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${line}"/>`
  }

  broken(text: string, setting: Setting, room: Omit<Room, 'measure'>): Lines {
    const drawable = this.#faces.drawable(text.slice(0, MAX_LENGTH), setting.family)
    return breakIntoLines(drawable, {
      ...room,
      measure: line => this.#widthOf(line, setting),
    })
  }

  /** Word by word: the same ones are measured in many lines. */
  #widthOf(line: string, setting: Setting): number {
    const words = line.split(' ')
    const space = this.#known('n n', setting) - this.#known('nn', setting)
    return words.reduce((sum, word) => sum + this.#known(word, setting), space * (words.length - 1))
  }

  #known(word: string, setting: Setting): number {
    const key = `${setting.family} ${setting.size} ${word}`
    const width = this.#widths.get(key) ?? this.#faces.width(word, setting)
    this.#widths.set(key, width)
    return width
  }
}
