/**
 * A page as it is served, before any script or style: a sixth of what a browser costs that shows it.
 * What is visible, and where, is for a browser to say.
 */
import {selectAll} from 'css-select'
import {parseDocument} from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['childNodes'][number]
type Element = Extract<Node, {attribs: unknown}>

const INLINE = /^(a|abbr|b|bdi|bdo|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/
const SILENT = /^(script|style|shadow-root|noscript)$/

export async function readPage(url: string, language = 'en') {
  const response = await fetch(url, {headers: {cookie: `language=${language}`}})
  const html = await response.text()
  // The elements of a widget are found, too: those of a template would not be.
  const document = parseDocument(html.replace(/(?<=<\/?)template\b/g, 'shadow-root')).childNodes
  const found = (selector: string) => selectAll<Node, Element>(selector, document)
  const texts = (selector: string) => found(selector).map(textOf)
  return {
    url,
    html,
    status: response.status,
    title: texts('title').join(),
    /** Blocks are separated by blanks. */
    texts,
    count: (selector: string) => found(selector).length,
    attributes: (selector: string, name: string) =>
      found(selector).map(({attribs}) => attribs[name] ?? null),
    attribute: (selector: string, name: string) => found(selector)[0]?.attribs[name] ?? null,
    /** Link text -> address. */
    links: (selector: string) =>
      Object.fromEntries(found(selector).map(link => [textOf(link), link.attribs.href ?? null])),
    /** The texts of the elements in each, as of the cells of a row. */
    cells: (selector: string) =>
      found(selector).map(({children}) => children.filter(isElement).map(textOf)),
    says: (text: string) => texts('body').join().includes(text),
  }
}

const isElement = (node: Node): node is Element => 'attribs' in node

function textOf(node: Node): string {
  const joined = (each: Node): string => {
    if ('data' in each) return each.type === 'text' ? each.data : ''
    if (!isElement(each) || SILENT.test(each.name)) return ''
    const within = each.children.map(joined).join('')
    return INLINE.test(each.name) ? within : ` ${within} `
  }
  return joined(node)
    .replace(/[ \n\t]+/g, ' ')
    .trim()
}
