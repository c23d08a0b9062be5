/**
 * Prints how long the figures of the agency's desk take on the embedded database, p50 and p95 in
 * milliseconds, and p50 of the time of the processor alone, which other processes lengthen less:
 * `node test/benchmarks/desk-figures.ts [enquiries=50000] [repetitions=40]`.
 */
import {mkdtemp, rm} from 'node:fs/promises'
import {loadavg, tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'drizzle-orm'
import {groupings} from '#desk/figures/figures.ts'
import {readGroups} from '#desk/figures/groups.ts'
import {readOverview} from '#desk/figures/overview.ts'
import {readResponse} from '#desk/figures/response.ts'
import {listPartners} from '#desk/partners/read-partners.ts'
import {countDeliveries} from '#server/leads/delivery/backlog.ts'
import {type Orm, openDatabase} from '#server/platform/db/connect.ts'
import {officeDay} from '#trade/agency/office-day.ts'

const enquiries = Number(process.argv[2] ?? 50_000)
const repetitions = Number(process.argv[3] ?? 40)
const DAY = 86_400_000
const daysBefore = (count: number) => officeDay(new Date(Date.now() - (count - 1) * DAY))

const dataDir = await mkdtemp(join(tmpdir(), 'ocp-figures-'))
const database = openDatabase({dataDir, databaseUrl: undefined})
try {
  const orm = await database.ready()
  await fill(orm)
  console.log(`${enquiries} enquiries in a year. Load ${loadavg()[0]?.toFixed(1)}`)
  const rows: Record<string, Record<string, string>> = {}
  for (const days of [7, 30, 90, 366]) {
    const period = {from: daysBefore(days), to: daysBefore(1)}
    const ways: [string, () => Promise<unknown>][] = [
      ['overview', () => readOverview(orm, period)],
      ['response', () => readResponse(orm, period)],
      ...groupings.map((by): [string, () => Promise<unknown>] => [
        by,
        () => readGroups(orm, by, period),
      ]),
    ]
    for (const [name, way] of ways) {
      rows[name] = {...rows[name], [`${days} days`]: await measured(way)}
    }
  }
  console.table(rows)
  console.table({
    'partners, a page': await measured(() => listPartners(orm, '')),
    'deliveries by channel': await measured(() => countDeliveries(orm)),
  })
} finally {
  await database.close()
  await rm(dataDir, {recursive: true})
}

async function measured(way: () => Promise<unknown>) {
  const times: number[] = []
  const processor: number[] = []
  for (let n = 0; n < repetitions; n++) {
    const began = performance.now()
    const used = process.cpuUsage()
    await way()
    const {user, system} = process.cpuUsage(used)
    processor.push((user + system) / 1_000)
    times.push(performance.now() - began)
  }
  const at = (values: number[], part: number) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length * part)]?.toFixed(0)
  return `${at(times, 0.5)} / ${at(times, 0.95)}, cpu ${at(processor, 0.5)}`
}

/** Over a year: 20 partners, 400 pages, 40 campaigns; the latest 200 are new, one of ten is spam. */
async function fill(orm: Orm) {
  await orm.execute(sql`
    insert into leads (id, form, idempotency_key, body_hash, name, phone, email, message, payload,
      from_url, partner, widget, campaign, suspected_spam, state, property, received_at)
    select gen_random_uuid(), (array['contact','newsletter','createBooking','addListWithUs'])[1 + n % 4],
      'key ' || n, 'hash', 'Layla Haddad', '+97150' || n, 'layla' || n || '@mail.example',
      'I would like to see this home on Thursday, after five.', jsonb_build_object('name', 'Layla', 'n', n),
      'properties/home-' || n % 400 || '?utm_source=x', case when n % 3 = 0 then 'partner-' || n % 20 end,
      case when n % 3 = 0 then 'ocp-book-now' end,
      case when n % 2 = 0 then jsonb_build_object('utm_source', 'source-' || n % 10, 'utm_campaign', 'campaign-' || n % 40) end,
      case when n % 30 = 0 then 'fast' end,
      case when n <= 200 then 'received' else (array['called','called','called','viewing','won','lost','called','viewing','lost','spam'])[1 + n % 10] end,
      case when n % 4 = 0 then 'home-' || n % 400 end,
      now() - n * interval '1 year' / ${enquiries}
    from generate_series(1, ${enquiries}) n`)
  await orm.execute(sql`
    insert into lead_events (lead, at, account, actor, what)
    select id, received_at + random() * interval '2 days', gen_random_uuid(), 'Omar', 'state'
    from leads where state <> 'received'`)
  await orm.execute(sql`
    insert into lead_events (lead, at, account, actor, what, text)
    select id, received_at + random() * interval '4 days', gen_random_uuid(), 'Omar', 'note', 'Called, nobody answered.'
    from leads where random() < 0.3`)
  await orm.execute(sql`
    insert into widget_use (day, partner, widget, kind, count)
    select current_date - d, 'partner-' || p, w, k, 5
    from generate_series(0, 365) d, generate_series(0, 19) p, unnest(array['ocp-book-now','ocp-contact-form']) w, unnest(array['view','open']) k`)
  await orm.execute(sql`
    insert into partners (id, origins) select 'partner-' || n, '[]' from generate_series(0, 59) n`)
  await orm.execute(sql`
    insert into outbox (item, kind, state, last_error)
    select id, 'webhook', case when random() < 0.01 then 'failed' else 'delivered' end, null from leads`)
  await orm.execute(sql`analyze`)
}
