/** What a task of the registry led to, for a terminal. */
import {officeTime} from '#server/leads/export/columns.ts'
import type {ListedPartner, ListedPartners, PartnerResult} from '#server/partners/registry/tasks.ts'
import type {PartnerReport} from '#server/partners/report/partner-report.ts'
import {asCsv, asTable as statisticsTable} from '#server/partners/usage/report.ts'
import {asTable} from '../leads/table.ts'
import type {PartnerOrder} from './read-order.ts'

type Done = Exclude<PartnerResult, {problem: string}>

export function printResult(result: Done, {task, name, json, csv}: PartnerOrder) {
  const print = (text: string) => void process.stdout.write(text)
  if ('list' in result) {
    print(json ? `${JSON.stringify(result.list, undefined, 2)}\n` : listText(result.list))
  } else if ('link' in result) {
    print(`${result.link}\n`)
    process.stderr.write(
      `Whoever has this address sees ${name}'s figures. It is shown once; another one replaces it.\n`,
    )
  } else if ('report' in result) print(csv ? asCsv(result.report.days) : reportText(result.report))
  else print(`${DONE[task]}: ${oneLine(result.partner)}\n${result.isFirst ? FIRST : ''}`)
}

const DONE: Record<string, string> = {
  add: 'Registered',
  change: 'Changed',
  disable: 'Disabled',
  enable: 'Enabled',
  revoke: 'Private link ended',
}

const FIRST =
  'From now on unknown names are counted together, as (unknown): register your other partners, too.\n'

function oneLine({name, origins, dailyLimit, mail, disabledAt}: ListedPartner) {
  const from = origins.length ? `from ${origins.join(', ')}` : 'from any origin'
  const most = dailyLimit === null ? 'no limit' : `at most ${dailyLimit} enquiries a day`
  return [name, from, most, mail, disabledAt && 'disabled'].filter(Boolean).join('; ')
}

function listText({partners, unknown}: ListedPartners) {
  if (!partners.length) return 'No partner is registered: every name counts.\n'
  const heads = ['partner', 'today', 'limit', 'state', 'link', 'mail', 'origins']
  const rows = partners.map(one => [
    ...[one.name, String(one.enquiriesToday), String(one.dailyLimit ?? '-')],
    one.disabledAt ? `disabled ${clock(one.disabledAt)}` : 'enabled',
    ...[one.hasLink ? 'yes' : 'no', one.mail ?? '-', one.origins.join(' ') || 'any'],
  ])
  const table = asTable(heads, rows)
  if (!unknown.length) return table
  const names = unknown.map(one => [one.name, String(one.count), clock(one.lastSeen)])
  return `${table}\n${asTable(['unknown name', 'times', 'last seen'], names)}`
}

function reportText(report: PartnerReport) {
  const {period, days, notAttributed, refusedOrigins, lastSeen, versions} = report
  const refused = refusedOrigins.map(one => [one.origin, String(one.count), clock(one.lastSeen)])
  return [
    statisticsTable(days, period),
    `last seen: ${lastSeen ?? 'never'}\n`,
    ...versions.map(one => `script ${one.version}, last seen: ${one.lastSeen}\n`),
    ...notAttributed.map(one => `not attributed (${one.reason}): ${one.count}\n`),
    refused.length ? `\n${asTable(['refused origin', 'times', 'last seen'], refused)}` : '',
  ].join('')
}

const clock = (moment: string) => officeTime(new Date(moment))?.office ?? ''
