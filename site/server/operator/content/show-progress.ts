/** How far a task has come, in the terminal: a bar, or now and then a line where it is none. */
import type {Progress, Stage} from '#server/content/tasks/progress.ts'

export interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** The label of a progress line. */
export const STAGES: Record<Stage, string> = {
  fetching: 'Fetching listings’ pictures',
  reading: 'Checking files',
  pictures: 'Storing media',
  records: 'Writing records',
  files: 'Writing files',
}
const WIDTH = 24
/** Between two lines where they stay. */
const LINE_MS = 10_000
const CLEAR = '\r\x1b[K'

export function progressOn(output: Output, now = () => performance.now()) {
  let stage: {name: Stage; since: number} | undefined
  let shown = now()
  return {
    show(progress: Progress) {
      if (stage?.name !== progress.stage) stage = {name: progress.stage, since: now()}
      const text = describe(progress, now() - stage.since)
      if (output.isTTY) output.write(`${CLEAR}${barOf(progress)} ${text}`)
      else if (now() - shown >= LINE_MS) {
        shown = now()
        output.write(`${text}\n`)
      }
    },
    end() {
      if (output.isTTY && stage) output.write(CLEAR)
    },
  }
}

function barOf({done, total}: Progress) {
  const full = total ? Math.min(WIDTH, Math.round((done / total) * WIDTH)) : 0
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`
}

/** `Storing media: 120 of 1,100, about 3 min left` */
function describe({stage, done, total}: Progress, elapsed: number) {
  const counts = `${STAGES[stage]}: ${inWords(done)} of ${inWords(Math.max(done, total))}`
  const left = done ? (elapsed / done) * (total - done) : 0
  return elapsed > 2_000 && left > 1_000 ? `${counts}, about ${durationOf(left)} left` : counts
}

function durationOf(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1_000)
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

const inWords = (count: number) => count.toLocaleString('en')
