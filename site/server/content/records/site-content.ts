/**
 * The agency's own content as the site's pages show it: its facts, landing pages and legal texts. They
 * are those of the last import; where the content has none of them, as with another back end, those of
 * a folder, which is the demonstration's unless `SEED` names another.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {getTableColumns} from 'drizzle-orm'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Rates} from '#trade/contract/entities.ts'
import {inEnglish, type Message} from '../../../app/shared-with-server/message.ts'
import {openFolder, type RawRecord, recordsOf} from '../import/folder.ts'
import {checkRecord} from '../schema/check-record.ts'
import type {RecordOf} from '../schema/fields.ts'
import {describeProblem, type Problem} from '../schema/problem.ts'
import {siteKinds} from '../schema/site-kinds.ts'
import type {ViewingHours} from '../schema/viewing-hours-kind.ts'
import {DEMO} from '../settings.ts'
import {agencyFacts, launches, legalTexts, rates, viewingHours} from '../tables.ts'
import {type ContentVersion, openContentVersion} from '../versions/content-version.ts'
import {inEveryLanguage} from './localise.ts'
import {type Dated, updatedAt} from './updated-at.ts'

type Row<Kind extends SiteKind> = RecordOf<(typeof siteKinds)[Kind]['fields']> & {id: string}
export type Launch = Row<'launches'> & Dated
export type Legal = Row<'legal'>
/** A database has null for what a folder leaves out. */
type OrNull<Type> = {
  [Name in keyof Type]: undefined extends Type[Name] ? Type[Name] | null : Type[Name]
}

export interface SiteContent {
  /** The import that it is of; none: it comes from a folder. */
  version?: string
  agency: Agency
  /** By the key, which is the path without its slash. */
  launches: Launch[]
  legal: Legal[]
  /** None: prices are shown in dirhams alone. */
  rates?: Rates
  /** None: no hours for viewings are offered. A folder has none, since its homes are elsewhere. */
  viewingHours?: ViewingHours
}

export type ReadSiteContent = () => Promise<SiteContent>

const launchColumns = {...getTableColumns(launches), updatedAt: updatedAt('launches', launches.id)}

/** A page does not wait longer for a database that hangs. */
const TIMEOUT_MS = 2000

/** Reads the content of a database: that of the last import. */
export function siteContentOf(
  database: Pick<Database, 'ready'>,
  contentVersion: Pick<ContentVersion, 'current'> = openContentVersion(database),
): ReadSiteContent {
  let known: {version: string | undefined; content: SiteContent} | undefined
  let reading: Promise<void> | undefined

  const read = async (version: string | undefined) => {
    const orm = await database.ready()
    const [[facts], launchRows, legalRows, [ratesRow], [hoursRow]] = await Promise.all([
      orm.select().from(agencyFacts),
      orm.select(launchColumns).from(launches),
      orm.select().from(legalTexts),
      orm.select().from(rates),
      orm.select().from(viewingHours),
    ])
    const demo = await demoContent()
    const content = facts ? contentOf(facts, launchRows, withAll(legalRows, demo), ratesRow) : demo
    // Weekly hours are a fact of the agency: those of the demonstration are nobody's.
    const hours = facts && hoursRow && {viewingHours: hoursOf(hoursRow)}
    known = {version, content: {...content, version, ...hours}}
  }
  const isKnown = (version: string | undefined) => known !== undefined && known.version === version
  const update = async (current: ReturnType<typeof contentVersion.current>) => {
    const version = await current
    // A reading that runs may have begun before the import.
    while (!isKnown(version)) {
      const joined = reading
      reading ??= read(version).finally(() => {
        reading = undefined
      })
      await (joined ? joined.catch(() => {}) : reading)
    }
  }

  return async () => {
    const version = contentVersion.current()
    if (typeof version === 'string' && known?.version === version) return known.content
    // The database is down: the last known content is used, and pages report what they lack.
    await Promise.race([
      update(version).catch(() => {}),
      delay(TIMEOUT_MS, undefined, {ref: false}),
    ])
    return known?.content ?? demoContent()
  }
}

