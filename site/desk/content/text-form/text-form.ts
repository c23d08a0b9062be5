/**
 * Long texts for people who do not write markup: the desk shows and reads their text form, and content
 * keeps markup. What the text form cannot say without loss is shown as the markup it is.
 */
import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {isBlock, normalTree} from './normal-tree.ts'
import {treeOfText} from './to-html.ts'
import {hasSigns, textOfTree} from './to-text.ts'
import {type Node, writeTree} from './tree.ts'

/** Each of them costs time; a text of 100,000 characters has some hundreds. */
const MAX_SIGNS = 2_000
const MAX_TAGS = 4 * MAX_SIGNS
/** Characters of markup: twice those of the longest text. */
const MAX_MARKUP = 200_000

/** Too many lines, list items, links and emphases for a text that is read while others wait. */
export const isTooDense = (text: string) => hasMore(text, /[\n*[\\]|[-+.)] /g, MAX_SIGNS)

function hasMore(text: string, pattern: RegExp, most: number) {
  let count = 0
  for (const _ of text.matchAll(pattern)) if (++count > most) return true
  return false
}

const isTooMuchMarkup = (html: string) =>
  html.length > MAX_MARKUP || hasMore(html, /[<&]/g, MAX_TAGS)

/** Undefined where reading the text again would give another markup. */
export function textOf(html: string): string | undefined {
  if (isTooMuchMarkup(html)) return undefined
  const tree = normalTree(html)
  if (!hasSigns(tree)) return undefined
  const text = textOfTree(tree)
  if (isTooDense(text)) return undefined
  return checked(writeTree(treeLike(text, tree))) === checked(html) ? text : undefined
}

/** `was`: the markup that the text was made from; it stays as it is while the text does. */
export function htmlOf(text: string, was = ''): string {
  const typed = text.replaceAll('\r\n', '\n').trim()
  if (was && typed === textOf(was)?.trim()) return was
  return writeTree(treeLike(typed, isTooMuchMarkup(was) ? [] : normalTree(was)))
}

/** One line that stood without a paragraph around it, such as a heading of a banner, goes on so. */
function treeLike(text: string, was: readonly Node[]): Node[] {
  const tree = treeOfText(text)
  const [first, ...more] = tree
  const isLine = was.length > 0 && !was.some(isBlock)
  return isLine && isBlock(first) && first.tag === 'p' && !more.length ? first.children : tree
}

/** As it is stored: sanitised, with insignificant white space removed. */
const checked = (html: string) => writeTree(normalTree(sanitizeAndTell(html).safe))
