/** Keeps the exchange rates of the content up to date, by one of the servers that share a database. */
import {performDaily} from '#server/platform/daily-task.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {DownloadFailed} from '#server/platform/download/ask-server.ts'
import {downloadText} from '#server/platform/download/download.ts'
import type {Log} from '#server/platform/log.ts'
import {type Recurring, recurring} from '#server/platform/recurring.ts'
import {OFFICE_TIME_ZONE} from '#trade/agency/office-day.ts'
import {contentRows} from '../records/content-rows.ts'
import {rates} from '../tables.ts'
import {lockContent, raiseVersion} from '../versions/content-change.ts'
import {tellOfChange, type Watched} from '../versions/content-version.ts'
import {RatesRefused, readRates, refuseJumps} from './read-rates.ts'

interface Parts {
  database: Watched
  url: string
  log: Log
  /** Milliseconds between two tries of a day. */
  pause?: number
}

const HOUR = 3_600_000
/** Services publish some hundred currencies in 10 kB. */
const LIMITS = {maxBytes: 1_000_000, timeoutMs: 20_000, reach: 'chosen'} as const

export function refreshRates({database, url, log, pause = HOUR}: Parts): Recurring {
  const refresh = async () => {
    const orm = await database.ready()
    await performDaily(orm, 'rates', OFFICE_TIME_ZONE, async () => {
      const {day, isNew} = await takeRates(database, orm, url)
      if (isNew) log.info({day}, 'exchange rates taken')
    })
  }
  return recurring(refresh, {
    pause,
    onFailure(error) {
      const isExpected = error instanceof RatesRefused || error instanceof DownloadFailed
      log.error(
        isExpected ? {reason: `RATES_URL ${error.message}`} : {err: error},
        'exchange rates not taken, will retry',
      )
    },
  })
}

/** Those of before stay until newer ones are there that can be believed. */
async function takeRates(database: Watched, orm: Orm, url: string) {
  const next = readRates(await fetchJson(url))
  const isNew = await orm.transaction(async transaction => {
    await lockContent(transaction)
    const [before] = await transaction.select().from(rates)
    if (before && before.day >= next.day) return false
    if (before) refuseJumps(next, before)
    const source = new URL(url).host
    await contentRows('rates').write(transaction, [{id: 'rates', values: {...next, source}}])
    await raiseVersion(transaction)
    return true
  })
  if (isNew) await tellOfChange(database, orm)
  return {day: next.day, isNew}
}

async function fetchJson(url: string) {
  const answer = await downloadText(url, LIMITS)
  try {
    return JSON.parse(answer.is === 'new' ? answer.text : '')
  } catch {
    throw new RatesRefused('is not JSON')
  }
}
