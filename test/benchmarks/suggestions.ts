/**
 * Prints how long suggestions take while somebody types, as `getCities` answers them:
 * `npm run suggestion-speed -- [places=10000]`. On PGlite, and on PostgreSQL where there is one.
 */

import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import {siteContentOfFolder} from '#server/content/records/site-content.ts'
import {contentVersion, neighborhoods} from '#server/content/tables.ts'
import {databaseReader} from '#server/content/versions/reader.ts'
import {createAnswerCache} from '#server/http/api/answer-cache.ts'
import {readHandlers} from '#server/http/api/reads.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {findPostgres} from '../site/server/support/databases/postgres.ts'
import {summary} from './search/measure.ts'
import {seeded} from './search/random.ts'

const places = Number(process.argv[2] ?? 10_000)
const REPETITIONS = 100
const WARM_UP = 10

/** Queries as a visitor types them, letter by letter: parts of many names, of few and of none. */
const typed = [
  'm',
  'ma',
  'mar',
  'marina',
  'MARINA 7',
  'a',
  'e',
  'du',
  'марина',
  'сады 12',
  'é',
  'qq',
]

const dataDir = await mkdtemp(join(tmpdir(), 'ocp-suggestions-'))
try {
  await measure('PGlite', openDatabase({dataDir, databaseUrl: undefined}))
} finally {
  await rm(dataDir, {recursive: true})
}
const postgres = await findPostgres()
if (postgres) {
  const databaseUrl = await postgres.createDatabase()
  await measure('PostgreSQL', openDatabase({dataDir: '', databaseUrl}))
  await postgres.stop()
} else console.log('PostgreSQL: not run')

async function measure(name: string, database: Database) {
  const orm = await database.ready()
  const rows = JSON.stringify(placeRows())
  await orm.execute(
    sql`insert into ${neighborhoods}
      select * from jsonb_populate_recordset(null::neighborhoods, ${rows}::jsonb)`,
  )
  const {getCities} = readHandlers({
    reader: databaseReader(database),
    cache: createAnswerCache({current: () => undefined}),
    siteContent: siteContentOfFolder(),
  })
  const timesOf = async (search: string) => {
    const times: number[] = []
    for (let round = -WARM_UP; round < REPETITIONS; round++) {
      const started = performance.now()
      await getCities?.({values: {search, limit: '10'}, locale: 'en'} as never)
      if (round >= 0) times.push(performance.now() - started)
    }
    return summary(times)
  }
  const table: Record<string, Record<string, string>> = {}
  // Without an import nothing is cached: each keystroke reads all names.
  for (const text of typed) table[text] = {'read each time': await timesOf(text)}
  await orm.insert(contentVersion).values({id: 1, version: 'first', importedAt: new Date()})
  for (const text of typed) table[text] = {...table[text], whileTyping: await timesOf(text)}
  console.log(
    `\n${name}, ${places} places: milliseconds p50 / p99. Load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.table(table)
  await database.close()
}

function placeRows() {
  const random = seeded(1)
  const heads = ['Dubai', 'Marina', 'Al Mar', 'Éden', 'Jumeirah', 'Golf', 'Silicon', 'Emirates']
  const tails = ['Gardens', 'Heights', 'Village', 'Marina', 'Bay', 'Lakes', 'Hills', 'Park']
  return Array.from({length: places}, (_, index) => {
    const name = `${random.oneOf(heads)} ${random.oneOf(tails)} ${index}`
    return {
      id: `place-${index}`,
      name,
      title: {en: name, fr: `Les ${name}`, ru: `Сады ${index}, марина`},
      communities: [],
      emirate: index % 50 ? 'Dubai' : 'Ras Al Khaimah',
      sort_order: 100,
      published: true,
    }
  })
}
