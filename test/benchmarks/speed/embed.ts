/** Widgets on a bare partner page, and what others embed there, on a slow phone. */
import type {Browser} from 'playwright-core'
import type {Bench} from './builds.ts'
import {installCompared} from './compared.ts'
import {competitors} from './embed/competitors.ts'
import {measureSubject} from './embed/measure.ts'
import type {Subject} from './embed/subject.ts'
import {widgetsOf} from './embed/widgets.ts'
import {collectRows, type Row} from './report/figures.ts'
import {startStaticServer} from './static-server.ts'

/** Each run takes all of them in turn, so that what else the machine does meets all alike. */
export async function measureEmbed({browser, builds, options}: Bench): Promise<Row[]> {
  const {runs, match} = options
  installCompared()
  const [partner, cdn] = await Promise.all([startStaticServer(), startStaticServer()])
  try {
    const ours = await Promise.all(builds.map(build => widgetsOf(build, partner)))
    const chosen = inTurns(ours).filter(({name}) => name.includes(match))
    const subjects = [...(await competitors(cdn, partner)), ...chosen]
    const {add, rows} = collectRows()
    for (let run = 1; run <= runs; run++) {
      for (const subject of subjects) {
        console.error(`embed, run ${run} of ${runs}: ${subject.name} ${subject.build ?? ''}`)
        add(await rowOf(browser, subject))
      }
    }
    return rows()
  } finally {
    partner.close()
    cdn.close()
  }
}

async function rowOf(browser: Browser, subject: Subject): Promise<Row> {
  const {name, build, against} = subject
  return {part: 'embed', name, build, against, figures: await measureSubject(browser, subject)}
}

/** The same widget of each build one after another. */
const inTurns = (builds: Subject[][]) =>
  builds.flat().sort((one, other) => one.name.localeCompare(other.name))
