/** Plans for viewings: conflicts of their hours, and the mails that changes send. */

import {type Conflict, conflictsOf} from '#desk/calendar/conflicts.ts'
import {hoursOf} from '#desk/calendar/read-calendar.ts'
import {takenIn} from '#desk/calendar/taken.ts'
import type {DeskVisit} from '#desk/http/desk-route.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {LeadRow} from '#server/leads/lead-store.ts'
import {visitorLocale, withoutLink} from '#server/viewings/mail/compose.ts'
import type {ViewingRow} from '#server/viewings/private-link.ts'
import {officeField, officeMoment} from '../office-moment.ts'
import {readViewings, type ShownViewing} from './read-viewings.ts'

/** The words of a mail to the visitor, in the visitor's language. */
export interface VisitorMail {
  locale: Locale
  subject: string
  lead: string
}

const changes = ['moved', 'declined', 'cancelled'] as const

export interface PlannedViewing extends ShownViewing {
  /** It can still be changed: it is to come, and was not cancelled. */
  isOpen: boolean
  conflicts: Conflict[]
  /** The hour in the form to move it, as a field has it. */
  wanted: string
  /** Another hour than the present was proposed, or typed. */
  isMoving: boolean
  /** Conflicts of that hour. */
  wantedConflicts: Conflict[]
  /** Undefined where the visitor gets no mail. */
  mails: Record<(typeof changes)[number], VisitorMail> | undefined
}

const isOpen = ({state, startsAt}: ViewingRow, now = new Date()) =>
  state === 'declined' || (state === 'booked' && startsAt > now)

/** `typed`: the hour that could not be taken. The calendar proposes one in the address. */
export async function planViewings(
  visit: DeskVisit,
  enquiry: LeadRow,
  typed?: {id: string; starts: string},
): Promise<PlannedViewing[]> {
  const {viewing: id = '', starts = ''} = visit.query
  const wanted = typed ?? {id, starts}
  const shown = await readViewings(visit.orm, enquiry.id)
  const plans = shown.map(one => {
    const proposed = one.viewing.id === wanted.id ? wanted.starts : undefined
    return planViewing(visit, one, {enquiry, proposed})
  })
  return Promise.all(plans)
}

async function planViewing(
  visit: DeskVisit,
  shown: ShownViewing,
  {enquiry, proposed}: {enquiry: LeadRow; proposed: string | undefined},
): Promise<PlannedViewing> {
  const {viewing} = shown
  const open = isOpen(viewing)
  const wanted = open && proposed ? proposed : officeField(viewing.startsAt)
  const [day = '', clock] = wanted.split('T')
  const startsAt = officeMoment(day, clock) ?? viewing.startsAt
  const lengthMs = viewing.endsAt.getTime() - viewing.startsAt.getTime()
  const then = {...viewing, startsAt, endsAt: new Date(startsAt.getTime() + lengthMs)}
  const isOther = startsAt.getTime() !== viewing.startsAt.getTime()
  return {
    ...shown,
    isOpen: open,
    conflicts: open && viewing.state === 'booked' ? await conflictsAt(visit, viewing) : [],
    wanted,
    isMoving: open && proposed !== undefined && proposed !== '',
    wantedConflicts: isOther ? await conflictsAt(visit, then) : [],
    mails: open ? await mailsOf(visit, enquiry, {now: viewing, then}) : undefined,
  }
}

async function conflictsAt({orm, parts}: DeskVisit, viewing: ViewingRow) {
  const {agent, startsAt: from, endsAt: to} = viewing
  const taken = await takenIn(orm, {agent, from, to})
  return conflictsOf(viewing, taken, await hoursOf(parts))
}

async function mailsOf(
  {orm, parts, agency}: DeskVisit,
  lead: LeadRow,
  {now, then}: {now: ViewingRow; then: ViewingRow},
) {
  const {mailer, renderer, settings} = parts
  if (!mailer || lead.suspectedSpam || !answerableAddress(lead.email ?? '')) return undefined
  const locale = visitorLocale(now)
  const mails = changes.map(async about => {
    const viewing = about === 'moved' ? then : now
    const mail = await withoutLink(orm, {viewing, lead}, {to: 'visitor', about, locale})
    const {siteUrl} = settings
    const {subject, text} = await renderer.viewingLetter({locale, agency, siteUrl, mail})
    const [, words = ''] = text.split('\n\n')
    return [about, {locale, subject, lead: words}] as const
  })
  return Object.fromEntries(await Promise.all(mails)) as PlannedViewing['mails']
}
