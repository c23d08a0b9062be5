/**
 * Once a month, in its first days, each partner with a mail address gets the figures of the last
 * month: by the outbox, from one of the servers.
 */

import {createHash} from 'node:crypto'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import {deleteDone, enqueue} from '#server/platform/outbox/entries.ts'
import {asNotDelivered, type Kind} from '#server/platform/outbox/kind.ts'
import type {Outbox} from '#server/platform/outbox/outbox.ts'
import {recurring} from '#server/platform/recurring.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {PartnerRow} from '../registry/partner.ts'
import {findPartner, listPartners} from '../registry/registry-store.ts'
import {type ReportSources, readPartnerReport} from '../report/partner-report.ts'
import {lastMonth, type Month} from './month.ts'
import {monthlyLetter} from './monthly-letter.ts'

export interface MonthlyMailOptions extends ReportSources {
  siteContent: ReadSiteContent
  outbox: Outbox
  /** Without it nothing is sent. */
  mailer: Mailer | undefined
  log: Pick<Log, 'info' | 'warn'>
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
  /** Milliseconds between two looks. */
  pause?: number
}

export interface MonthlyMails {
  /** Looks now; resolves when all that is due is in the outbox. */
  look(): Promise<void>
  close(): Promise<void>
}

const KIND = 'partner-month'
const PAUSE = 1_800_000
/** After which day of a month no mail is added any more. */
const LAST_DAY = 5
/** Days for which the outbox remembers a mail. */
const FORGET_AFTER_DAYS = 30

/** Looks for mails that are due, and sends them. Undefined without a mail server. */
export function sendMonthlyMails(options: MonthlyMailOptions): MonthlyMails | undefined {
  const {database, outbox, mailer, log, now = databaseTime, pause = PAUSE} = options
  if (!mailer) return undefined
  const sending = outbox.deliver(monthlyMail(mailer, options))

  async function addDue() {
    const orm = await database.ready()
    const today = officeDay(await now(orm))
    if (Number(today.slice(8)) > LAST_DAY) return
    const month = lastMonth(today)
    const due = (await listPartners(orm)).filter(partner => isDue(partner, month))
    const entries = due.map(({id: partner}) => ({
      item: idOf(partner, month.from),
      kind: KIND,
      payload: {partner, day: month.next},
    }))
    if (await enqueue(orm, entries)) outbox.wake(KIND)
    await deleteDone(orm, [KIND], FORGET_AFTER_DAYS)
  }

  const looks = recurring(addDue, {
    pause,
    onFailure: error => log.warn({err: error}, 'monthly mails failed, will retry'),
  })
  void looks.look()
  return {
    look: looks.lookAgain,
    async close() {
      await looks.close()
      await sending.stop()
    },
  }
}

const monthlyMail = (mailer: Mailer, {log, ...sources}: MonthlyMailOptions): Kind => ({
  name: KIND,
  what: 'monthly mail',
  concurrency: 1,
  timeoutMs: 60_000,
  async deliver({payload}, signal) {
    const month = lastMonth(String(payload.day))
    const orm = await sources.database.ready()
    const partner = await findPartner(orm, String(payload.partner))
    if (!partner?.mail || !isDue(partner, month)) return {isObsolete: true}
    const {name, from, to} = month
    const report = await readPartnerReport({from, to, partner: partner.id}, sources)
    const {agency} = await sources.siteContent()
    const letter = monthlyLetter(report, name, agency.name)
    const id = idOf(partner.id, from)
    const about = {partner: partner.id, month: name}
    try {
      await mailer.send({to: partner.mail, ...letter, id, signal})
    } catch (error) {
      const {message: reason} = asNotDelivered(error)
      log.warn({...about, reason}, 'monthly mail failed, will retry')
      throw error
    }
    log.info(about, 'monthly mail sent')
    return undefined
  },
})

/** A partner who registered later has no figures of that month. */
const isDue = ({mail, disabledAt, createdAt}: PartnerRow, {next}: Month) =>
  Boolean(mail) && !disabledAt && officeDay(createdAt) < next

/** The same for each try: a mailbox shows one that arrives twice once. */
export const idOf = (partner: string, from: string) =>
  createHash('sha256').update(`${partner} ${from}`).digest('hex').slice(0, 32)
