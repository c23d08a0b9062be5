/**
 * Reads a calendar on a thread of its own, which is ended when it takes more time or memory than any
 * real calendar. Pages are answered meanwhile.
 */
import {Worker} from 'node:worker_threads'
import {CalendarRefused} from './ical/refused.ts'
import type {BusyCalendar, Interval} from './read-calendar.ts'

/** Both are twice what a file of the largest size takes whose events all repeat. */
const LIMITS = {timeoutMs: 20_000, heapMb: 128}

export type ThreadInput = {text: string; window: Interval; host?: string}
export type ThreadAnswer = {is: 'read'; calendar: BusyCalendar} | {is: 'refused'; says: string}

export async function readInThread(
  input: ThreadInput,
  {timeoutMs, heapMb} = LIMITS,
): Promise<BusyCalendar> {
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: {maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32},
  })
  const {promise, resolve, reject} = Promise.withResolvers<ThreadAnswer>()
  const timer = setTimeout(() => reject(new CalendarRefused('takes too long to read')), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isTooLarge ? new CalendarRefused('takes too much memory to read') : error)
  })
  worker.once('exit', code => reject(new Error(`The thread ended with code ${code}.`)))
  try {
    const answer = await promise
    if (answer.is === 'refused') throw new CalendarRefused(answer.says)
    return answer.calendar
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
