/**
 * The agency's own content as the site's pages show it: its facts, landing pages and legal texts. They
 * are those of the last import; where the content has none of them, as with another back end, those of
 * a folder, which is the demonstration's unless `SEED` names another.
 */
import {setTimeout as delay} from 'node:timers/promises'
import {getTableColumns} from 'drizzle-orm'
import type {Locale} from '#kit/i18n/locale.ts'
import type {Database, Orm} from '#server/platform/db/connect.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {type Agency, setAgency} from '#trade/agency/agency.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {Rates} from '#trade/contract/entities.ts'
import {inEnglish, type Saying} from '../../app/shared-with-server/saying.ts'
import type {LaunchLink, LegalPage, SiteRecords} from '../../app/shared-with-server/site-records.ts'
import {contentVersionOf} from './content-version.ts'
import {inEveryLanguage} from './every-language.ts'
import {openFolder, recordsOf} from './folder.ts'
import {localise} from './localise.ts'
import {checkRecord} from './schema/check-record.ts'
import {describeProblem, type Problem} from './schema/problem.ts'
import {siteKinds} from './schema/site-kinds.ts'
import {DEMO} from './settings.ts'
import {agencyFacts, launches, legalTexts, rates} from './tables.ts'
import {type Dated, updatedAt} from './updated-at.ts'

type Launch = typeof launches.$inferSelect & Dated
type Legal = typeof legalTexts.$inferSelect
type RatesRow = typeof rates.$inferSelect

export interface SiteContent {
  /** The import that it is of; none: it comes from a folder. */
  version?: string
  agency: Agency
  /** By the key, which is the path without its slash. */
  launches: Launch[]
  legal: Legal[]
  /** None: prices are shown in dirhams alone. */
  rates?: Rates
}

export type ReadSiteContent = () => Promise<SiteContent>

const launchColumns = {...getTableColumns(launches), updatedAt: updatedAt('launches', launches.id)}

/** A page does not wait longer for a database that hangs. */
const TIMEOUT_MS = 2000

/** Of a database: that of the last import. */
export function siteContentOf(database: Pick<Database, 'ready'>): ReadSiteContent {
  const contentVersion = contentVersionOf(database)
  let known: {version: string | undefined; content: SiteContent} | undefined
  let reading: Promise<void> | undefined

  const read = async (version: string | undefined) => {
    const orm = await database.ready()
    const [[facts], launchRows, legalRows, [ratesRow]] = await Promise.all([
      orm.select().from(agencyFacts),
      orm.select(launchColumns).from(launches),
      orm.select().from(legalTexts),
      orm.select().from(rates),
    ])
    const demo = await demoContent()
    const content = facts ? contentOf(facts, launchRows, withAll(legalRows, demo), ratesRow) : demo
    known = {version, content: {...content, version}}
    setAgency(content.agency)
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

/** Of a folder of content, read once: of its other kinds nothing is needed. */
export function siteContentOfFolder(folder: string = DEMO): ReadSiteContent {
  const read = async () => {
    const content = folder === DEMO ? await demoContent() : await readSiteContent(folder)
    setAgency(content.agency)
    return content
  }
  let reading: Promise<SiteContent> | undefined
  return () => (reading ??= read())
}

let demo: Promise<SiteContent> | undefined

/** The default where an agency has no content of its own. */
const demoContent = () => (demo ??= readSiteContent(DEMO))

async function readSiteContent(directory: string): Promise<SiteContent> {
  const problems: Problem[] = []
  const rows: Record<string, ({id: string} & Record<string, unknown>)[]> = {}
  const folder = await openFolder(directory, problems)
  const files = folder.files.filter(({kind}) => Object.hasOwn(siteKinds, kind))
  for await (const {kind, key, file, value} of recordsOf({directory, files}, problems)) {
    const report = (field: string, says: Saying) =>
      void problems.push({file, record: key, field, says: inEnglish(says)})
    const checking = {report, notice() {}, today: officeDay()}
    const {fields} = siteKinds[kind as keyof typeof siteKinds]
    rows[kind] = [...(rows[kind] ?? []), {id: key, ...checkRecord(fields, value, checking)}]
  }
  const {agency: [facts] = [], launches: launchRows = [], legal: legalRows = []} = rows
  const [ratesRow] = rows.rates ?? []
  if (problems.length) throw new OperatorError(problems.map(describeProblem).join('\n'))
  // Only the demonstration has nothing to fall back on.
  const others = directory === DEMO ? undefined : await demoContent()
  if (!facts && others) return others
  // Checked against the same table from which the database's columns are made.
  return contentOf(
    facts as unknown as typeof agencyFacts.$inferSelect,
    launchRows as unknown as Launch[],
    others ? withAll(legalRows as unknown as Legal[], others) : (legalRows as unknown as Legal[]),
    ratesRow as unknown as RatesRow | undefined,
  )
}

function contentOf(
  {id: _id, demonstration, hiddenReviewers, press, ...facts}: typeof agencyFacts.$inferSelect,
  launchRows: Launch[],
  legalRows: Legal[],
  ratesRow: RatesRow | undefined,
): SiteContent {
  const agency: Agency = inEveryLanguage({
    ...facts,
    // Every fact is sent: the browser takes missing ones from those it was built with.
    demonstration: demonstration ?? false,
    hiddenReviewers: hiddenReviewers ?? [],
    press: press ?? [],
  })
  return {
    ...{agency, launches: launchRows, legal: legalRows},
    rates: ratesRow && {day: ratesRow.day, dirhams: ratesRow.dirhams},
  }
}

/** A legal page that the content does not have is the demonstration's, which names the agency's facts. */
const withAll = (rows: Legal[], {legal}: SiteContent) => [
  ...rows,
  ...legal.filter(({id}) => !rows.some(row => row.id === id)),
]

export const launchLinks = ({launches}: SiteContent, locale: Locale): LaunchLink[] =>
  launches.map(({id, property, heading}) => ({
    path: `/${id}`,
    property,
    heading: heading[locale] ?? heading.en,
  }))

/** As a page's loader reads them, in one language. */
export const siteRecordsOf = ({launches, legal}: SiteContent, locale: Locale): SiteRecords => ({
  launch: async key =>
    inLanguage(
      launches.find(({id}) => id === key),
      locale,
    ),
  legalText: async (page: LegalPage) =>
    inLanguage(
      legal.find(({id}) => id === page),
      locale,
    ),
})

function inLanguage<Row extends {id: string} & Dated>(row: Row | undefined, locale: Locale) {
  if (!row) return null
  const {id: _id, updatedAt: _updatedAt, ...record} = row
  return localise(record, locale)
}
