/** `npm run leads -- tests`, `searches` and `stats`: lists and figures of what is stored. */

import type {ListedSearch} from '#server/alerts/list-searches.ts'
import {officeTime} from '#server/leads/export/columns.ts'
import type {TestLead} from '#server/leads/test-leads.ts'
import {asCsv, asTable as statisticsTable} from '#server/partners/usage/report.ts'
import {type Period, readPeriod} from '#server/platform/period.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {defineTask, textOf, UsageError} from '../task.ts'
import {ownerOf, readPerson} from './find.ts'
import {asTable} from './print.ts'

/** As JSON brings a row: its moments are texts. */
type Sent<Row> = {[Name in keyof Row]: Row[Name] extends Date ? string : Row[Name]}

const json = {type: 'boolean'} as const
const printJson = (rows: unknown[]) =>
  void process.stdout.write(`${JSON.stringify(rows, undefined, 2)}\n`)

export const testsTask = defineTask({
  name: 'tests',
  usage: '[--partner gulf-homes] [--json]',
  help: 'lists the test enquiries of the last 7 days, which are in no export and no statistics',
  options: {partner: {type: 'string'}, json},
  elsewhere: ['test enquiries are kept by', 'Ask there.'],
  read: ({partner, json}) => ({partner: textOf(partner), json}),
  /** The latest first. */
  async perform({partner}, {database}): Promise<Sent<TestLead>[]> {
    const {listTests} = await import('#server/leads/test-leads.ts')
    const tests = await listTests(await database.ready(), partner)
    return tests.map(test => ({...test, receivedAt: test.receivedAt.toISOString()}))
  },
  run: ({json}, {perform}) =>
    perform(tests => (json ? printJson(tests) : void process.stdout.write(testsAsTable(tests)))),
})

function testsAsTable(tests: Sent<TestLead>[]) {
  if (!tests.length) return 'No test enquiry came in the last 7 days.\n'
  const heads = ['id', 'received', 'form', 'partner', 'language', 'fields']
  const rows = tests.map(({id, receivedAt, form, partner, locale, payload}) => {
    const received = officeTime(new Date(receivedAt))?.office ?? ''
    return [id, received, form, partner || '-', locale ?? 'en', fieldsOf(payload)]
  })
  return asTable(heads, rows)
}

const fieldsOf = (payload: Record<string, unknown>) =>
  Object.entries(payload)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('; ')

export const searchesTask = defineTask({
  name: 'searches',
  usage: '[--person MAIL] [--json]',
  help: `counts the saved searches; with --json all that is stored of them, of one person with
--person`,
  options: {person: {type: 'string'}, json},
  elsewhere: ['saved searches are kept by', 'Ask there.'],
  read: ({person, json}) => ({
    owner: person === undefined ? undefined : readPerson(`${person}`),
    json,
  }),
  async perform({owner}, {database}): Promise<ListedSearch[]> {
    const {listSearches} = await import('#server/alerts/list-searches.ts')
    const searches = await listSearches(await database.ready())
    return searches.filter(search => !owner || owner.match(ownerOf(search)) === 'mail')
  },
  run: ({json}, {perform}) =>
    perform(all => (json ? printJson(all) : void process.stdout.write(searchesAsTable(all)))),
})

function searchesAsTable(searches: ListedSearch[]) {
  const states = ['confirmed', 'waiting', 'ended']
  const rows = states.map(state => [state, `${searches.filter(one => one.state === state).length}`])
  return asTable(['state', 'searches'], rows)
}

export const statsTask = defineTask({
  name: 'stats',
  usage: '[--from 2026-11-01] [--to 2026-11-30] [--partner gulf-homes] [--csv]',
  help: `writes views, opens and leads by day of the office and partner, of the last 30 days
unless --from or --to say otherwise; as CSV with --csv`,
  options: {
    from: {type: 'string'},
    to: {type: 'string'},
    partner: {type: 'string'},
    csv: {type: 'boolean'},
  },
  elsewhere: ['use is counted, and leads are kept, by', 'Ask there.'],
  read({from, to, partner}): Period {
    const period = readPeriod({from, to, partner}, officeDay())
    if ('problem' in period) throw new UsageError(`--${period.problem}`)
    return period
  },
  async perform(period, parts) {
    const {readStatistics} = await import('#server/partners/usage/statistics.ts')
    await parts.counted()
    return readStatistics(period, parts)
  },
  run: (period, {given: {csv}, perform}) =>
    perform(lines => {
      process.stdout.write(csv ? asCsv(lines) : statisticsTable(lines, period))
    }),
})
