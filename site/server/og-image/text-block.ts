/** The text of an Open Graph image: the agency's name, section, title and one line. */
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {linesOfName} from '../../app/shared-with-server/wordmark.ts'
import {BRASS, WIDTH as IMAGE_WIDTH, TEXT_RIGHT} from './backgrounds.ts'
import type {Fonts} from './fonts.ts'
import type {WrappedText} from './line-breaking.ts'
import {MAX_LENGTH, Text, type TextStyle} from './text.ts'
import type {Direction} from './visual-order.ts'

/** The text to draw. Records and texts of the site only: never input of a visitor. */
export interface CardText {
  /** The agency's name. */
  agency: string
  /** The part of the site, or the place; above the title. */
  section?: string
  title: string
  /** Such as a price, or a description. */
  line?: string
  /** The direction of its language; from right to left, the picture is at the left. */
  direction?: Direction
}

const LEFT = 72
const BOTTOM = 566
const WIDTH = TEXT_RIGHT - LEFT

const IVORY = '#f3ede2'
const MUTED = '#c9cbcb'

/** The first in which the title fits into its maximum number of lines is used. */
const TITLE_SIZES = [
  {size: 88, maxLines: 2},
  {size: 76, maxLines: 2},
  {size: 66, maxLines: 3},
  {size: 56, maxLines: 3},
  {size: 48, maxLines: 4},
]

const LOGO_SCALE = 1.6
const LOGO_WIDTH = 32 * LOGO_SCALE

/** The logo of the header, 32 x 40. */
const LOGO = [
  'M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z',
  'M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20',
  'M16 17l2 3.2 3.8-.6L20 23l1.8 3.4-3.8-.6-2 3.2-2-3.2-3.8.6L12 23l-1.8-3.4 3.8.6z',
]

export function drawText(fonts: Fonts, cardText: CardText): string {
  const {agency, section, title, line, direction} = cardText
  const text = new Text(fonts)
  const x = direction === 'rtl' ? IMAGE_WIDTH - LEFT : LEFT
  const titleLines = fitTitle(text, text.isDrawable(title) ? title : agency)
  const descriptionLines = text.isDrawable(line)
    ? fitLine(text, firstCharacters(line, MAX_LENGTH))
    : {lines: [], size: 0}
  const parts: string[] = []
  let y = BOTTOM
  for (const textLine of descriptionLines.lines.toReversed()) {
    parts.push(text.draw(textLine, {...LINE_STYLE, size: descriptionLines.size, direction, x, y}))
    y -= descriptionLines.size * 1.45
  }
  if (descriptionLines.lines.length) {
    y -= 4
    parts.push(
      `<path d="M${x} ${y}h${direction === 'rtl' ? -56 : 56}" stroke="${BRASS}" stroke-width="2"/>`,
    )
    y -= 46
  }
  for (const textLine of titleLines.lines.toReversed()) {
    parts.push(text.draw(textLine, {...titleStyle(titleLines.size), direction, x, y}))
    y -= titleLines.size * 1.02
  }
  if (text.isDrawable(section)) {
    const {lines} = text.wrap(section.toUpperCase(), SECTION_STYLE, {width: WIDTH, maxLines: 1})
    parts.push(text.draw(lines[0] ?? '', {...SECTION_STYLE, direction, x, y: y - 4}))
  }
  return `${drawBrand(text, agency, direction)}${parts.join('')}`
}

const LINE_STYLE: TextStyle = {
  family: 'manrope',
  size: 29,
  colour: MUTED,
  weight: 0.03,
  tracking: 0.01,
}
const SECTION_STYLE: TextStyle = {
  family: 'manrope',
  size: 21,
  colour: BRASS,
  weight: 0.045,
  tracking: 0.16,
}

const titleStyle = (size: number): TextStyle => ({
  family: 'cormorant-garamond',
  size,
  colour: IVORY,
  weight: 0.018,
})

type SizedLines = WrappedText & {size: number}

function fitTitle(text: Text, title: string): SizedLines {
  for (const {size, maxLines} of TITLE_SIZES) {
    const wrapped = text.wrap(title, titleStyle(size), {width: WIDTH, maxLines})
    if (!wrapped.isTruncated || size === TITLE_SIZES.at(-1)?.size) return {...wrapped, size}
  }
  throw new Error('TITLE_SIZES is empty.')
}

/** As many whole sentences as fit; a first sentence that is too long ends in an ellipsis. */
function fitLine(text: Text, line: string): SizedLines {
  const sentences = line.split(/(?<=[.!?…؟])\s/)
  for (let count = sentences.length; count; count--) {
    const wrapped = text.wrap(sentences.slice(0, count).join(' '), LINE_STYLE, {
      width: WIDTH,
      maxLines: 2,
    })
    if (!wrapped.isTruncated) return {...wrapped, size: LINE_STYLE.size}
  }
  const size = LINE_STYLE.size - 4
  return {...text.wrap(line, {...LINE_STYLE, size}, {width: WIDTH, maxLines: 3}), size}
}

/** The agency's logo and its name in two typefaces, as in the header. */
function drawBrand(text: Text, agency: string, direction: Direction = 'ltr'): string {
  const {first, rest} = linesOfName(agency)
  const logo = LOGO.map(path => `<path d="${path}"/>`).join('')
  const beside = (x: number) => ({x: direction === 'rtl' ? IMAGE_WIDTH - x : x, direction})
  const logoLeft = direction === 'rtl' ? IMAGE_WIDTH - LEFT - LOGO_WIDTH : LEFT
  return [
    `<g transform="translate(${logoLeft} 62) scale(${LOGO_SCALE})" fill="none" stroke="${BRASS}" stroke-width="1.3" stroke-linejoin="round">${logo}</g>`,
    text.draw(first, {
      ...titleStyle(42),
      ...beside(LEFT + 72),
      weight: 0.02,
      tracking: 0.12,
      y: 94,
    }),
    text.draw(rest, {
      ...SECTION_STYLE,
      ...beside(LEFT + 74),
      size: 17,
      colour: IVORY,
      tracking: 0.1,
      y: 122,
    }),
  ].join('')
}
