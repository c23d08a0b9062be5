/** The kinds of content, the records of one kind, and the permits that end soon. */
import {json, nothingHere, screen, seeOther} from '#desk/http/answers.ts'
import {type DeskRoute, get} from '#desk/http/desk-route.ts'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {kinds} from '#server/content/schema/kinds.ts'
import {isListed} from '../kind-of-path.ts'
import {findChoices} from '../record/read-record.ts'
import {KindsScreen} from './kinds-screen.tsx'
import {countRecords, filtersOf, type ListRequest, listRecords} from './list-records.ts'
import {RecordsScreen} from './list-screen.tsx'
import {listPermits} from './permits.ts'
import {PermitsScreen} from './permits-screen.tsx'
import {isWaitingFilter, waitingDrafts} from './waiting-drafts.ts'
import {WaitingScreen} from './waiting-screen.tsx'

export const contentListRoutes: DeskRoute[] = [
  get('/content', 'content', async ({orm, query}) => {
    const {filter, kind, key} = query
    if (isWaitingFilter(filter)) {
      const after = kind && key ? {kind, key} : undefined
      const page = await waitingDrafts(orm, filter, after)
      return screen(<WaitingScreen {...page} filter={filter} isFirst={after === undefined} />)
    }
    return screen(<KindsScreen counts={await countRecords(orm)} />)
  }),
  get('/content/permits', 'content', async ({orm, query}) => {
    const after = query.expiry && query.key ? {expiry: query.expiry, key: query.key} : undefined
    const isDay = after === undefined || /^\d{4}-\d{2}-\d{2}$/.test(after.expiry)
    const isSoon = query.soon === 'yes'
    const page = await listPermits(orm, isDay ? after : undefined, isSoon)
    return screen(<PermitsScreen {...page} isSoon={isSoon} isFirst={after === undefined} />)
  }),
  get('/content/:kind', 'content', async ({orm, params, query}) => {
    const {kind = ''} = params
    if (!isListed(kind)) return nothingHere
    if (kinds[kind].files === 'single') return seeOther(`/desk/content/${kind}/${kind}`)
    const filter = filtersOf(kind).find(one => one === query.filter)
    const {after} = query
    const request: ListRequest = {
      kind,
      after,
      search: firstCharacters(query.search ?? '', 100),
      order: query.order === 'name' ? 'name' : 'position',
      ...(filter && {filter}),
    }
    return screen(<RecordsScreen {...request} {...(await listRecords(orm, request))} />)
  }),
  get('/content/:kind/+choices', 'content', async ({orm, params, query, locale}) => {
    const {kind = ''} = params
    if (!isListed(kind)) return nothingHere
    const search = firstCharacters(query.search ?? '', 100)
    const rows = await findChoices(orm, kind, {locale, search})
    return json(rows.slice(0, 50))
  }),
]
