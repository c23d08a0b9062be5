/** Times of the lists of records, with each filter, order and search, on their first and a later page. */
import {
  countRecords,
  editedKinds,
  type ListRequest,
  listRecords,
} from '#desk/content/list/list-records.ts'
import {listPermits} from '#desk/content/list/permits.ts'
import {findChoices} from '#desk/content/record/read-record.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {summary} from '../search/loops.ts'

const ROUNDS = 20
const WARM_UP = 3

const lists: Record<string, Omit<ListRequest, 'kind'>> = {
  everything: {},
  'by name': {order: 'name'},
  published: {filter: 'published'},
  drafts: {filter: 'draft'},
  scheduled: {filter: 'scheduled'},
  withdrawn: {filter: 'withdrawn'},
  'from a feed': {filter: 'feed'},
  'permit ends soon': {filter: 'permit'},
  'search for a common word': {search: 'villa'},
  'search for a reference': {search: '4242'},
  'search for nothing there': {search: 'nothingthere', order: 'name'},
}

export async function measureContent(orm: Orm) {
  const table: Record<string, Record<string, string>> = {}
  for (const [name, list] of Object.entries(lists)) {
    const request: ListRequest = {kind: 'properties', ...list}
    const {next: after} = await listRecords(orm, request)
    table[name] = {
      'first page': await measure(() => listRecords(orm, request)),
      ...(after && {'later page': await measure(() => listRecords(orm, {...request, after}))}),
    }
  }
  table['kinds with their numbers'] = {'first page': await measure(() => countRecords(orm))}
  const {next} = await listPermits(orm)
  table.permits = {
    'first page': await measure(() => listPermits(orm)),
    'later page': await measure(() => listPermits(orm, next)),
  }
  table['a property to refer to'] = {
    'first page': await measure(() =>
      findChoices(orm, 'properties', {locale: 'en', search: 'villa'}),
    ),
  }
  table[`all ${editedKinds.length} kinds`] = {
    'first page': await measure(async () => {
      for (const kind of editedKinds) if (kind !== 'properties') await listRecords(orm, {kind})
    }),
  }
  return table
}

async function measure(work: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const started = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - started)
  }
  return summary(times, 0.95)
}
