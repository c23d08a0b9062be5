/** `npm run leads -- stats`: views, opens and leads, by day and partner. */
import {parseArgs} from 'node:util'
import {STATISTICS_PATH} from '../../server/http/api/operator.ts'
import type {Settings} from '../../server/platform/env.ts'
import {OperatorError} from '../../server/platform/operator-error.ts'
import {type Period, readPeriod} from '../../server/usage/period.ts'
import {asCsv, asTable} from '../../server/usage/report.ts'
import {type Line, readStatistics} from '../../server/usage/statistics.ts'
import {hereOrThroughServer} from '../operator.ts'
import {withLeads} from './here.ts'

export interface WantedStatistics {
  period: Period
  csv: boolean
}

const options = {
  from: {type: 'string'},
  to: {type: 'string'},
  partner: {type: 'string'},
  csv: {type: 'boolean', default: false},
} as const

/** The options, or what is wrong with them. */
export function readOptions(args: string[]): WantedStatistics | {problem: string} {
  try {
    const {values} = parseArgs({args, options})
    const period = readPeriod(values)
    return 'problem' in period ? {problem: `--${period.problem}`} : {period, csv: values.csv}
  } catch (error) {
    const {message, code} = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    return {problem: `${message.split('. ')[0]?.replace(/\.$/, '')}.`}
  }
}

export async function printStatistics(settings: Settings, {period, csv}: WantedStatistics) {
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
      withLeads(settings, leftBehind, async opened => print(await readStatistics(period, opened))),
    async throughServer(ask) {
      const answer = await ask(`${STATISTICS_PATH}?${new URLSearchParams({...period})}`)
      print((await answer.json()) as Line[])
    },
  })
}
