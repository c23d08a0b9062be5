/**
 * A page as it is served, before any script or style: a sixth of what a browser costs that shows it.
 * What is visible, and where, is for a browser to say.
 */
import {
  type Element,
  type Node,
  parseTree,
} from '../../../../site/server/desk/content/text-form/tree.ts'

interface Placed {
  element: Element
  parent: Placed | undefined
}

const INLINE = /^(a|abbr|b|bdi|bdo|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/
const SILENT = /^(script|style|template|noscript|!)$/

export async function readPage(url: string, language = 'en') {
  const response = await fetch(url, {headers: {cookie: `language=${language}`}})
  const html = await response.text()
  const all = placedIn(parseTree(html), undefined)
  const found = (selector: string) =>
    all.filter(placed => matches(placed, selector)).map(({element}) => element)
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
      found(selector).map(({attributes}) => attributes[name] ?? null),
    attribute: (selector: string, name: string) => found(selector)[0]?.attributes[name] ?? null,
    /** Link text -> address. */
    links: (selector: string) =>
      Object.fromEntries(found(selector).map(link => [textOf(link), link.attributes.href ?? null])),
    /** The texts of the elements in each, as of the cells of a row. */
    cells: (selector: string) =>
      found(selector).map(({children}) => children.filter(isElement).map(textOf)),
    says: (text: string) => texts('body').join().includes(text),
  }
}

const isElement = (node: Node): node is Element => typeof node !== 'string'

const placedIn = (nodes: Node[], parent: Placed | undefined): Placed[] =>
  nodes.filter(isElement).flatMap(element => {
    const placed = {element, parent}
    return [placed, ...placedIn(element.children, placed)]
  })

function textOf(node: Node): string {
  const joined = (each: Node): string => {
    if (!isElement(each)) return each
    if (SILENT.test(each.tag)) return ''
    const within = each.children.map(joined).join('')
    return INLINE.test(each.tag) ? within : ` ${within} `
  }
  return joined(node)
    .replace(/[ \n\t]+/g, ' ')
    .trim()
}

/** A list of selectors: the last part of each is the element's own, the rest is for its parents. */
function matches(placed: Placed, selector: string): boolean {
  return selector.split(/,(?![^(]*\))/).some(each => {
    const [own = '', before = '', combinator = '', part = ''] =
      /^(?:(.*?)(\s*>\s*|\s+))??((?:[\w*.#:-]|\[[^\]]*\]|\([^)]*\))+)$/.exec(each.trim()) ?? []
    if (!own) throw new Error(`readPage() does not know the selector ${each}`)
    if (!isLike(placed, part)) return false
    if (!before) return true
    for (let {parent} = placed; parent; parent = parent.parent) {
      if (matches(parent, before)) return true
      if (combinator.includes('>')) return false
    }
    return false
  })
}

const PARTS =
  /^(?<tag>[\w-]+)|\*|\.(?<className>[\w-]+)|#(?<id>[\w-]+)|\[(?<name>[\w-]+)(?:(?<how>[\^$*]?)="?(?<value>[^"\]]*)"?)?\]|:(?<pseudo>is|not)\((?<list>[^)]*)\)/g

function isLike(placed: Placed, compound: string): boolean {
  const {tag, attributes} = placed.element
  return [...compound.matchAll(PARTS)].every(({groups = {}}) => {
    if (groups.tag) return tag === groups.tag
    if (groups.className) return attributes.class?.split(/\s+/).includes(groups.className)
    if (groups.id) return attributes.id === groups.id
    if (groups.pseudo) return matches(placed, groups.list ?? '') === (groups.pseudo === 'is')
    if (!groups.name) return true
    const given = attributes[groups.name]
    const {how, value} = groups
    if (given === undefined || value === undefined) return given !== undefined
    if (how === '^') return given.startsWith(value)
    if (how === '$') return given.endsWith(value)
    return how === '*' ? given.includes(value) : given === value
  })
}
