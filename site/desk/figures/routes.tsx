/** Figures of the agency, and each of their tables as a file. */
import {file, nothingHere, screen} from '#desk/http/answers.ts'
import {type DeskRoute, get} from '#desk/http/desk-route.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {type FiguresPeriod, type Grouping, type GroupLine, groupings} from './figures.ts'
import {GroupScreen} from './group-screen.tsx'
import {propertyNames, readGroups} from './groups.ts'
import {readOverview} from './overview.ts'
import {FiguresScreen} from './overview-screen.tsx'
import {readFiguresPeriod} from './period.ts'
import {readResponse} from './response.ts'
import {ResponseScreen} from './response-screen.tsx'
import {daysCsv, groupCsv, responseCsv} from './tables.ts'

/** Lines on a screen. */
const PAGE = 50

const isGrouping = (name: string): name is Grouping => groupings.some(one => one === name)

export const figuresRoutes: DeskRoute[] = [
  get('/figures', 'figures', async ({orm, query}) =>
    screen(<FiguresScreen {...(await readOverview(orm, readFiguresPeriod(query)))} />),
  ),
  get('/figures/response', 'figures', async ({orm, query}) =>
    screen(<ResponseScreen {...(await readResponse(orm, readFiguresPeriod(query)))} />),
  ),
  get('/figures/:by', 'figures', async ({orm, query, params: {by = ''}, locale}) => {
    if (!isGrouping(by)) return nothingHere
    const period = readFiguresPeriod(query)
    const all = await readGroups(orm, by, period)
    const shown = all.slice(0, PAGE)
    const lines = by === 'properties' ? await named(orm, shown, locale) : shown
    return screen(
      <GroupScreen period={period} by={by} lines={lines} more={all.length - shown.length} />,
    )
  }),
  get('/figures/:by/table.csv', 'figures', async ({orm, query, params: {by = ''}}) => {
    const period = readFiguresPeriod(query)
    const body = await tableOf(orm, by, period)
    if (body === undefined) return nothingHere
    const name = `${by} ${period.from} ${period.to}.csv`
    return file({type: 'text/csv; charset=utf-8', name, body})
  }),
]

async function tableOf(orm: Orm, by: string, period: FiguresPeriod) {
  if (by === 'days') return daysCsv(await readOverview(orm, period))
  if (by === 'response') return responseCsv(await readResponse(orm, period))
  return isGrouping(by) ? groupCsv(by, await readGroups(orm, by, period)) : undefined
}

async function named(orm: Orm, lines: GroupLine[], locale: string): Promise<GroupLine[]> {
  const names = await propertyNames(
    orm,
    lines.flatMap(({key: [id]}) => id || []),
  )
  return lines.map(line => {
    const property = names.get(line.key[0] ?? '')
    if (!property) return line
    const words: Record<string, string | undefined> = property.name
    return {...line, name: `${words[locale] ?? words.en} (${property.reference})`}
  })
}
