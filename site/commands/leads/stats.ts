/** `npm run leads -- stats`: views, opens and leads, by day and partner. */
import {STATISTICS_PATH} from '#server/operator/operator-paths.ts'
import {asCsv, asTable} from '#server/partners/usage/report.ts'
import type {Line} from '#server/partners/usage/statistics.ts'
import type {Settings} from '#server/platform/env.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {readPeriod} from '#server/platform/period.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'
import {Misunderstood, readOptions} from './options.ts'

const options = {
  from: {type: 'string'},
  to: {type: 'string'},
  partner: {type: 'string'},
  csv: {type: 'boolean', default: false},
} as const

/** What the options ask for. */
export function readWanted(args: string[]) {
  const {csv, ...wanted} = readOptions({args, options}).values
  const period = readPeriod(wanted)
  if ('problem' in period) throw new Misunderstood(`--${period.problem}`)
  return {period, csv}
}

export async function printStatistics(args: string[], readSettings: () => Settings) {
  const {period, csv} = readWanted(args)
  const settings = readSettings()
  if (!settings.ownApi) {
    throw new OperatorError(
      `API_URL is set: use is counted, and leads are kept, by the back end at ${settings.apiUrl}. Ask there.`,
    )
  }
  const print = (lines: Line[]) => {
    process.stdout.write(csv ? asCsv(lines) : asTable(lines, period))
  }
  await hereOrThroughServer(settings, {
    here: leftBehind =>
      withLeads(settings, leftBehind, async opened => {
        const {readStatistics} = await import('#server/partners/usage/statistics.ts')
        print(await readStatistics(period, opened))
      }),
    async throughServer(ask) {
      const answer = await ask(`${STATISTICS_PATH}?${new URLSearchParams({...period})}`)
      print((await answer.json()) as Line[])
    },
  })
}
