/** Lists which targets hold, and where the others are missed most. */
import type {Target} from '../targets.ts'
import {type Row, ratioOf} from './figures.ts'

export interface Verdict {
  target: Target
  build: string
  holds: boolean
  /** The value that is furthest from the target, and the row that has it. */
  worst: number
  row: string
  /** How many rows miss the target, of how many. */
  missed: number
  rows: number
}

/** One verdict for each target and build that has been measured. */
export function judge(targets: Target[], rows: Row[]): Verdict[] {
  const builds = [...new Set(rows.flatMap(({build}) => build ?? []))]
  return targets.flatMap(target => builds.flatMap(build => judgeOne(target, build, rows) ?? []))
}

function judgeOne(target: Target, build: string, rows: Row[]): Verdict | undefined {
  const own = rows.filter(row => row.part === target.part && row.build === build)
  const compared = own.filter(({against}) => against !== undefined)
  // A part that compares has the rows of others, too, and no target holds for those.
  const values = (compared.length > 0 ? compared : own)
    .filter(({name}) => target.row === undefined || name === target.row)
    .filter(({name}) => !target.except?.includes(name))
    .map(row => ({row: row.name, value: valueIn(target, row, rows)}))
    .filter(measured => measured.value !== undefined) as {row: string; value: number}[]
  const direction = target.atMost === undefined ? -1 : 1
  const [worst] = values.toSorted((one, other) => direction * (other.value - one.value))
  if (!worst) return undefined
  const missed = values.filter(({value}) => !holds(target, value)).length
  return {
    ...{target, build, missed, rows: values.length},
    ...{holds: missed === 0, worst: worst.value, row: worst.row},
  }
}

const valueIn = ({figure, of, to}: Target, row: Row, rows: Row[]) =>
  of === 'ratio' ? ratioOf(row, figure, rows, to) : row.figures[figure]

const holds = ({atMost = Number.POSITIVE_INFINITY, atLeast = 0}: Target, value: number) =>
  value <= atMost && value >= atLeast
