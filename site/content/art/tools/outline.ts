/** Text as the outlines of its letters, for pictures that must not need a font. */
import type {Font, Path} from 'fontkit'
import {type Face, openTypeface} from './typefaces.ts'

export interface Run {
  text: string
  face: Face
  weight: number
  size: number
  /** Space between letters, as a share of the size. */
  spacing?: number
}

export interface Outlined {
  /** Path data with the first letter at x 0 on the baseline y 0; down is positive. */
  draw(x: number, y: number): string
  width: number
  capHeight: number
}

const opened = new Map<string, Font>()

export function outline({text, face, weight, size, spacing = 0}: Run): Outlined {
  const key = `${face} ${weight}`
  const font = opened.get(key) ?? openTypeface(face, weight)
  opened.set(key, font)
  const scale = size / font.unitsPerEm
  const {glyphs, positions} = font.layout(text, {lnum: true})
  const starts: number[] = []
  let end = 0
  for (const {xAdvance} of positions) {
    starts.push(end)
    end += xAdvance * scale + spacing * size
  }
  return {
    draw: (x, y) =>
      glyphs.map(({path}, index) => draw(path, scale, x + (starts[index] ?? 0), y)).join(''),
    width: end - spacing * size,
    capHeight: font.capHeight * scale,
  }
}

const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

const draw = ({commands}: Path, scale: number, x: number, y: number) =>
  commands
    .map(({command, args}) => {
      const points = args.map((value, index) =>
        round(index % 2 ? y - value * scale : x + value * scale),
      )
      return `${LETTERS[command]}${points.join(' ')}`
    })
    .join('')

/** To a hundredth: a wordmark is seldom shown larger than twice its own size. */
export const round = (value: number) => Math.round(value * 100) / 100