/** As they are in a transaction, for a preview. */
export async function launchesAndLegal(orm: Pick<Orm, 'select'>) {
  const launchRows: Launch[] = await orm.select(launchColumns).from(launches)
  const legalRows: Legal[] = await orm.select().from(legalTexts)
  return {launches: launchRows, legal: withAll(legalRows, await demoContent())}
}

/** Reads a folder of content once, with only the kinds that are needed. */
export function siteContentOfFolder(folder: string = DEMO): ReadSiteContent {
  let reading: Promise<SiteContent> | undefined
  return () => (reading ??= folder === DEMO ? demoContent() : readSiteContent(folder))
}

let demo: Promise<SiteContent> | undefined

/** The default where an agency has no content of its own. */
const demoContent = () => (demo ??= readSiteContent(DEMO))

type SiteKind = keyof typeof siteKinds

async function readSiteContent(directory: string): Promise<SiteContent> {
  const problems: Problem[] = []
  const raw: RawRecord[] = []
  const folder = await openFolder(directory, problems)
  const files = folder.files.filter(({kind}) => Object.hasOwn(siteKinds, kind))
  for await (const record of recordsOf({directory, files}, problems)) raw.push(record)
  const rowsOf = <Kind extends SiteKind>(kind: Kind) =>
    raw.filter(record => record.kind === kind).map(record => checkedRow(kind, record, problems))
  const [facts] = rowsOf('agency')
  const launchRows = rowsOf('launches')
  const legalRows = rowsOf('legal')
  const [ratesRow] = rowsOf('rates')
  if (problems.length) throw new OperatorError(problems.map(describeProblem).join('\n'))
  // Only the demonstration has nothing to fall back on.
  const others = directory === DEMO ? undefined : await demoContent()
  if (facts)
    return contentOf(facts, launchRows, others ? withAll(legalRows, others) : legalRows, ratesRow)
  if (others) return others
  throw new OperatorError(`${directory} has no agency.json.`)
}

/** It is complete where no problem is reported. */
function checkedRow<Kind extends SiteKind>(
  kind: Kind,
  {key, file, value}: RawRecord,
  problems: Problem[],
) {
  const report = (field: string, says: Message) =>
    void problems.push({file, record: key, field, says: inEnglish(says)})
  const checking = {report, notice() {}, today: officeDay()}
  const values = checkRecord(siteKinds[kind].fields, value, checking)
  return {...(values as RecordOf<(typeof siteKinds)[Kind]['fields']>), id: key}
}

function contentOf(
  {id: _id, demonstration, hiddenReviewers, press, ...facts}: OrNull<Row<'agency'>>,
  launchRows: Launch[],
  legalRows: Legal[],
  ratesRow: Row<'rates'> | undefined,
): SiteContent {
  const agency: Agency = inEveryLanguage({
    ...facts,
    // Every fact is sent: the browser takes missing ones from those it was built with.
    demonstration: demonstration ?? false,
    hiddenReviewers: hiddenReviewers ?? [],
    press: press ?? [],
  })
  return {
    agency,
    launches: launchRows,
    legal: legalRows,
    rates: ratesRow && {day: ratesRow.day, dirhams: ratesRow.dirhams},
  }
}

const hoursOf = ({
  id: _id,
  exceptions,
  days_off,
  ...row
}: typeof viewingHours.$inferSelect): ViewingHours => ({
  ...row,
  exceptions: exceptions ?? [],
  days_off: days_off ?? [],
})

/** A legal page that the content does not have is the demonstration's, which names the agency's facts. */
const withAll = (rows: Legal[], {legal}: SiteContent) => [
  ...rows,
  ...legal.filter(({id}) => !rows.some(row => row.id === id)),
]
