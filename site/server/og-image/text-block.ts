/** The words of the picture of a shared link: whose it is, what it is of, and one line about it. */
import {agency} from '../../../widgets/shared/agency.ts'
import {WORDS_END} from './backgrounds.ts'
import {BRASS} from './brand-colours.ts'
import type {Fonts} from './fonts.ts'
import type {Lines} from './line-breaking.ts'
import {MAX_LENGTH, type Style, Text} from './text.ts'

/** What is drawn. Records and texts of the site only: never what a visitor has asked for. */
export interface Words {
  /** The part of the site, or the place; above the title. */
  section?: string
  title: string
  /** Such as a price, or a description. */
  line?: string
}

const LEFT = 72
const BOTTOM = 566
const WIDTH = WORDS_END - LEFT

const IVORY = '#f3ede2'
const QUIET = '#c9cbcb'

/** The largest in which the title needs no more lines than there are beside it. */
const TITLES = [
  {size: 88, most: 2},
  {size: 76, most: 2},
  {size: 66, most: 3},
  {size: 56, most: 3},
  {size: 48, most: 4},
]

/** The mark of the header, 32 x 40. */
const MARK = [
  'M2 39V17C2 10 9 6 16 1c7 5 14 9 14 16v22z',
  'M7 39V19c0-5 4.5-8 9-11.3C20.5 11 25 14 25 19v20',
  'M16 17l2 3.2 3.8-.6L20 23l1.8 3.4-3.8-.6-2 3.2-2-3.2-3.8.6L12 23l-1.8-3.4 3.8.6z',
]

export function drawWords(faces: Fonts, {section, title, line}: Words): string {
  const text = new Text(faces)
  const name = titleLines(text, text.isDrawable(title) ? title : agency.name)
  const about = text.isDrawable(line)
    ? aboutLines(text, line.slice(0, MAX_LENGTH))
    : {lines: [], size: 0}
  const parts: string[] = []
  let y = BOTTOM
  for (const each of about.lines.toReversed()) {
    parts.push(text.draw(each, {...LINE, size: about.size, x: LEFT, y}))
    y -= about.size * 1.45
  }
  if (about.lines.length) {
    y -= 4
    parts.push(`<path d="M${LEFT} ${y}h56" stroke="${BRASS}" stroke-width="2"/>`)
    y -= 46
  }
  for (const each of name.lines.toReversed()) {
    parts.push(text.draw(each, {...titleOf(name.size), x: LEFT, y}))
    y -= name.size * 1.02
  }
  if (text.isDrawable(section)) {
    const {lines} = text.broken(section.toUpperCase(), SECTION, {width: WIDTH, most: 1})
    parts.push(text.draw(lines[0] ?? '', {...SECTION, x: LEFT, y: y - 4}))
  }
  return `${brand(text)}${parts.join('')}`
}

const LINE: Style = {family: 'manrope', size: 29, colour: QUIET, weight: 0.03, tracking: 0.01}
const SECTION: Style = {family: 'manrope', size: 21, colour: BRASS, weight: 0.045, tracking: 0.16}

const titleOf = (size: number): Style => ({
  family: 'cormorant-garamond',
  size,
  colour: IVORY,
  weight: 0.018,
})

type Sized = Lines & {size: number}

function titleLines(text: Text, title: string): Sized {
  for (const {size, most} of TITLES) {
    const broken = text.broken(title, titleOf(size), {width: WIDTH, most})
    if (!broken.isCut || size === TITLES.at(-1)?.size) return {...broken, size}
  }
  throw new Error('There is always a smallest title.')
}

/** Whole sentences, as many as fit; only where the first is too long does it end in dots. */
function aboutLines(text: Text, line: string): Sized {
  const sentences = line.split(/(?<=[.!?…])\s/)
  for (let count = sentences.length; count; count--) {
    const broken = text.broken(sentences.slice(0, count).join(' '), LINE, {width: WIDTH, most: 2})
    if (!broken.isCut) return {...broken, size: LINE.size}
  }
  const size = LINE.size - 4
  return {...text.broken(line, {...LINE, size}, {width: WIDTH, most: 3}), size}
}

/** The agency's arch and its name in two voices, as in the header. */
function brand(text: Text): string {
  const [first = '', ...rest] = agency.name.split(' ')
  const mark = MARK.map(path => `<path d="${path}"/>`).join('')
  return [
    `<g transform="translate(${LEFT} 62) scale(1.6)" fill="none" stroke="${BRASS}" stroke-width="1.3" stroke-linejoin="round">${mark}</g>`,
    text.draw(first, {...titleOf(42), weight: 0.02, tracking: 0.12, x: LEFT + 72, y: 94}),
    text.draw(rest.join(' '), {
      ...SECTION,
      size: 17,
      colour: IVORY,
      tracking: 0.1,
      x: LEFT + 74,
      y: 122,
    }),
  ].join('')
}
