/** What the agency does with the registry of partners, in the server or in a command. */

import {storedByDay} from '#server/leads/leads-by-day.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import type {Log} from '#server/platform/log.ts'
import {isObject} from '#server/platform/parse-json.ts'
import {readPeriod} from '#server/platform/period.ts'
import {hashOfToken, newToken} from '#server/platform/token.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {
  type PartnerReport,
  type ReportSources,
  readPartnerReport,
} from '../report/partner-report.ts'
import {unknownNames} from './claims.ts'
import type {OffList} from './off-list.ts'
import {type PartnerRow, readFacts, readName} from './partner.ts'
import {linkOf} from './private-link.ts'
import {
  addPartner,
  changePartner,
  findPartner,
  hasPartners,
  listPartners,
  setDisabled,
} from './registry-store.ts'

/** A partner as it is shown. */
export interface ListedPartner {
  name: string
  origins: string[]
  dailyLimit: number | null
  mail: string | null
  disabledAt: string | null
  hasLink: boolean
  createdAt: string
}

export interface ListedPartners {
  partners: (ListedPartner & {enquiriesToday: number})[]
  unknown: {name: string; count: number; lastSeen: string}[]
}

export type PartnerResult =
  /** It was not done, and why. */
  | {problem: string}
  | {list: ListedPartners}
  | {partner: ListedPartner; isFirst?: boolean}
  | {link: string}
  | {report: PartnerReport}

export interface PartnerDesk extends ReportSources {
  /** Of a server that runs. */
  offList?: Pick<OffList, 'forget'>
  siteUrl: string
  log: Pick<Log, 'info'>
}

/** `{task, name, facts, period}`, of which nothing has been looked at. */
export async function performPartnerTask(
  order: unknown,
  desk: PartnerDesk,
): Promise<PartnerResult> {
  const {task, name: given, facts, period} = isObject(order) ? order : {}
  const orm = await desk.database.ready()
  if (task === 'list') return {list: await listAll(orm)}
  const read = readName(given)
  if ('problem' in read) return read
  const {name} = read
  const result = await ofOne(orm, desk, {task, name, facts, period})
  if (!('problem' in result) && task !== 'report') {
    if (task === 'disable' || task === 'enable') desk.offList?.forget()
    desk.log.info({partner: name, task}, 'registry of partners changed')
  }
  return result
}

interface Order {
  task: unknown
  name: string
  facts: unknown
  period: unknown
}

async function ofOne(orm: Orm, desk: PartnerDesk, order: Order): Promise<PartnerResult> {
  const {task, name} = order
  switch (task) {
    case 'add':
      return add(orm, name, order.facts)
    case 'change': {
      const read = readFacts(order.facts)
      return 'problem' in read ? read : shown(name, await changePartner(orm, name, read.facts))
    }
    case 'disable':
    case 'enable':
      return shown(name, await setDisabled(orm, name, task === 'disable'))
    case 'link': {
      const token = newToken()
      const changed = await changePartner(orm, name, {linkHash: hashOfToken(token)})
      return changed ? {link: linkOf(desk.siteUrl, token)} : nobody(name)
    }
    case 'revoke':
      return shown(name, await changePartner(orm, name, {linkHash: null}))
    case 'report': {
      if (!(await findPartner(orm, name))) return nobody(name)
      const period = readPeriod({...(isObject(order.period) ? order.period : {}), partner: name})
      if ('problem' in period) return {problem: `--${period.problem}`}
      return {report: await readPartnerReport({...period, partner: name}, desk)}
    }
    default:
      return {problem: 'There is no such task.'}
  }
}

async function add(orm: Orm, name: string, given: unknown): Promise<PartnerResult> {
  const read = readFacts(given)
  if ('problem' in read) return read
  const isFirst = !(await hasPartners(orm))
  if (!(await addPartner(orm, name, read.facts))) {
    return {problem: `${name} is registered already. Change it: npm run partners -- change ${name}`}
  }
  const added = await findPartner(orm, name)
  return added ? {partner: listed(added), isFirst} : nobody(name)
}

async function listAll(orm: Orm): Promise<ListedPartners> {
  const day = officeDay()
  const today = new Map(
    (await storedByDay(orm, {from: day, to: day}, [])).map(line => [line.partner, line.leads]),
  )
  return {
    partners: (await listPartners(orm)).map(row => ({
      ...listed(row),
      enquiriesToday: today.get(row.id) ?? 0,
    })),
    unknown: (await unknownNames(orm)).map(({partner, count, lastSeen}) => ({
      ...{name: partner, count, lastSeen: lastSeen.toISOString()},
    })),
  }
}

const shown = (name: string, row: PartnerRow | undefined): PartnerResult =>
  row ? {partner: listed(row)} : nobody(name)

const nobody = (name: string) => ({
  problem: `${name} is not registered. Add it: npm run partners -- add ${name}`,
})

const listed = (row: PartnerRow): ListedPartner => ({
  name: row.id,
  ...{origins: row.origins, dailyLimit: row.dailyLimit, mail: row.mail},
  disabledAt: row.disabledAt?.toISOString() ?? null,
  hasLink: row.linkHash !== null,
  createdAt: row.createdAt.toISOString(),
})
