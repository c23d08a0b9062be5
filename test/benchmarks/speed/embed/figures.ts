/** The figures of one visit, of what the page itself saw and of what the browser requested for it. */
import {type Request, transferredBy} from '../browser/network.ts'
import type {Figures} from '../report/figures.ts'
import type {readProbe, Signs} from './probe.ts'

type Probed = Awaited<ReturnType<typeof readProbe>>

/** Beyond this a task keeps the page from answering: TBT adds up the rest of each. */
const LONG_TASK_MS = 50

export function visibleFigures(probed: Probed, requests: Request[]): Figures {
  const {visible = Number.NaN, pressed} = probed.seen
  return {
    visible,
    ...transferredBy(requests, probed.origin + visible),
    tbt: blockingTime(probed, 0, pressed),
  }
}

export function pressedFigures(probed: Probed, requests: Request[], {submits}: Signs): Figures {
  const {pressed = Number.NaN, usable, checked} = probed.seen
  const answered = submits ? checked : usable
  const since = (time?: number) => (time === undefined ? undefined : time - pressed)
  const until = transferredBy(requests, probed.origin + (answered ?? Number.POSITIVE_INFINITY))
  return {
    ...visibleFigures(probed, requests),
    usable: since(usable),
    checked: since(checked),
    ...{'requests usable': until.requests, 'kB usable': until.kB},
    'fetched after': requests.filter(request => isFetched(request, probed.origin + pressed)).length,
    'tbt after': blockingTime(probed, pressed),
    lost: answered === undefined ? 1 : 0,
  }
}

const blockingTime = ({longTasks}: Probed, from: number, to = Number.POSITIVE_INFINITY) =>
  longTasks
    .filter(({start}) => start >= from && start < to)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - LONG_TASK_MS), 0)

/** A report of what was used is sent, not fetched; nobody waits for it. */
const isFetched = ({method, type, started}: Request, time: number) =>
  started > time && method === 'GET' && type !== 'Document' && type !== 'Ping'
