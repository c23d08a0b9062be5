import type {ItemList} from 'schema-dts'
import {idOf, type JsonLdContext, ref, type StructuredData} from './json-ld.ts'

interface Entry {
  name: string
  /** Entries without a page of their own are left out: a list is of addresses. */
  href?: string
}

/** The items of a page in its order; undefined for an empty one. */
export function listOf(entries: Entry[], context: JsonLdContext): ItemList | undefined {
  const linked = entries.filter(({href}) => href)
  if (linked.length === 0) return undefined
  return {
    '@type': 'ItemList',
    '@id': idOf(context, 'list'),
    numberOfItems: linked.length,
    itemListElement: linked.map(({name, href = ''}, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: context.at(href),
    })),
  }
}

/** For a page that is about something else, and lists this beneath. */
export const mentioning = (list: ItemList | undefined, context: JsonLdContext) =>
  list && ref(idOf(context, 'list'))

/** A page that is a list and no more. */
export function collection(entries: Entry[], context: JsonLdContext): StructuredData {
  const list = listOf(entries, context)
  return {
    page: {'@type': 'CollectionPage', mainEntity: mentioning(list, context)},
    things: [list],
  }
}
