/** Sends mails about viewings that are due, as kinds of the outbox. */

import type {Locale} from '#kit/i18n/locale.ts'
import {answerableAddress} from '#kit/typed/mail-address.ts'
import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import type {LeadHooks} from '#server/leads/hooks.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {asNotDelivered, type Entry, type Kind, NotDelivered} from '#server/platform/outbox/kind.ts'
import type {Outbox} from '#server/platform/outbox/outbox.ts'
import type {ViewingLetter, ViewingMailRequest} from '../../../app/core/render.tsx'
import type {ViewingRole} from '../private-link.ts'
import {aboutOf, type Due, dueMail, mailOf, visitorLocale} from './compose.ts'
import {invitationOf} from './invitation.ts'
import {type ViewingMail, viewingMailKinds} from './viewing-mail.ts'

/** Makes the mails of the site's own words. */
export interface LetterRenderer {
  viewingLetter(request: ViewingMailRequest): Promise<ViewingLetter>
}

export interface ViewingMailOptions {
  database: Pick<Database, 'ready'>
  mailer: Mailer | undefined
  outbox: Outbox
  settings: Pick<Settings, 'siteUrl' | 'delivery' | 'confirmations'>
  renderer: LetterRenderer
  siteContent: ReadSiteContent
  /** Finds the accounts of the agent. */
  recipientsOf: LeadHooks['recipientsOf']
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
}

const MAX_SUBJECT_LENGTH = 160

/** Registers the kinds; undefined without a mail server, where nothing is added to the outbox either. */
export function startViewingMails(options: ViewingMailOptions) {
  const {mailer, outbox, settings} = options
  const {mail} = settings.delivery
  if (!mailer || !mail) return undefined
  const sending = kindsOf({...options, mailer, mail}).map(outbox.deliver)
  return {close: async () => void (await Promise.all(sending.map(({stop}) => stop())))}
}

type Parts = ViewingMailOptions & {
  mailer: Mailer
  mail: NonNullable<Settings['delivery']['mail']>
}

function kindsOf(parts: Parts): Kind[] {
  const {database, settings, now = databaseTime} = parts
  return (Object.keys(viewingMailKinds) as ViewingMail[]).map(mail => ({
    name: viewingMailKinds[mail],
    what: 'viewing mail',
    channel: 'viewings',
    concurrency: 2,
    timeoutMs: 60_000,
    // A stranger may have typed the address.
    ...(mail !== 'agent' && {perHour: settings.confirmations.inAll}),
    async deliver({item, payload}: Entry, signal: AbortSignal) {
      const orm = await database.ready()
      const moment = await now(orm)
      const due = await dueMail(orm, {item, mail, sequence: Number(payload.sequence)}, moment)
      const readers = due ? await readersOf(orm, mail, due, parts) : []
      if (!due || !readers.length) return {isObsolete: true}
      for (const reader of readers) await send({orm, mail, due, reader, now: moment, signal}, parts)
      return undefined
    },
  }))
}

interface Reader {
  role: ViewingRole
  email: string
  locale: Locale
}

/** Mails nothing to an address that a robot may have typed. */
async function readersOf(
  orm: Orm,
  mail: ViewingMail,
  {viewing, lead}: Due,
  {recipientsOf, mail: {to, toAgents}}: Parts,
): Promise<Reader[]> {
  if (mail !== 'agent') {
    const email = lead.suspectedSpam ? undefined : answerableAddress(lead.email ?? '')
    if (!email) return []
    return [{role: 'visitor', email, locale: visitorLocale(viewing)}]
  }
  const accounts = toAgents ? await recipientsOf(orm, lead.id, viewing.agent) : []
  const readers = accounts.length ? accounts : to.map(one => ({mail: one, locale: 'en' as const}))
  return readers.map(({mail: email, locale}) => ({role: 'agent', email, locale}))
}

interface Sending {
  orm: Orm
  mail: ViewingMail
  due: Due
  reader: Reader
  now: Date
  signal: AbortSignal
}

async function send({orm, mail, due, reader, now, signal}: Sending, parts: Parts) {
  const {
    mailer,
    renderer,
    siteContent,
    settings,
    mail: {from},
  } = parts
  const {siteUrl} = settings
  const {viewing, lead} = due
  const {agency} = await siteContent()
  const {role, locale, email} = reader
  const about = aboutOf(mail, viewing, now)
  const mailed = await mailOf(orm, due, {to: role, about, locale})
  const letter = await renderer.viewingLetter({locale, agency, siteUrl, mail: mailed})
  const invitation = invitationOf({
    ...{viewing, siteUrl, agency: agency.name, organizer: from, stamp: now},
    ...{event: letter.event, attendee: email},
  })
  const replyTo = role === 'agent' ? answerableAddress(lead.email ?? '') : agency.mail
  const {subject, text, html} = letter
  try {
    await mailer.send({
      ...{to: email, text, html, signal},
      subject: oneLine(subject, MAX_SUBJECT_LENGTH),
      id: `${viewing.id}.${mail}.${viewing.sequence}.${email.replace('@', '.at.')}`,
      ...(replyTo && {replyTo}),
      ...((mail === 'visitor' || mail === 'agent') && {icalEvent: invitation}),
    })
  } catch (error) {
    throw refusalOf(error)
  }
}

/** A mailbox that does not exist is not tried again. */
function refusalOf(error: unknown) {
  const {message} = asNotDelivered(error)
  return new NotDelivered(message, {final: /^EENVELOPE 5[05]\d$/.test(message)})
}
