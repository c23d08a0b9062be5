/** What a reader of a page in another alphabet meets in Latin letters, without a mark. */
import type {Page} from 'playwright-core'

/** Three words in a row. */
const SENTENCE = String.raw`\p{Script=Latin}[\p{Script=Latin}'’.-]*(?:[ ,:;–—]+\p{Script=Latin}[\p{Script=Latin}'’.-]*){2,}`

/** Texts and attributes of documents that are not in an element with `lang="en"`, by page. */
export const latinTexts = (page: Page, htmls: string[]): Promise<string[][]> =>
  page.evaluate(findIn, {htmls, sentence: SENTENCE})

/** Runs in the browser, whose parser reads the documents. */
function findIn({htmls, sentence}: {htmls: string[]; sentence: string}) {
  const pattern = new RegExp(sentence, 'gu')
  const spoken = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
  const silent = 'script, style, noscript, template:not([shadowrootmode]), svg title'

  return htmls.map(html => {
    const found = new Set<string>()
    const add = (text: string | null) => {
      for (const [match] of text?.matchAll(pattern) ?? []) found.add(match.trim())
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
  })
}
