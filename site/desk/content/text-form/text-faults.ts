/** Faults of long texts that the sanitiser would hide: it takes addresses out without a word. */
import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {type Message, message} from '../../../app/shared-with-server/message.ts'
import {type Node, parseTree, writeTree} from './tree.ts'

/** Finds links that visitors could not follow. */
export const linkFaults = (html: string): Message[] =>
  addressesIn(parseTree(html)).flatMap(address => faultOf(address) ?? [])

const addressesIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(node => {
    if (typeof node === 'string') return []
    const {href} = node.attributes
    return [...(node.tag === 'a' && href ? [href] : []), ...addressesIn(node.children)]
  })

function faultOf(href: string): Message | undefined {
  const address = href.length > 80 ? `${firstCharacters(href, 80)}…` : href
  if (/^www\./i.test(href))
    return message(/*i18n*/ 'has a link to {address}. Write https://{address} instead.', {address})
  const link = {tag: 'a', attributes: {href}, children: ['link']}
  if (sanitizeAndTell(writeTree([link])).safe.includes('href=')) return undefined
  return message(
    /*i18n*/ 'has a link to {address}, which is not allowed. Links begin with https://, mailto:, tel: or, on this site, with /.',
    {address},
  )
}

/** `!` that begins a line or a word, directly before a link. */
const SIGN = /(^|[ \n])!$/

/** Finds signs of pictures: a long text has none, and Markdown's would be published as it stands. */
export const pictureFaults = (html: string): Message[] =>
  picturesIn(parseTree(html)).map(name =>
    message(
      /*i18n*/ 'has the mark-up of a picture, ![{name}](…), but this text cannot show pictures. Add the picture to a field for pictures, or write a space after the exclamation mark.',
      {name},
    ),
  )

const picturesIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node, at) => {
    if (typeof node === 'string') return []
    const before = nodes[at - 1]
    const isPicture = node.tag === 'a' && typeof before === 'string' && SIGN.test(before)
    return isPicture ? [textOf(node.children)] : picturesIn(node.children)
  })

const textOf = (nodes: readonly Node[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : textOf(node.children))).join('')
