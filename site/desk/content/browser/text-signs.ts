/** Applies a button of the bar to the selected text: pure, for `text-toolbar.ts`. */
export type Tool = 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'link'

export interface Selected {
  text: string
  start: number
  end: number
}

/** The part of the text that becomes another one, and what is selected then. */
export interface Change extends Selected {
  from: number
  to: number
}

export function changeOf(tool: Tool, selected: Selected): Change {
  switch (tool) {
    case 'bold':
      return withMarks(selected, '**')
    case 'italic':
      return withMarks(selected, '*')
    case 'link':
      return withLink(selected)
    default:
      return withLines(selected, tool)
  }
}

/** The marks at the beginning of a line, which are no part of its text. */
const BEGIN = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)?/

/** Around the text of each line; where the marks are there, they go. */
function withMarks({text, start, end}: Selected, mark: string): Change {
  const size = mark.length
  const [from, to] = trimmed(text, start, end)
  if (from === to) return {from, to, text: mark + mark, start: from + size, end: from + size}
  // Marks directly around a selection belong to it.
  const stars = Math.min(starsBefore(text, from), starsAfter(text, to))
  const lines = text.slice(from - stars, to + stars).split('\n')
  const parts = lines.map(line => {
    const [begin = ''] = BEGIN.exec(line) ?? []
    return {begin, own: line.slice(begin.length).trimEnd()}
  })
  const isOff = parts.every(({own}) => !own || hasMarks(own, size))
  const made = parts.map(({begin, own}) => {
    if (!own) return begin
    return begin + (isOff ? own.slice(size, -size) : mark + own + mark)
  })
  const changed = made.join('\n')
  const begins = from - stars
  return {from: begins, to: to + stars, text: changed, start: begins, end: begins + changed.length}
}

/** One mark is italic, two are bold, three are both. */
function hasMarks(own: string, size: number) {
  const stars = Math.min(starsAfter(own, 0), starsBefore(own, own.length), 3)
  return own.length > 2 * size && (stars === 3 || stars === size)
}

function starsAfter(text: string, at: number) {
  let count = 0
  while (text.charAt(at + count) === '*') count += 1
  return count
}

function starsBefore(text: string, at: number) {
  let count = 0
  while (text.charAt(at - count - 1) === '*') count += 1
  return count
}

/** White space at the edges stays outside: marks beside it would be text. */
function trimmed(text: string, start: number, end: number): [from: number, to: number] {
  const inside = text.slice(start, end)
  const length = inside.trim().length
  const from = length ? start + inside.length - inside.trimStart().length : start
  return [from, from + length]
}

function withLink({text, start, end}: Selected): Change {
  const [from, to] = trimmed(text, start, end)
  const lines = text.slice(from, to).split('\n')
  const name = lines.map(line => line.trim()).join(' ')
  const isAddress = /^(https?:\/\/|www\.|mailto:|\/)\S+$/i.test(name)
  const address = isAddress ? name.replace(/^www\./i, 'https://$&') : 'https://'
  const label = isAddress ? '' : name
  const link = `[${label}](${address})`
  // A placeholder that still has to be typed is selected.
  if (!label) return {from, to, text: link, start: from + 1, end: from + 1}
  const at = from + link.length - 1
  return {from, to, text: link, start: at - address.length, end: at}
}

type LineTool = Exclude<Tool, 'bold' | 'italic' | 'link'>

const SIGNS: Record<LineTool, [sign: RegExp, make: (number: number) => string]> = {
  heading: [/^#{1,6}\s+/, () => '## '],
  list: [/^[-*+]\s+/, () => '- '],
  numbers: [/^\d+[.)]\s+/, number => `${number}. `],
}
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/

/** At the beginning of whole lines; where all of them have the sign, it goes. */
function withLines({text, start, end}: Selected, tool: LineTool): Change {
  const [sign, make] = SIGNS[tool]
  const from = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', Math.max(start, end - 1))
  const to = last < 0 ? text.length : last
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter(line => line.trim())
  const isOff = filled.length > 0 && filled.every(line => sign.test(line))
  let number = 0
  const made = lines.map(line => {
    if (isOff) return line.replace(sign, '')
    if (!line.trim() && filled.length) return line
    number += 1
    return line.replace(BEGIN, make(number))
  })
  const changed = made.join('\n')
  const [next = ''] = text.slice(to + 1).split('\n', 1)
  // A line directly below would be taken for a part of the last item.
  const isOpen = tool !== 'heading' && !isOff && next.trim() !== '' && !ITEM.test(next)
  const ends = from + changed.length
  return {
    from,
    to,
    text: isOpen ? `${changed}\n` : changed,
    start: lines.length > 1 ? from : ends,
    end: ends,
  }
}
