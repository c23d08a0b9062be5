/** Reads the calendars of agents every few minutes. What was read stays while one cannot be. */

import {hostOf} from '#server/platform/calendar-file.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {DownloadFailed} from '#server/platform/download/ask-server.ts'
import {inParallel, queue} from '#server/platform/in-parallel.ts'
import type {Log} from '#server/platform/log.ts'
import {recurring} from '#server/platform/recurring.ts'
import {type CalendarRow, claimCalendars} from './due-calendars.ts'
import {type Fetching, fetchCalendar} from './fetch-calendar.ts'
import {CalendarRefused} from './ical/refused.ts'
import {readInThread} from './read-in-thread.ts'
import {storeBusy, storeFailure, storeSame} from './store-busy.ts'

interface Parts {
  database: Pick<Database, 'ready'>
  log: Pick<Log, 'warn' | 'error'>
  fetching: Pick<Fetching, 'reach' | 'lookup'>
  siteUrl: string
  /** Milliseconds between two looks at whether one is due. */
  pause?: number
}

const PAUSE = 30_000
const DAY_MS = 86_400_000
/** Viewings are at most 90 days ahead; a calendar that is the same is read again after a day. */
const WINDOW_DAYS = 93
/** From so many failures on the desk is told. */
export const NOTE_AFTER_FAILURES = 3

export function syncCalendars({database, log, fetching, siteUrl, pause = PAUSE}: Parts) {
  const host = hostOf(siteUrl)
  const stop = new AbortController()
  const {signal} = stop

  async function readDue() {
    const orm = await database.ready()
    while (!signal.aborted) {
      const due = await claimCalendars(orm)
      if (!due.length) return
      await inParallel(due, due.length, calendar => readOne(orm, calendar))
    }
  }

  async function readOne(orm: Orm, calendar: CalendarRow) {
    try {
      await sync(orm, calendar, {...fetching, host, signal})
    } catch (error) {
      if (signal.aborted) return
      const isExpected = error instanceof CalendarRefused || error instanceof DownloadFailed
      // The reason of another error may quote the calendar.
      const reason = isExpected ? error.message : 'cannot be read'
      const failures = await storeFailure(orm, calendar, reason)
      const {id} = calendar
      if (!isExpected) log.error({calendar: id, err: error}, 'calendar not read')
      else if (failures === NOTE_AFTER_FAILURES)
        log.warn({calendar: id, reason}, 'calendar not read')
    }
  }

  const looks = recurring(readDue, {
    pause,
    onFailure: error => log.error({err: error}, 'calendars not read'),
  })
  return {
    look: looks.look,
    /** After a calendar was added. */
    lookAgain: looks.lookAgain,
    async close() {
      stop.abort()
      await looks.close()
    },
  }
}

interface Syncing extends Fetching {
  /** The site's own. */
  host: string
}

/** Fetching waits for others, reading takes memory and a core. */
const inTurn = queue(1)

async function sync(orm: Orm, calendar: CalendarRow, {host, ...fetching}: Syncing) {
  const {address, askedAt, readWholeAt, etag, lastModified} = calendar
  const now = (askedAt ?? new Date()).getTime()
  const isRecent = readWholeAt && now - readWholeAt.getTime() < DAY_MS
  const known = isRecent ? {...(etag && {etag}), ...(lastModified && {lastModified})} : {}
  const answer = await fetchCalendar(address, fetching, known)
  if (answer.is === 'same') return storeSame(orm, calendar)
  const window = {from: now - DAY_MS, to: now + WINDOW_DAYS * DAY_MS}
  const busy = await inTurn(() => readInThread({text: answer.text, window, host}))
  return storeBusy(orm, calendar, busy, answer.validator)
}
