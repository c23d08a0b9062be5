/** Viewings of this server: the hours that are offered, and what is done with one that is taken. */

import {sql} from 'drizzle-orm'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {Leads} from '#server/leads/leads.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import {rowsOf} from '#server/platform/db/rows.ts'
import {Refusal} from '#server/platform/http-error.ts'
import type {Log} from '#server/platform/log.ts'
import {type Booked, type Booking, bookHour} from './book.ts'
import {type Change, changeViewing, NOT_OFFERED} from './change.ts'
import {type Held, type Holding, holdHour, releaseHour} from './hold.ts'
import type {ViewingHooks} from './hooks.ts'
import {type HoursOfDay, listHours} from './hours/list-hours.ts'
import type {HoursContent} from './hours/opening.ts'
import {announceViewing, viewingMailKinds} from './mail/viewing-mail.ts'
import {type ViewingRole, type ViewingRow, viewingOfToken} from './private-link.ts'
import {factsOf, findSubject, isOffered, type Subject} from './subject.ts'
import type {Transaction} from './take-hour.ts'

/** A home, a member of the team, or a viewing that moves, by the token of a private link. */
export type Named = Parameters<typeof findSubject>[1] & {viewing?: string | undefined}

export interface Offered {
  subject: Subject
  lengthMinutes: number
  /** The visitor gets mails about the viewing. */
  sendsMail: boolean
  days: HoursOfDay[]
  next?: string
}

export interface Viewings {
  /** The free hours from a day on; throws (404) where none are offered, as all that takes one does. */
  hours(named: Named, page: {from?: string | undefined; days: number}): Promise<Offered>
  hold(
    named: Named,
    holding: Omit<Holding, 'subject' | 'now'>,
    admit: (inside: Transaction) => Promise<void>,
  ): Promise<Held>
  release(token: string): Promise<void>
  book(booking: Omit<Booking, 'now'>): Promise<Booked>
  /** The viewing behind a private link. */
  find(token: unknown): Promise<{viewing: ViewingRow; role: ViewingRole} | undefined>
  /** For a private link, and for the desk, which is on the agent's side. */
  change(viewing: ViewingRow, change: Omit<Change, 'now'>): Promise<ViewingRow>
}

interface ViewingsOptions {
  hooks: ViewingHooks
  database: Pick<Database, 'ready'>
  siteContent: ReadSiteContent
  leads: Pick<Leads, 'acceptWithin'>
  /** Called when there is a mail to send; undefined: this server sends none. */
  onMail: ((...kinds: string[]) => void) | undefined
  log: Pick<Log, 'error'>
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
}

export function openViewings(options: ViewingsOptions): Viewings {
  const {database, siteContent, leads, onMail, log, hooks, now: readNow = databaseTime} = options
  const {note} = hooks
  const areSafe = rememberOnce(async () => {
    const safe = await haveConstraints(await database.ready())
    if (!safe) log.error(MISSING)
    return safe
  })

  /** Undefined where no hours are offered, or no longer. */
  async function hoursContent(): Promise<HoursContent | undefined> {
    const {viewingHours: rules, agency} = await siteContent()
    const isOffered = rules && rules.days_ahead > 0 && (await areSafe())
    return isOffered ? {weekly: agency.office.hours, rules} : undefined
  }

  async function open() {
    const content = await hoursContent()
    if (!content) throw new Refusal(404, NOT_OFFERED)
    const orm = await database.ready()
    return {orm, content, now: await readNow(orm)}
  }

  async function openFor(named: Named) {
    const opened = await open()
    const found = named.viewing
      ? await subjectOfViewing(opened.orm, named.viewing)
      : {subject: await findSubject(opened.orm, named), except: undefined}
    const {subject, except} = found
    if (!subject) throw new Refusal(404, NOT_OFFERED)
    return {...opened, subject, except}
  }

  const announceAt = (now: Date) => async (inside: Transaction, viewing: ViewingRow) => {
    if (onMail) await announceViewing(inside, viewing, now)
  }
  const wake = () => onMail?.(...Object.values(viewingMailKinds))

  return {
    async hours(named, page) {
      const {orm, content, now, subject, except} = await openFor(named)
      const listed = await listHours(orm, subject, content, {...page, now, except})
      const lengthMinutes = content.rules.length_minutes
      return {subject, lengthMinutes, sendsMail: onMail !== undefined, ...listed}
    },
    async hold(named, holding, admit) {
      const {orm, content, now, subject} = await openFor(named)
      return holdHour(orm, {...holding, subject, now}, content, admit)
    },
    release: async token => releaseHour(await database.ready(), token),
    async book(booking) {
      const {orm, content, now} = await open()
      const parts = {leads, content, announce: announceAt(now), note}
      const booked = await bookHour(orm, {...booking, now}, parts)
      wake()
      return booked
    },
    find: async token => viewingOfToken(await database.ready(), token),
    async change(viewing, change) {
      const content = await hoursContent()
      const orm = await database.ready()
      const now = await readNow(orm)
      const changed = await changeViewing(
        orm,
        viewing,
        {...change, now},
        {content, announce: announceAt(now), note},
      )
      wake()
      return changed
    },
  }
}

/** The hours of a viewing stay its agent's, whoever the home names by now. */
async function subjectOfViewing(orm: Orm, token: string) {
  const viewing = (await viewingOfToken(orm, token))?.viewing
  if (!viewing || !(await isOffered(orm, viewing))) return {subject: undefined}
  const {agent, property, place, isAlone} = viewing
  const {name: agentName} = (await factsOf(orm, viewing)).agent
  return {subject: {agent, agentName, property, place, isAlone}, except: viewing}
}

const MISSING =
  'The database has no constraints that keep an agent from being booked twice: no hours for viewings are offered. Install the extension btree_gist, then restart.'

/** Adds them where an operator has installed the extension since. */
async function haveConstraints(orm: Orm): Promise<boolean> {
  const [row] = await rowsOf<{safe: boolean}>(orm, sql`select add_viewing_constraints() as safe`)
  return row?.safe ?? false
}

/** Asked once, and again after a failure. */
function rememberOnce<Value>(ask: () => Promise<Value>) {
  let asked: Promise<Value> | undefined
  return () => {
    asked ??= ask().catch(error => {
      asked = undefined
      throw error
    })
    return asked
  }
}
