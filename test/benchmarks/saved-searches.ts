/**
 * Matching 10,000 saved searches, all different, with 20,000 homes of which some changed, and composing
 * the mails: `node test/benchmarks/saved-searches.ts [PostgreSQL]`. Says how long it takes, and for how
 * long at most the server does nothing else meanwhile.
 */
import {randomUUID} from 'node:crypto'
import {monitorEventLoopDelay} from 'node:perf_hooks'
import {sql} from 'drizzle-orm'
import {todayAt} from '#server/alerts/due.ts'
import {latestChange, sharedChanges} from '#server/alerts/homes/changed-homes.ts'
import {matchSearches} from '#server/alerts/homes/match-searches.ts'
import {watchHomes} from '#server/alerts/homes/watch-homes.ts'
import {withHomes} from '#server/alerts/mail/compose.ts'
import {AT_ONCE} from '#server/alerts/mail/search-mail.ts'
import {personOf} from '#server/alerts/person.ts'
import {savedSearches} from '#server/alerts/tables.ts'
import {newFolder, startWithContent} from '../site/server/support/content/content.ts'
import {databases} from '../site/server/support/databases/databases.ts'

const HOMES = 20_000
const SEARCHES = 10_000
const CHANGED = 1_000
/** A part of the mails is enough: all cost about the same. */
const COMPOSED = 200

/** Each home has a price far from those of the homes before it: what changed is of every price. */
const PRICE = '500000 + (n * 104729::bigint) % 9000000'
const columns =
  'project, purpose, property_type, neighborhood, builder, agent, name, main_images, price, bedrooms, bathrooms, area_sqft, city, emirate, listed, permit_number, permit_expiry'

const [, , only] = process.argv
for (const database of databases.filter(({name}) => !only || name === only)) {
  const api = await startWithContent(database, await newFolder())
  const orm = await api.database.ready()
  const addHomes = (from: number, to: number) =>
    orm.execute(
      sql.raw(`insert into properties (id, reference, ${columns})
        select 'home-' || n, 'home-' || n, ${columns.replace(', price,', `, ${PRICE},`)}
        from (select * from properties where published and status = 'ACTIVE' and permit_expiry > now() limit 1) as model,
          generate_series(${from}, ${to}) as n`),
    )
  await addHomes(1, HOMES)
  const today = todayAt(new Date())
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const delay = monitorEventLoopDelay({resolution: 1})
    delay.enable()
    const begun = performance.now()
    const used = process.cpuUsage()
    const outcome = await work()
    const seconds = (performance.now() - begun) / 1000
    const {user, system} = process.cpuUsage(used)
    delay.disable()
    console.log(
      `${database.name}: ${what} ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of this process, event loop held at most ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
      outcome,
    )
  }
  await timed(`first look at ${HOMES} homes`, () => watchHomes(orm, 'one', today.day))
  const purposes = ['residential-sale', 'residential-rent', '']
  for (let from = 0; from < SEARCHES; from += 500) {
    await orm.insert(savedSearches).values(
      Array.from({length: 500}, (_, n) => {
        const at = from + n
        const email = `person-${at}@example.com`
        const purpose = purposes[at % 3]
        const place = at % 2 ? '&place=Coral+Bay' : ''
        return {
          ...{id: randomUUID(), idempotencyKey: randomUUID(), bodyHash: '', email, name: 'x'},
          ...{
            person: personOf(email),
            locale: 'en',
            consent: '2026-11',
            state: 'confirmed' as const,
          },
          query: `${purpose && `purpose=${purpose}&`}min_price=${400_000 + at * 500}&max_price=${600_000 + at * 500}${place}`,
          frequency: 'at-once' as const,
        }
      }),
    )
  }
  await addHomes(HOMES + 1, HOMES + CHANGED)
  await timed(`look at ${CHANGED} new homes`, () => watchHomes(orm, 'two', today.day))
  await timed(`match ${SEARCHES} searches`, () => matchSearches(orm, today))
  const people = await orm
    .selectDistinct({person: savedSearches.person})
    .from(savedSearches)
    .limit(COMPOSED)
  const upto = await latestChange(orm)
  const readChanges = sharedChanges()
  await timed(`compose ${COMPOSED} mails`, async () => {
    for (const {person} of people) {
      await withHomes(
        orm,
        AT_ONCE,
        {id: '', person, day: today.day, time: '', upto, events: 0},
        today,
        readChanges,
      )
    }
  })
  await api.close()
}
process.exit(0)
