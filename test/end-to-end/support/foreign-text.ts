/** Finds Latin text without a `lang` mark on a page in another alphabet. */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Page} from 'playwright-core'

/** Three words in a row. */
const SENTENCE = String.raw`\p{Script=Latin}[\p{Script=Latin}'’.-]*(?:[ ,:;–—]+\p{Script=Latin}[\p{Script=Latin}'’.-]*){2,}`

interface ForeignText {
  text: string
  /** The first page that has it, and how many have. */
  path: string
  count: number
}

/** Texts and attributes of documents that are not in an element with `lang="en"`. */
export async function latinTexts(page: Page, documents: {path: string; html: string}[]) {
  const found = new Map<string, ForeignText>()
  // One by one: the browser closes a connection on which it is sent hundreds of them at once.
  for (const {path, html} of documents) {
    for (const text of await page.evaluate(findIn, {html, sentence: SENTENCE})) {
      const known = found.get(text) ?? {text, path, count: 0}
      found.set(text, {...known, count: known.count + 1})
    }
  }
  return [...found.values()]
}

/** Records with names of people, brands, schools and homes. */
const RECORDS = 'site/content/demo/{agency,reviews,*/*}.json'
/** Their texts are sentences, which nobody writes in Latin letters for a name. */
const LEGAL = /legal/
const LEGAL_NAMES = ['UAE Data Office']

const root = join(import.meta.dirname, '..', '..', '..')
let records: string | undefined

/** Written in any language as it is: with capitals, and known from the content. */
export function isNameInRecords(text: string) {
  const words = text.split(/[ ,:;–—]+/)
  const isName = words.every(word => /^\p{Lu}/u.test(word) || PARTICLES.includes(word))
  records ??= globSync(RECORDS, {cwd: root})
    .filter(file => !LEGAL.test(file))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  return isName && (records.includes(text) || LEGAL_NAMES.includes(text))
}

const PARTICLES = ['and', 'at', 'by', 'de', 'of', 'the']

/** Runs in the browser, whose parser reads the document. */
function findIn({html, sentence}: {html: string; sentence: string}) {
  const pattern = new RegExp(sentence, 'gu')
  const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
  const silent = 'script, style, noscript, template:not([shadowrootmode]), svg title'

  const found = new Set<string>()
  const add = (text: string | null) => {
    for (const [match] of text?.matchAll(pattern) ?? []) found.add(match.replace(/\.$/, ''))
  }
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.textContent)
    if (node instanceof Element) {
      if (node.matches(silent) || /^en\b/.test(node.getAttribute('lang') ?? '')) return
      for (const name of spoken) add(node.getAttribute(name))
    }
    const inside = node instanceof HTMLTemplateElement ? node.content : node
    for (const child of inside.childNodes) walk(child)
  }
  const {head, body} = new DOMParser().parseFromString(html, 'text/html')
  add(head.querySelector('title')?.textContent ?? '')
  walk(body)
  return [...found]
}
