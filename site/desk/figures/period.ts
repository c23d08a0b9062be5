/** The period of the figures. */

import {isDay, readPeriod} from '#server/platform/period.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {type FiguresPeriod, MOST_DAYS} from './figures.ts'

const DAY = 86_400_000

/** The days that were asked for; the usual ones and why, where those cannot be shown. */
export function readFiguresPeriod({from, to}: Record<string, string | undefined>): FiguresPeriod {
  const given = readPeriod({from: from || undefined, to: to || undefined}, officeDay())
  if (!('problem' in given)) {
    const days = (Date.parse(given.to) - Date.parse(given.from)) / DAY + 1
    return days > MOST_DAYS ? {...usual(), problem: 'length'} : given
  }
  const isReadable = [from, to].every(day => !day || isDay(day))
  return {...usual(), problem: isReadable ? 'order' : 'day'}
}

function usual() {
  const period = readPeriod({}, officeDay())
  if ('problem' in period) throw new Error(period.problem)
  return period
}

export function* everyDay({from, to}: FiguresPeriod): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY)
    yield new Date(at).toISOString().slice(0, 10)
}
