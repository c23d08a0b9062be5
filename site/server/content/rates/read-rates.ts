/** Rates as public services publish them, and whether they may be believed. */

import {foreignCurrencies} from '#kit/i18n/display.ts'
import {ServerError} from '#server/platform/http-error.ts'
import type {Rates} from '#trade/contract/entities.ts'
import {DIRHAMS_PER_DOLLAR} from '../schema/site-rules.ts'

/** Why rates are not taken, in words for the operator. */
export class RatesRefused extends ServerError {
  override name = 'RatesRefused'
  override readonly statusCode = 502
}

/** A currency that moves more than this in a day is more likely an error. */
const LARGEST_JUMP = 0.2
/** The dollar's rate is fixed: one that is another shows that the source counts otherwise. */
const TOLERANCE = 0.02

interface Published {
  base?: unknown
  base_code?: unknown
  date?: unknown
  time_last_update_unix?: unknown
  rates?: unknown
}

/**
 * `{"base": "EUR", "date": "2026-11-26", "rates": {"AED": 4.26, "USD": 1.16}}`: what one unit of the
 * base is in each currency, for any base; `base_code` and `time_last_update_unix` are read as well.
 */
export function readRates(published: Published): Rates {
  const {base, base_code, rates} = published
  const own = `${base ?? base_code ?? ''}`.toUpperCase()
  if (typeof rates !== 'object' || rates === null || !/^[A-Z]{3}$/.test(own)) {
    throw new RatesRefused('has no "base" with its "rates", such as {"base": "AED", "rates": {…}}')
  }
  const perBase: Record<string, unknown> = {...rates, [own]: 1}
  const dirhamsPerBase = perBase.AED
  if (!isRate(dirhamsPerBase)) throw new RatesRefused('has no rate of AED')
  const dirhams: Rates['dirhams'] = {}
  for (const currency of foreignCurrencies) {
    const rate = perBase[currency]
    if (isRate(rate)) dirhams[currency] = rounded(dirhamsPerBase / rate)
  }
  const {USD} = dirhams
  if (USD === undefined) throw new RatesRefused('has no rate of USD')
  if (Math.abs(USD / DIRHAMS_PER_DOLLAR - 1) > TOLERANCE) {
    throw new RatesRefused(
      `has AED ${USD} for a US dollar, which is fixed at ${DIRHAMS_PER_DOLLAR}`,
    )
  }
  return {day: dayOf(published), dirhams: {...dirhams, USD: DIRHAMS_PER_DOLLAR}}
}

/** Throws where a rate is more than a fifth from the one of before. */
export function refuseJumps(next: Rates, before: Rates) {
  for (const [currency, rate = 0] of Object.entries(next.dirhams)) {
    const old = before.dirhams[currency]
    if (old && Math.abs(rate / old - 1) > LARGEST_JUMP) {
      throw new RatesRefused(
        `has AED ${rate} for one ${currency}, after ${old} on ${before.day}: more than 20 % at once. If that is right, enter it at the desk or import rates.json`,
      )
    }
  }
}

const isRate = (rate: unknown): rate is number =>
  typeof rate === 'number' && Number.isFinite(rate) && rate > 0

/** Six digits that count, as services publish them. */
const rounded = (rate: number) => Number(rate.toPrecision(6))

function dayOf({date, time_last_update_unix: seconds}: Published) {
  const text = typeof date === 'string' ? date : typeof seconds === 'number' ? iso(seconds) : ''
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) {
    throw new RatesRefused('does not say its day, such as "date": "2026-11-26"')
  }
  return text.slice(0, 10)
}

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
