/** Links that visitors could not follow: the sanitiser would take their addresses out without a word. */

import {sanitizeAndTell} from '#kit/html/sanitize-on-server.ts'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {type Saying, say} from '../../../../app/shared-with-server/saying.ts'
import {type Node, parseTree, writeTree} from './tree.ts'

export const linkFaults = (html: string): Saying[] =>
  addressesIn(parseTree(html)).flatMap(address => faultOf(address) ?? [])

const addressesIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(node => {
    if (typeof node === 'string') return []
    const {href} = node.attributes
    return [...(node.tag === 'a' && href ? [href] : []), ...addressesIn(node.children)]
  })

function faultOf(href: string): Saying | undefined {
  const address = href.length > 80 ? `${firstCharacters(href, 80)}…` : href
  if (/^www\./i.test(href))
    return say(/*i18n*/ 'has a link to {address}. Write https://{address} instead.', {address})
  const link = {tag: 'a', attributes: {href}, children: ['link']}
  if (sanitizeAndTell(writeTree([link])).safe.includes('href=')) return undefined
  return say(
    /*i18n*/ 'has a link to {address}, which is not allowed. Links begin with https://, mailto:, tel: or, on this site, with /.',
    {address},
  )
}
