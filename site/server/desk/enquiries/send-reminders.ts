/**
 * A mail when the time has come that somebody wanted to be reminded at: from one of the servers, to
 * whom the enquiry is assigned, else to whoever asked for it. The list shows it besides.
 */
import {and, between, isNull, like, lt, sql} from 'drizzle-orm'
import {formTitle} from '#server/leads/delivery/letter.ts'
import {leads} from '#server/leads/tables.ts'
import {performSince} from '#server/platform/daily-task.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {isUnreachable} from '#server/platform/db/errors.ts'
import {dailyTasks} from '#server/platform/db/tables.ts'
import type {Log} from '#server/platform/log.ts'
import type {MailSettings} from '#server/platform/mail/settings.ts'
import {AUTOMATIC, openTransport} from '#server/platform/mail/transport.ts'
import {asNotDelivered} from '#server/platform/outbox/channel.ts'
import {recurring} from '#server/platform/recurring.ts'
import {agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {accounts, leadEvents} from '../tables.ts'
import {type ReminderWords, reminderWords} from './reminder-words.ts'

export interface ReminderOptions {
  database: Pick<Database, 'ready'>
  /** Without it nothing is sent. */
  mail: MailSettings | undefined
  siteUrl: string
  log: Pick<Log, 'info' | 'warn'>
  /** Milliseconds between two looks. */
  pause?: number
}

export interface Reminders {
  /** Looks now; resolves when what is due was sent or refused. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 60_000
/** Days: later nobody needs the mail, and what was sent may be forgotten some days after. */
const LATEST = 2
const FORGOTTEN = 7
const TASK = 'reminder of '
const MOST = 50
const DAY = 86_400_000

export function sendReminders(options: ReminderOptions): Reminders | undefined {
  const {database, mail, siteUrl, log, pause = PAUSE} = options
  if (!mail) return undefined
  const transport = openTransport(mail)
  const cut = new AbortController()

  async function sendDue() {
    const orm = await database.ready()
    for (const due of await readDue(orm)) if (!cut.signal.aborted) await sendOne(orm, due)
    const old = officeDay(new Date(Date.now() - FORGOTTEN * DAY))
    await orm
      .delete(dailyTasks)
      .where(and(like(dailyTasks.task, `${TASK}%`), lt(dailyTasks.day, old)))
  }

  async function sendOne(orm: Orm, due: Due) {
    const task = `${TASK}${due.lead} at ${due.at.toISOString()}`
    try {
      await performSince(orm, task, officeDay(due.at), async () => {
        await transport.sendMail({
          ...{to: due.mail, headers: AUTOMATIC, signal: cut.signal},
          ...letterOf(due, siteUrl),
        })
        log.info({lead: due.lead}, 'reminder sent')
      })
    } catch (error) {
      if (isUnreachable(error)) throw error
      const {message: reason} = asNotDelivered(error)
      log.warn({lead: due.lead, reason}, 'reminder failed, will retry')
    }
  }

  const looks = recurring(sendDue, {
    pause,
    onFailure: error => log.warn({err: error}, 'reminders failed, will retry'),
  })
  void looks.look()
  return {
    look: looks.lookAgain,
    async close() {
      cut.abort()
      await looks.close()
      transport.close()
    },
  }
}

interface Due {
  lead: string
  form: string
  at: Date
  mail: string
  locale: string
}

/** Those of the last days, of accounts that may still sign in. */
async function readDue(orm: Orm): Promise<Due[]> {
  const asked = sql`(select ${leadEvents.account} from ${leadEvents} where ${leadEvents.lead} = ${leads.id} and ${leadEvents.what} = 'reminder' order by ${leadEvents.id} desc limit 1)`
  const rows = await orm
    .select({
      ...{lead: leads.id, form: leads.form, at: leads.remindAt},
      ...{mail: accounts.mail, locale: accounts.locale},
    })
    .from(leads)
    .innerJoin(accounts, sql`${accounts.id} = coalesce(${leads.assignee}, ${asked})`)
    .where(
      and(
        between(leads.remindAt, sql`now() - make_interval(days => ${LATEST})`, sql`now()`),
        isNull(accounts.disabledAt),
      ),
    )
    .orderBy(leads.remindAt)
    .limit(MOST)
  return rows.flatMap(({at, ...row}) => (at ? [{...row, at}] : []))
}

/** Nothing of the person who enquired: mailboxes are read by others, too. */
function letterOf({lead, form, locale}: Due, siteUrl: string) {
  const words: ReminderWords =
    reminderWords[locale as keyof typeof reminderWords] ?? reminderWords.en
  const address = `${siteUrl}/desk/enquiries/${lead}`
  return {
    subject: `${words.subject}: ${formTitle(form)}`,
    text: `${words.text}\n\n${address}\n\n${agency.name}\n`,
  }
}
