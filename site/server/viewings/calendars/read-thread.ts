/** The thread of `read-in-thread.ts`. */
import {parentPort, workerData} from 'node:worker_threads'
import {CalendarRefused} from './ical/refused.ts'
import {readCalendar} from './read-calendar.ts'
import type {ThreadAnswer, ThreadInput} from './read-in-thread.ts'

const {text, window, host} = workerData as ThreadInput
const answer = (message: ThreadAnswer) => parentPort?.postMessage(message)

try {
  answer({is: 'read', calendar: readCalendar(text, window, host)})
} catch (error) {
  if (!(error instanceof CalendarRefused)) throw error
  answer({is: 'refused', says: error.message})
}
