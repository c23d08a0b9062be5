import type {ItemList} from 'schema-dts'
import {idOf, type PageFacts, ref, type Telling} from './telling.ts'

interface Entry {
  name: string
  /** Entries without a page of their own are left out: a list is of addresses. */
  href?: string
}

/** What a page lists, in its order; nothing of an empty one. */
export function listOf(entries: Entry[], telling: Telling): ItemList | undefined {
  const linked = entries.filter(({href}) => href)
  if (linked.length === 0) return undefined
  return {
    '@type': 'ItemList',
    '@id': idOf(telling, 'list'),
    numberOfItems: linked.length,
    itemListElement: linked.map(({name, href = ''}, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      url: telling.at(href),
    })),
  }
}

/** For a page that is about something else, and lists this beneath. */
export const mentioning = (list: ItemList | undefined, telling: Telling) =>
  list && ref(idOf(telling, 'list'))

/** A page that is a list and no more. */
export function collection(entries: Entry[], telling: Telling): PageFacts {
  const list = listOf(entries, telling)
  return {
    page: {'@type': 'CollectionPage', mainEntity: mentioning(list, telling)},
    things: [list],
  }
}
