/** Sends mails about saved searches that are due, as kinds of the outbox. */
import {and, eq, inArray, sql} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {outbox} from '#server/platform/db/tables.ts'
import type {Settings} from '#server/platform/env.ts'
import {asNotDelivered, type Kind} from '#server/platform/outbox/kind.ts'
import type {ReadToday} from '../due.ts'
import {sharedChanges} from '../homes/changed-homes.ts'
import type {ShortlistMail} from '../shortlist/send-shortlist.ts'
import {savedSearches} from '../tables.ts'
import {type Composed, toConfirm, withHomes} from './compose.ts'
import {
  AT_ONCE,
  CONFIRMATION,
  fixHomes,
  HOMES,
  type HomesMail,
  type HomesMailKind,
  SHORTLIST,
} from './search-mail.ts'
import {type LetterParts, letterSender} from './send-letter.ts'
import {shortlistMail} from './shortlist-mail.ts'

interface SendingParts extends LetterParts {
  database: Pick<Database, 'ready'>
  readToday: ReadToday
  settings: LetterParts['settings'] & Pick<Settings, 'confirmations'>
}

const shared = {
  what: 'saved search mail',
  channel: 'saved-searches',
  concurrency: 2,
  timeoutMs: 60_000,
}

/** The kinds of mails about saved searches. */
export function searchMails(parts: SendingParts): Kind[] {
  const {database, readToday, settings} = parts
  const {confirmations} = settings
  const send = letterSender(parts)
  const readChanges = sharedChanges()
  const homesMail = (name: HomesMailKind): Kind => ({
    ...shared,
    name,
    async deliver(entry, signal) {
      const orm = await database.ready()
      const today = await readToday(orm)
      const mail = await fixHomes(orm, name, entry, today)
      const composed = await withHomes(orm, name, mail, today, readChanges)
      if (!composed) return {isObsolete: true}
      await send(composed, mail.id, signal)
      return {note: inside => noteMailed(inside, composed, mail)}
    },
  })

  return [
    {
      ...shared,
      name: CONFIRMATION,
      // Anybody can ask for a confirmation to be sent to a stranger.
      perHour: confirmations.inAll,
      async deliver({item, payload}, signal) {
        const composed = await toConfirm(await database.ready(), item)
        if (!composed) return {isObsolete: true}
        await send(composed, payload.id, signal)
        return undefined
      },
    },
    homesMail(HOMES),
    homesMail(AT_ONCE),
    {
      ...shared,
      name: SHORTLIST,
      channel: 'shortlists',
      // Anybody can have a list sent to a stranger.
      perHour: confirmations.inAll,
      async deliver({item, payload}, signal) {
        const mail = payload as unknown as ShortlistMail
        const composed = await shortlistMail(await database.ready(), mail)
        if (!composed) return {isObsolete: true}
        try {
          await send(composed, mail.id, signal)
        } catch (error) {
          // The entry goes with the address of a mailbox that does not exist.
          if (asNotDelivered(error).final) return {isObsolete: true}
          throw error
        }
        return {note: inside => forgetAddress(inside, item)}
      },
    },
  ]
}

/** The person knows of these changes now. */
async function noteMailed(
  inside: Pick<Orm, 'update'>,
  {searches, followed, mailed}: Composed,
  {upto, events, day}: HomesMail,
) {
  const seen = (last: number) => ({seen: sql`greatest(${savedSearches.seen}, ${last}::bigint)`})
  await inside.update(savedSearches).set(seen(upto)).where(inArray(savedSearches.id, searches))
  await inside.update(savedSearches).set(seen(events)).where(inArray(savedSearches.id, followed))
  await inside.update(savedSearches).set({mailedOn: day}).where(inArray(savedSearches.id, mailed))
}

const forgetAddress = (inside: Pick<Orm, 'update'>, item: string) =>
  inside
    .update(outbox)
    .set({payload: sql`jsonb_build_object('body', ${outbox.payload}->'body')`})
    .where(and(eq(outbox.kind, SHORTLIST), eq(outbox.item, item)))
