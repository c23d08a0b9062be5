/** The theming tokens, from the style sheet: name, light and dark default, doc comment. */
import {readFileSync} from 'node:fs'
import {asShown, documented} from './source.ts'

export interface TokenFact {
  name: string
  light: string
  dark: string
  doc: string
}

export interface TokenGroup {
  title: string
  tokens: TokenFact[]
}

const FILE = 'widgets/kit/core/styles/tokens.css'
/** A heading, a doc comment, or a token with its default. */
const PIECES =
  /\/\* (?<title>[^*]+?) \*\/|\/\*\*(?<doc>[\s\S]*?)\*\/|var\(\s*(?<name>--ocp-[\w-]+),/g

export function tokenGroups(text = readFileSync(FILE, 'utf8')): TokenGroup[] {
  const groups: TokenGroup[] = []
  let doc = ''
  for (const piece of defaultsIn(text).matchAll(PIECES)) {
    const {title, name, doc: comment} = piece.groups ?? {}
    if (comment) doc = asShown(comment.replace(/^\s*\*/gm, ''))
    else if (name) {
      const description = documented(doc, FILE, `token \`${name}\``)
      const given = untilClosed(defaultsIn(text), piece.index + piece[0].length)
      const value = given.replace(/\s+/g, ' ').trim()
      groups
        .at(-1)
        ?.tokens.push({name, light: inScheme(value, 0), dark: inScheme(value, 1), doc: description})
      doc = ''
    } else if (title && !title.includes('\n')) groups.push({title, tokens: []})
  }
  return groups.filter(({tokens}) => tokens.length)
}

/**
 * Values after `@media` apply to some visitors only, for example those who prefer more contrast.
 */
const defaultsIn = (text: string) => text.split('@media', 1)[0] ?? ''

/** The text from `start` to the bracket that closes what was open there. */
function untilClosed(text: string, start: number): string {
  let depth = 1
  let end = start
  while (end < text.length) {
    if (text[end] === '(') depth++
    if (text[end] === ')' && --depth === 0) break
    end++
  }
  return text.slice(start, end)
}

/** `light-dark(a, b)` as one of the two, anywhere in a value. */
function inScheme(value: string, scheme: 0 | 1): string {
  const start = value.indexOf('light-dark(')
  if (start < 0) return value
  const inside = untilClosed(value, start + 'light-dark('.length)
  const chosen = inside.split(/,(?![^(]*\))/)[scheme]?.trim() ?? ''
  const rest = value.slice(start + 'light-dark('.length + inside.length + 1)
  return value.slice(0, start) + chosen + inScheme(rest, scheme)
}
