/**
 * The jobs of each server for saved searches: they note changes of homes, find people to write to,
 * and send the mails. See docs/decisions/045-saved-searches.md.
 */

import type {ReadSiteContent} from '#server/content/records/site-content.ts'
import {selectContentVersion} from '#server/content/versions/content-version.ts'
import {performDaily} from '#server/platform/daily-task.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {databaseTime} from '#server/platform/db/database-time.ts'
import type {Settings} from '#server/platform/env.ts'
import type {Log} from '#server/platform/log.ts'
import type {Mailer} from '#server/platform/mail/mailer.ts'
import type {Outbox} from '#server/platform/outbox/outbox.ts'
import {recurring} from '#server/platform/recurring.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import {adoptMails, deleteOldSearches} from './delete-old.ts'
import {type ReadToday, todayAt} from './due.ts'
import {matchSearches} from './homes/match-searches.ts'
import {watchHomes} from './homes/watch-homes.ts'
import {AT_ONCE, HOMES, type HomesMailKind} from './mail/search-mail.ts'
import type {LetterRenderer} from './mail/send-letter.ts'
import {searchMails} from './mail/send-mail.ts'

export interface SavedSearchOptions {
  database: Pick<Database, 'ready'>
  mailer: Mailer | undefined
  settings: Pick<Settings, 'siteUrl' | 'storageUrl' | 'savedSearchHour' | 'confirmations'>
  renderer: LetterRenderer
  outbox: Outbox
  siteContent: ReadSiteContent
  log: Log
  /** By the clock of the database. */
  now?: (orm: Orm) => Promise<Date>
  /** Milliseconds between two looks. */
  pause?: number
}

export interface SavedSearchMails {
  /** Looks now; resolves when all who have a mail to get are known. */
  look(): Promise<void>
  close(): Promise<void>
}

const PAUSE = 30_000

/** Undefined without a mail server: nothing is saved then, either. */
export function startSavedSearches(options: SavedSearchOptions): SavedSearchMails | undefined {
  const {database, mailer, outbox, settings, renderer, siteContent, log} = options
  const {now = databaseTime, pause = PAUSE} = options
  if (!mailer) return undefined
  const readToday: ReadToday = async orm => todayAt(await now(orm))
  const kinds = searchMails({database, readToday, mailer, renderer, siteContent, settings})
  const sending = kinds.map(outbox.deliver)

  async function look() {
    const orm = await database.ready()
    const content = await selectContentVersion(orm)
    if (content === undefined) return
    const today = await readToday(orm)
    await watchHomes(orm, content, today.day)
    await adoptMails(orm)
    await performDaily(orm, 'saved searches', OFFICE_TIME_ZONE, () => deleteOldSearches(orm))
    const kinds: HomesMailKind[] =
      today.hour < settings.savedSearchHour ? [AT_ONCE] : [AT_ONCE, HOMES]
    const matched = await matchSearches(orm, today, kinds)
    if (matched?.searches) log.info(matched, 'saved searches matched')
    if (matched?.people) outbox.wake(...kinds)
  }

  const looks = recurring(look, {
    pause,
    onFailure: error => log.warn({err: error}, 'matching saved searches failed, will retry'),
  })
  void looks.look()
  return {
    look: looks.lookAgain,
    async close() {
      await looks.close()
      await Promise.all(sending.map(({stop}) => stop()))
    },
  }
}
