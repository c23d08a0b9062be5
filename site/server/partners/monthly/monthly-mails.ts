/**
 * Once a month, in its first days, each partner with a mail address gets the figures of the last
 * month: from one of the servers, by the mail server that brings enquiries to the agency.
 */
import {createHash} from 'node:crypto'
import {performSince} from '#server/platform/daily-task.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import type {Log} from '#server/platform/log.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import {AUTOMATIC, domainOf, openTransport} from '#server/platform/mail/transport.ts'
import {asNotDelivered} from '#server/platform/outbox/channel.ts'
import {recurring} from '#server/platform/recurring.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {PartnerRow} from '../registry/partner.ts'
import {listPartners} from '../registry/registry-store.ts'
import {type ReportSources, readPartnerReport} from '../report/partner-report.ts'
import {lastMonth, type Month} from './month.ts'
import {monthlyLetter} from './monthly-letter.ts'

export interface MonthlyMailOptions extends ReportSources {
  /** Without it nothing is sent. */
  mail: MailSettings | undefined
  log: Pick<Log, 'info' | 'warn'>
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
  /** Milliseconds between two looks, and two tries. */
  pause?: number
}

export interface MonthlyMails {
  /** Looks now; resolves when all that is due was sent or refused. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 1_800_000
/** After which day of a month nothing is tried any more. */
const LAST_DAY = 5

export function sendMonthlyMails(options: MonthlyMailOptions): MonthlyMails | undefined {
  const {database, mail, log, now = databaseTime, pause = PAUSE} = options
  if (!mail) return undefined
  const transport = openTransport(mail)
  const cut = new AbortController()

  async function sendDue() {
    const orm = await database.ready()
    const today = officeDay(await now(orm))
    if (Number(today.slice(8)) > LAST_DAY) return
    const month = lastMonth(today)
    for (const partner of await listPartners(orm)) {
      if (!cut.signal.aborted && isDue(partner, month)) await sendOne(orm, partner, month)
    }
  }

  async function sendOne(orm: Orm, partner: PartnerRow, month: Month) {
    const about = {partner: partner.id, month: month.name}
    try {
      await performSince(orm, `monthly mail of ${partner.id}`, month.next, async () => {
        await send(partner, month)
        log.info(about, 'monthly mail sent')
      })
    } catch (error) {
      if (isUnreachable(error)) throw error
      log.warn({...about, reason: asNotDelivered(error).message}, 'monthly mail failed, will retry')
    }
  }

  async function send(partner: PartnerRow, {name, from, to}: Month) {
    const report = await readPartnerReport({from, to, partner: partner.id}, options)
    await transport.sendMail({
      to: partner.mail ?? '',
      ...monthlyLetter(report, name),
      messageId: `<${idOf(partner.id, from)}@${domainOf(mail as MailSettings)}>`,
      headers: AUTOMATIC,
      signal: cut.signal,
    })
  }

  const looks = recurring(sendDue, {
    pause,
    onFailure: error => log.warn({err: error}, 'monthly mails failed, will retry'),
  })
  void looks.look()
  return {
    look: looks.lookAgain,
    async close() {
      // What is being sent is tried again by the next server.
      cut.abort()
      await looks.close()
      transport.close()
    },
  }
}

/** Who was registered later has no figures of that month. */
const isDue = ({mail, disabledAt, createdAt}: PartnerRow, {next}: Month) =>
  Boolean(mail) && !disabledAt && officeDay(createdAt) < next

/** The same for each try: a mailbox shows one that arrives twice once. */
const idOf = (partner: string, from: string) =>
  createHash('sha256').update(`${partner} ${from}`).digest('hex').slice(0, 32)
