/** The kinds of content, the records of one kind, and the permits that end soon. */

import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {json, nothingHere, screen, seeOther} from '../http/answers.ts'
import type {DeskRoute} from '../http/desk-route.ts'
import {isListed} from './kind-of-path.ts'
import {countRecords, editedKinds, type Filter, filtersOf, listRecords} from './list-records.ts'
import {listPermits} from './permits.ts'
import {findChoices} from './record-data.ts'
import {isWaitingFilter, waitingDrafts} from './waiting-drafts.ts'

export const listRoutes: DeskRoute[] = [
  {
    method: 'GET',
    path: '/content',
    permission: 'content',
    async handle({orm, query}) {
      const {filter, kind, key} = query
      if (isWaitingFilter(filter)) {
        const after = kind && key ? {kind, key} : undefined
        const page = await waitingDrafts(orm, filter, after)
        return screen('content/waiting', {...page, filter, isFirst: after === undefined})
      }
      const counts = await countRecords(orm)
      return screen('content/kinds', {
        kinds: editedKinds.map(kind => ({kind, ...(counts[kind] ?? {published: 0, drafts: 0})})),
      })
    },
  },
  {
    method: 'GET',
    path: '/content/permits',
    permission: 'content',
    async handle({orm, query}) {
      const after = query.expiry && query.key ? {expiry: query.expiry, key: query.key} : undefined
      const isDay = after === undefined || /^\d{4}-\d{2}-\d{2}$/.test(after.expiry)
      const isSoon = query.soon === 'yes'
      const page = await listPermits(orm, isDay ? after : undefined, isSoon)
      return screen('content/permits', {...page, isSoon, isFirst: after === undefined})
    },
  },
  {
    method: 'GET',
    path: '/content/:kind',
    permission: 'content',
    async handle({orm, params, query}) {
      const {kind = ''} = params
      if (!isListed(kind)) return nothingHere
      if (kinds[kind].files === 'single') return seeOther(`/desk/content/${kind}/${kind}`)
      const filters = filtersOf(kind)
      const filter = filters.find(one => one === query.filter)
      const {search = '', order = '', after} = query
      const page = await listRecords(orm, {
        ...{kind, after},
        search: firstCharacters(search, 100),
        order: order === 'name' ? 'name' : 'position',
        ...(filter && {filter}),
      })
      return screen('content/list', {
        ...{kind, search, filters, order, next: page.next, isFirst: !after, canAdd: true},
        filter: (filter ?? '') satisfies Filter | '',
        records: page.records.map(({publishAt, ...record}) => ({
          ...record,
          publishAt: publishAt?.toISOString() ?? null,
        })),
      })
    },
  },
  {
    method: 'GET',
    path: '/content/:kind/+choices',
    permission: 'content',
    async handle({orm, params, query, locale}) {
      const {kind = ''} = params
      if (!isListed(kind)) return nothingHere
      const search = firstCharacters(query.search ?? '', 100)
      const rows = await findChoices(orm, kind, {locale, search})
      return json(rows.slice(0, 50))
    },
  },
]
