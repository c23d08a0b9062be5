/**
 * Minutes by car of the operator's own route service, which speaks OSRM's protocol: `table` of
 * https://project-osrm.org/docs/v5.24.0/api/. Only this server asks it.
 */
import {setTimeout as delay} from 'node:timers/promises'
import type {Coordinates} from '#kit/api-client/shapes.ts'
import {boundedCache} from '#server/platform/bounded-cache.ts'
import {DownloadFailed} from '#server/platform/download/ask-server.ts'
import {downloadText} from '#server/platform/download/download.ts'
import type {Log} from '#server/platform/log.ts'
import type {nearHome} from './near-home.ts'

type NearPlaces = ReturnType<typeof nearHome>

export interface RouteService {
  /** With the minutes by car as far as they are known in time; `onPending` where they are not yet. */
  withRoutes(home: Coordinates, near: NearPlaces, onPending: () => void): Promise<NearPlaces>
}

const LIMITS = {maxBytes: 100_000, timeoutMs: 5_000, reach: 'chosen'} as const
/** Milliseconds that an answer waits; what comes later is for the next one. */
const MAX_WAIT = 300
/** Milliseconds without a question after a failure: meanwhile estimates are final. */
const PAUSE = 60_000
const MAX_AT_ONCE = 8
/** Homes, each with ten places at most. */
const CAPACITY = 20_000

/** Seconds to each place; null where no road leads there. */
type Seconds = (number | null)[]

export function openRouteService(url: string, log: Log, maxWait = MAX_WAIT): RouteService {
  const known = boundedCache<Seconds>({capacity: CAPACITY, largest: 1, sizeOf: () => 1})
  let asking = 0
  let pausedUntil = 0

  async function ask(points: Coordinates[]) {
    asking++
    try {
      return await secondsFrom(url, points)
    } catch (error) {
      pausedUntil = performance.now() + PAUSE
      const reason =
        error instanceof DownloadFailed ? error.message : 'answers no table of durations'
      log.warn({reason: `ROUTE_SERVICE_URL ${reason}`}, 'minutes by car are estimates')
      throw error
    } finally {
      asking--
    }
  }

  return {
    async withRoutes(home, near, onPending) {
      if (near.length === 0) return near
      const points = [home, ...near.map(({coordinates}) => coordinates)]
      const key = points.join(';')
      let seconds = known.get(key)
      if (!seconds) {
        if (performance.now() < pausedUntil) return near
        if (asking < MAX_AT_ONCE) seconds = known.add(key, ask(points))
      }
      const tooLate = delay(maxWait, 'too late' as const, {ref: false})
      const answer = await Promise.race([seconds?.catch(() => undefined) ?? 'too late', tooLate])
      if (answer === 'too late') onPending()
      return Array.isArray(answer) ? withSeconds(near, answer) : near
    },
  }
}

const withSeconds = (near: NearPlaces, seconds: Seconds) =>
  near.map((place, at) => {
    const drive = seconds[at]
    if (typeof drive !== 'number') return place
    return {...place, drive_minutes: Math.max(1, Math.ceil(drive / 60)), estimated: false}
  })

async function secondsFrom(url: string, points: Coordinates[]): Promise<Seconds> {
  const path = points.map(([latitude, longitude]) => `${longitude},${latitude}`).join(';')
  const address = `${url.replace(/\/$/, '')}/table/v1/driving/${path}?sources=0`
  const answer = await downloadText(address, LIMITS)
  const {code, durations} = JSON.parse(answer.is === 'new' ? answer.text : '{}')
  const seconds: unknown = code === 'Ok' && durations?.[0]?.slice(1)
  if (!Array.isArray(seconds) || seconds.length !== points.length - 1) {
    throw new Error('answers no table of durations')
  }
  return seconds.map(each => (Number.isFinite(each) && each >= 0 ? each : null))
}
