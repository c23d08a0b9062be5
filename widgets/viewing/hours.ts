/** The free hours as the API answers them. */
import type {DataOf} from '#kit/api-client/call.ts'
import {failureMessage, LOAD_FAILED} from '#kit/api-client/errors.ts'
import type {Services} from '#kit/core/services/services.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {getViewingHours} from '#trade/contract/viewing-calls.ts'

export type Hours = DataOf<typeof getViewingHours>
export type HoursOfDay = Hours['days'][number]

type Fetched = {is: 'shown'; hours: Hours} | {is: 'missing'} | {is: 'failed'}

interface Parameters {
  slug: string
  agent: string
  days: string
  from?: string
  /** The hour that somebody else has just taken: whatever a cache still says, it is left out. */
  lost: string
}

export async function fetchHours(
  {lost, ...parameters}: Parameters,
  {api, notify}: Pick<Services, 'api' | 'notify'>,
  signal: AbortSignal,
): Promise<Fetched> {
  if (!parameters.slug && !parameters.agent) {
    console.warn(NAMELESS)
    return {is: 'missing'}
  }
  let message: string = LOAD_FAILED
  try {
    const options = {signal, ...(lost && {fetch: pastCache})}
    const {statusCode, data} = await api(getViewingHours, parameters, options)
    if (statusCode === 404) return {is: 'missing'}
    if (statusCode === 200 && data) return {is: 'shown', hours: without(data, lost)}
  } catch (error) {
    message = failureMessage(error)
  }
  if (!signal.aborted) notify.error(message)
  return {is: 'failed'}
}

const pastCache: typeof fetch = (input, init) => fetch(input, {...init, cache: 'reload'})

/** A day that has no other hour is left out with it. */
const without = (hours: Hours, lost: string): Hours => ({
  ...hours,
  days: hours.days
    .map(({day, starts}) => ({day, starts: starts.filter(one => one !== lost)}))
    .filter(({starts}) => starts.length > 0),
})

/** The days that follow, which end the list where the answer names no more. */
export const withMore = ({days, next: _next, ...first}: Hours, more: Hours): Hours => ({
  ...first,
  days: [...days, ...more.days],
  ...(more.next && {next: more.next}),
})

/** The number of days that were shown; the call answers 31 at most. */
export const asManyDays = ({days}: Hours) => `${Math.min(days.length, 31)}`

/**
 * The day to open and, for a visitor who comes back from the hour `last`, the hour to go on from:
 * that one or, where it is gone, the next one of its day, or the last one there.
 */
export function placeIn(days: HoursOfDay[], last: string | undefined) {
  if (!last) return {day: days[0]?.day}
  const dayOfLast = officeDay(new Date(last))
  const found = days.find(({day}) => day >= dayOfLast) ?? days.at(-1)
  const starts = found?.starts.find(one => one >= last) ?? found?.starts.at(-1)
  return {day: found?.day, starts}
}

const NAMELESS = '[ocp] <ocp-viewing> needs slug or agent, for example slug="marina-loft", got none'
