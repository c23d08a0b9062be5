/** Composes a mail about a viewing when it is sent: it says how things are then. */
import {eq} from 'drizzle-orm'
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {localise} from '#server/content/records/localise.ts'
import {PROPERTY_PAGES} from '#server/leads/subject.ts'
import {leads} from '#server/leads/tables.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {VIEWINGS} from '#trade/viewing/paths.ts'
import type {ViewingMailRequest} from '../../../app/core/render.tsx'
import {newLink, type ViewingRole, type ViewingRow} from '../private-link.ts'
import {factsOf} from '../subject.ts'
import {viewings} from '../tables.ts'
import type {ViewingMail} from './viewing-mail.ts'

export type Mailed = ViewingMailRequest['mail']

export interface Due {
  viewing: ViewingRow
  lead: typeof leads.$inferSelect
}

/** Undefined where there is nothing to say any more. */
export async function dueMail(
  orm: Orm,
  {item, mail, sequence}: {item: string; mail: ViewingMail; sequence: number},
  now: Date,
): Promise<Due | undefined> {
  const [due] = await orm
    .select({viewing: viewings, lead: leads})
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.lead))
    .where(eq(viewings.id, item))
  // A later change has mails of its own.
  if (!due || due.viewing.sequence !== sequence) return undefined
  const {state, startsAt, endsAt} = due.viewing
  if (mail === 'visitor' || mail === 'agent') return due
  const isTooLate = mail === 'after' ? daysBetween(endsAt, now) > LATEST_DAYS : now >= startsAt
  return state === 'booked' && !isTooLate ? due : undefined
}

/** A question that comes later is about something forgotten. */
const LATEST_DAYS = 3

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000

/** Why the mail is sent, for its words. */
export function aboutOf(mail: ViewingMail, {state, sequence, startsAt}: ViewingRow, now: Date) {
  if (mail === 'after') return 'after'
  if (mail === 'dayBefore' || mail === 'hoursBefore')
    return officeDay(now) === officeDay(startsAt) ? 'today' : 'tomorrow'
  if (state === 'cancelled' || state === 'declined') return state
  return sequence > 0 ? 'moved' : 'booked'
}

type Visitor = Pick<Due['lead'], 'name' | 'phone' | 'phoneE164' | 'email' | 'message'>

interface Wanted {
  to: ViewingRole
  about: Mailed['about']
  locale: Locale
}

/** A request for the words of the mail, with a new private link. */
export const mailOf = async (orm: Orm, due: Due, wanted: Wanted): Promise<Mailed> =>
  withoutLink(orm, due, {
    ...wanted,
    page: VIEWINGS + (await newLink(orm, due.viewing.id, wanted.to)),
  })

/** The same for words that are shown and not sent. */
export async function withoutLink(
  orm: Pick<Orm, 'select'>,
  {viewing, lead}: {viewing: ViewingRow; lead: Visitor},
  {to, about, locale, page = VIEWINGS}: Wanted & {page?: string},
): Promise<Mailed> {
  const {agent, home} = await factsOf(orm, viewing)
  const [homes, projects] = PROPERTY_PAGES
  return {
    to,
    about,
    starts: viewing.startsAt.toISOString(),
    mode: viewing.mode ?? 'person',
    agent,
    home: home && addressed(home, locale),
    subject: home
      ? `${home.isProject ? projects : homes}${home.slug}`
      : `/team/detail/${viewing.agent}`,
    page,
    visitor: {
      name: lead.name ?? '',
      phone: lead.phoneE164 ?? lead.phone ?? '',
      email: lead.email ?? '',
      message: lead.message ?? undefined,
    },
  }
}

type Home = NonNullable<Awaited<ReturnType<typeof factsOf>>['home']>

function addressed({name, address}: Home, locale: Locale) {
  const words = localise({name, address}, locale)
  return {name: `${words.name}`, address: words.address ? `${words.address}` : undefined}
}

export const visitorLocale = ({locale}: ViewingRow) => chooseLocale(locale)
