// Selects the rules of a style sheet that a page needs: those whose classes its modules name. For
// minified sheets.

/**
 * A class, as far as a module spells it: `carousel--` stands for all that begin with it, because the
 * rest is put there at run time.
 * @typedef {{names: Set<string>, beginnings: Set<string>}} Classes
 */

/** The rules of a sheet that can match where there are only these classes, in their order. */
export const rulesFor = (css, /** @type {Classes} */ classes) =>
  blocksOf(css)
    .map(({prelude, body}) => {
      if (body === undefined || !prelude.startsWith('@')) {
        return body === undefined || isNeeded(prelude, classes) ? textOf(prelude, body) : ''
      }
      if (!CONDITION.test(prelude)) return textOf(prelude, body)
      const inside = rulesFor(body, classes)
      return inside && textOf(prelude, inside)
    })
    .join('')

/**
 * The rules of a sheet in two, each in their order: those of which `isApart` is true for every
 * selector, and all others.
 */
export function divided(css, isApart) {
  const halves = {apart: '', others: ''}
  for (const {prelude, body} of blocksOf(css)) {
    if (body !== undefined && CONDITION.test(prelude)) {
      const inside = divided(body, isApart)
      for (const half of ['apart', 'others'])
        if (inside[half]) halves[half] += textOf(prelude, inside[half])
    } else {
      const goesApart = body !== undefined && wholeSelectors(prelude).every(isApart)
      halves[goesApart ? 'apart' : 'others'] += textOf(prelude, body)
    }
  }
  return halves
}

/** Splits a list at the commas outside of brackets. */
function wholeSelectors(list) {
  let depth = 0
  return Array.from(list)
    .map(sign => {
      depth += {'(': 1, ')': -1}[sign] ?? 0
      return sign === ',' && depth === 0 ? '\n' : sign
    })
    .join('')
    .split('\n')
}

/** At-rules with rules in them; all others, such as `@font-face`, are needed as they are. */
const CONDITION = /^@(media|supports|container|layer)\b/

const textOf = (prelude, body) => (body === undefined ? `${prelude};` : `${prelude}{${body}}`)

/** One needed selector of a list is enough. */
const isNeeded = (selectors, classes) =>
  listOf(withoutArguments(selectors)).some(selector =>
    classesIn(selector).every(name => isNamed(name, classes)),
  )

/** Arguments of `:not()`, `:is()` and `:has()` need not be present. */
const withoutArguments = selectors => {
  const inner = /\([^()]*\)/g
  return inner.test(selectors) ? withoutArguments(selectors.replace(inner, '')) : selectors
}

const listOf = selectors => selectors.split(',')
const classesIn = selector => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)

const isNamed = (name, {names, beginnings}) =>
  names.has(name) || [...beginnings].some(beginning => name.startsWith(beginning))

/** The rules and statements of a sheet, of which strings may contain any sign. */
function blocksOf(css) {
  const blocks = []
  let depth = 0
  let start = 0
  let open = 0
  for (const {0: sign, index} of css.matchAll(/"[^"]*"|'[^']*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index
    if (sign === ';' && depth === 0) {
      blocks.push({prelude: css.slice(start, index)})
      start = index + 1
    }
    if (sign === '}' && --depth === 0) {
      blocks.push({prelude: css.slice(start, open), body: css.slice(open + 1, index)})
      start = index + 1
    }
  }
  return blocks
}

/**
 * The classes that a module may name: each word of its strings, but not of texts for people or of
 * paths, which would bring styles of other pages.
 */
export function classesNamedIn(tree) {
  const names = new Set()
  const beginnings = new Set()
  for (const text of stringsIn(tree)) {
    if (SENTENCE.test(text)) continue
    for (const [word] of text.matchAll(/(?<![\w/-])[a-z][\w-]*/gi)) {
      if (word.endsWith('-')) beginnings.add(word)
      else names.add(word)
    }
  }
  return {names, beginnings}
}

/** `Up to four homes fit side by side.` */
const SENTENCE = /^[A-Z][a-z’]* \w/

/** Literals and the fixed parts of templates. */
function* stringsIn(node) {
  if (Array.isArray(node)) for (const each of node) yield* stringsIn(each)
  if (!node || typeof node.type !== 'string') return
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value
  if (node.type === 'TemplateElement') yield node.value.cooked ?? ''
  for (const part of Object.values(node))
    if (part && typeof part === 'object') yield* stringsIn(part)
}
