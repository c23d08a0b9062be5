/**
 * A mail when the time has come that somebody wanted to be reminded at: from one of the servers, to
 * whom the enquiry is assigned, else to whoever asked for it. The list shows it besides.
 */
import {and, between, eq, isNull, sql} from 'drizzle-orm'
import {mailTexts} from '#desk/mail-texts.ts'
import {accounts, leadEvents} from '#desk/tables.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {formTitle} from '#server/leads/delivery/letter.ts'
import {leads} from '#server/leads/tables.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {outbox as entries} from '#server/platform/db/tables.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import {deleteDone, enqueue, isOther} from '#server/platform/outbox/entries.ts'
import type {Kind} from '#server/platform/outbox/kind.ts'
import type {Outbox} from '#server/platform/outbox/outbox.ts'
import {recurring} from '#server/platform/recurring.ts'

export interface ReminderOptions {
  database: Pick<Database, 'ready'>
  outbox: Outbox
  siteContent: ReadSiteContent
  /** Without it nothing is sent. */
  mailer: Mailer | undefined
  siteUrl: string
  log: Pick<Log, 'warn'>
  /** Milliseconds between two looks. */
  pause?: number
}

export interface Reminders {
  /** Looks now; resolves when what is due is in the outbox. */
  look(): Promise<void>
  close(): Promise<void>
}

const KIND = 'reminder'
const PAUSE = 60_000
/** Later nobody needs the mail. */
const LATEST_DAYS = 2
/** Longer than that, so that none is sent twice. */
const FORGET_AFTER_DAYS = 7
const MAX_DUE = 50

/** Looks for reminders that are due, and sends them. Undefined without a mail server. */
export function sendReminders(options: ReminderOptions): Reminders | undefined {
  const {database, outbox, mailer, log, pause = PAUSE} = options
  if (!mailer) return undefined
  const sending = outbox.deliver(reminder(mailer, options))

  async function addDue() {
    const orm = await database.ready()
    const due = (await readDue(orm)).map(({lead, at}) => ({
      item: lead,
      kind: KIND,
      payload: {at: at.toISOString()},
    }))
    // One for a time that was changed since starts over.
    if (await enqueue(orm, due, isOther('at'))) outbox.wake(KIND)
    await deleteDone(orm, [KIND], FORGET_AFTER_DAYS)
  }

  const looks = recurring(addDue, {
    pause,
    onFailure: error => log.warn({err: error}, 'reminders failed, will retry'),
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

const reminder = (mailer: Mailer, {database, siteContent, siteUrl}: ReminderOptions): Kind => ({
  name: KIND,
  what: 'reminder',
  concurrency: 1,
  timeoutMs: 60_000,
  async deliver({item, payload}, signal) {
    const [due] = await readDue(await database.ready(), item)
    if (!due || due.at.toISOString() !== payload.at) return {isObsolete: true}
    const {agency} = await siteContent()
    const id = `${item}.${due.at.getTime()}`
    await mailer.send({to: due.mail, ...letterOf(due, siteUrl, agency.name), id, signal})
    return undefined
  },
})

interface Due {
  lead: string
  form: string
  at: Date
  mail: string
  locale: string
}

/** No entry has this time: reminders that were sent must not take the places of others. */
const isNew = sql`not exists (select from ${entries} where ${entries.item} = ${leads.id}
  and ${entries.kind} = ${KIND} and (${entries.payload}->>'at')::timestamptz = ${leads.remindAt})`

/** Those of the last days, of accounts that may still sign in. */
async function readDue(orm: Orm, lead?: string): Promise<Due[]> {
  const asked = sql`(select ${leadEvents.account} from ${leadEvents} where ${leadEvents.lead} = ${leads.id} and ${leadEvents.what} = 'reminder' order by ${leadEvents.id} desc limit 1)`
  const rows = await orm
    .select({
      lead: leads.id,
      form: leads.form,
      at: leads.remindAt,
      mail: accounts.mail,
      locale: accounts.locale,
    })
    .from(leads)
    .innerJoin(accounts, sql`${accounts.id} = coalesce(${leads.assignee}, ${asked})`)
    .where(
      and(
        between(leads.remindAt, sql`now() - make_interval(days => ${LATEST_DAYS})`, sql`now()`),
        lead === undefined ? isNew : eq(leads.id, lead),
        isNull(accounts.disabledAt),
      ),
    )
    .orderBy(leads.remindAt)
    .limit(MAX_DUE)
  return rows.flatMap(({at, ...row}) => (at ? [{...row, at}] : []))
}

/** Nothing of the person who enquired: mailboxes are read by others, too. */
function letterOf({lead, form, locale}: Due, siteUrl: string, agency: string) {
  const say = mailTexts(locale)
  const text = say(/*i18n*/ 'You asked to be reminded of this enquiry now:')
  return {
    subject: `${say(/*i18n*/ 'Reminder of an enquiry')}: ${formTitle(form)}`,
    text: `${text}\n\n${siteUrl}/desk/enquiries/${lead}\n\n${agency}\n`,
  }
}
