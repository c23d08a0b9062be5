/**
 * What each server does for saved searches by itself: notes what became of homes, finds whom to write
 * to, and sends the mails. See docs/decisions/045-saved-searches.md.
 */

import type {ReadSiteContent} from '#server/content/site-content.ts'
import {selectContentVersion} from '#server/content/stored-version.ts'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Log} from '#server/platform/log.ts'
import {type Pauses, startWorker} from '#server/platform/outbox/worker.ts'
import {recurring} from '#server/platform/recurring.ts'
import {deleteOldSearches} from './delete-old.ts'
import {type ReadToday, todayAt} from './due.ts'
import {matchSearches} from './homes/match-searches.ts'
import {watchHomes} from './homes/watch-homes.ts'
import type {MailsDue} from './index.ts'
import {openMailOutbox} from './mail/outbox.ts'
import {type LetterRenderer, mailChannel} from './mail/send-mail.ts'

export interface SavedSearchOptions {
  database: Pick<Database, 'ready'>
  settings: Pick<
    Settings,
    'delivery' | 'siteUrl' | 'storageUrl' | 'savedSearchHour' | 'confirmations'
  >
  renderer: LetterRenderer
  /** Calls when a mail is due; without it mails wait for the next look. */
  mailsDue: Pick<MailsDue, 'onWake'>
  siteContent: ReadSiteContent
  log: Log
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
  /** Milliseconds between two looks. */
  pause?: number
  pauses?: Partial<Pauses>
}

export interface SavedSearchMails {
  /** Looks now; resolves when all who have a mail to get are known. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 30_000

/** Undefined without a mail server: nothing is saved then, either. */
export function startSavedSearches(options: SavedSearchOptions): SavedSearchMails | undefined {
  const {database, settings, renderer, siteContent, log, pauses} = options
  const {now = databaseTime, pause = PAUSE} = options
  const {mail} = settings.delivery
  if (!mail) return undefined
  const readToday: ReadToday = async orm => todayAt(await now(orm))
  const outbox = openMailOutbox(database, readToday, settings.confirmations.inAll)
  const channel = mailChannel({database, outbox, readToday, mail, renderer, siteContent, settings})
  const worker = startWorker({channel, outbox, what: 'saved search mail', log, pauses})
  const stopListening = options.mailsDue.onWake(worker.wake)

  async function look() {
    const orm = await database.ready()
    const content = await selectContentVersion(orm)
    if (content === undefined) return
    const today = await readToday(orm)
    await watchHomes(orm, content, today.day)
    await performDaily(orm, 'saved searches', () => deleteOldSearches(orm))
    if (today.hour < settings.savedSearchHour) return
    const matched = await matchSearches(orm, today)
    if (matched?.searches) log.info(matched, 'saved searches matched')
    if (matched?.people) worker.wake()
  }

  const looks = recurring(look, {
    pause,
    onFailure: error => log.warn({err: error}, 'matching saved searches failed, will retry'),
  })
  void looks.look()
  return {
    look: looks.lookAgain,
    async close() {
      stopListening()
      await looks.close()
      await worker.stop()
      channel.close()
    },
  }
}
