/** The figures of all runs, and their medians. */

/** Numbers by name; what could not be measured is left out. */
export type Figures = Record<string, number | undefined>

export type Part = 'embed' | 'pages' | 'interactions' | 'server'

/** One line of a table. */
export interface Row {
  part: Part
  name: string
  /** The checkout that was measured; undefined for a baseline of all of them. */
  build?: string
  /** The name of the row that it is compared with. */
  against?: string
  figures: Figures
}

/** For these figures the worst run counts, not the median. */
const WORST = new Set(['lost', 'posted', 'cls', 'errors', 'fetched after'])

export function median(numbers: number[]): number | undefined {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  if (sorted.length % 2) return sorted[middle]
  const [below, above] = [sorted[middle - 1], sorted[middle]]
  return below === undefined || above === undefined ? undefined : (below + above) / 2
}

/** Collects the runs of each row; a row's other facts are those of its first run. */
export function collectRows() {
  const runs = new Map<string, Row[]>()
  return {
    add(row: Row) {
      const key = JSON.stringify([row.part, row.name, row.build])
      const known = runs.get(key)
      if (known) known.push(row)
      else runs.set(key, [row])
    },
    rows: () => [...runs.values()].map(rowOf),
  }
}

function rowOf(runs: Row[]): Row {
  const names = new Set(runs.flatMap(({figures}) => Object.keys(figures)))
  const figures: Figures = {}
  for (const name of names) {
    const numbers = runs.map(run => run.figures[name]).filter(number => number !== undefined)
    figures[name] = WORST.has(name) ? Math.max(...numbers, 0) : median(numbers)
  }
  return {...(runs[0] as Row), figures}
}

/** The row that a row is compared with: of the same build, or the one of all builds. */
const referenceOf = (row: Row, rows: Row[]) =>
  row.against === undefined
    ? undefined
    : rows.find(
        ({part, name, build}) =>
          part === row.part && name === row.against && (build ?? row.build) === row.build,
      )

/** How many times a figure of its reference: the same one, or another. */
export function ratioOf(
  row: Row,
  figure: string,
  rows: Row[],
  other: string = figure,
): number | undefined {
  const own = row.figures[figure]
  const reference = referenceOf(row, rows)?.figures[other]
  return own === undefined || !reference ? undefined : own / reference
}
