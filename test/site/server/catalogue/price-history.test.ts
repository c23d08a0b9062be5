/** The history of a home's price, and the homes whose price is new. */
import assert from 'node:assert/strict'
import {before, describe, it} from 'node:test'
import {eq, sql} from 'drizzle-orm'
import fc from 'fast-check'
import {type DatedEvent, priceHistory, recentChange} from '#server/catalogue/price-history.ts'
import {homeEvents} from '#server/content/change-tables.ts'
import {contentVersion} from '#server/content/import-tables.ts'
import {properties} from '#server/content/tables.ts'
import {refreshContent} from '#server/content/versions/content-version.ts'
import type {Property} from '#trade/contract/entities.ts'
import {dayFrom} from '../../../support/dates.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {read} from '../support/api/read.ts'
import {newFolder, set, startWithContent} from '../support/content/content.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {useRunning} from '../support/running.ts'

const sale = (day: string, event: DatedEvent['event'], price: number | null): DatedEvent => ({
  ...{day, event, price, period: null},
})
const [MAY, JUNE, JULY, AUGUST] = ['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01'] as const

describe('price history', () => {
  it('the first day is that of the listing only where the record names it', () => {
    const events = [sale(MAY, 'listed', 5)]
    const first = (listed: string) => priceHistory(events, listed).map(({event}) => event)
    assert.deepEqual([first(MAY), first('2026-04-30')], [['listed'], ['known']])
  })

  it('a home that was withdrawn and listed again shows both, and no price while it was away', () => {
    const events = [
      sale(MAY, 'known', 5),
      sale(JUNE, 'withdrawn', 5),
      sale(JULY, 'listed', 4),
      sale(AUGUST, 'sold', 4),
    ]
    assert.deepEqual(JSON.parse(JSON.stringify(priceHistory(events, MAY))), [
      {day: MAY, event: 'listed', price: 5},
      {day: JUNE, event: 'withdrawn'},
      {day: JULY, event: 'listed', price: 4},
      {day: AUGUST, event: 'sold'},
    ])
  })

  it('a price that is put right on the same day never happened', () => {
    const events = [sale(MAY, 'known', 500), sale(JUNE, 'price', 50), sale(JUNE, 'price', 500)]
    assert.equal(priceHistory(events, MAY).length, 1)
    assert.equal(recentChange(events, JUNE), undefined)
  })

  it('an earlier change counts although a later price was put right', () => {
    const events = [
      sale(MAY, 'known', 500),
      sale(JUNE, 'price', 450),
      sale('2026-06-05', 'price', 45),
      sale('2026-06-05', 'price', 450),
    ]
    assert.deepEqual(recentChange(events, '2026-06-06'), {price_changed: JUNE, price_before: 500})
  })

  it('a price is new for fourteen days', () => {
    const events = [sale(MAY, 'known', 500), sale(JUNE, 'price', 450)]
    assert.ok(recentChange(events, '2026-06-14'))
    assert.equal(recentChange(events, '2026-06-15'), undefined)
  })

  it('a rent for another period is compared for the same one', () => {
    const events: DatedEvent[] = [
      {day: MAY, event: 'known', price: 10_000, period: 'month'},
      {day: JUNE, event: 'price', price: 110_000, period: 'year'},
    ]
    assert.equal(recentChange(events, JUNE)?.price_before, 120_000)
    const same = [events[0], {...events[1], price: 120_000}] as DatedEvent[]
    assert.equal(recentChange(same, JUNE), undefined)
  })

  it('no price is new that was not asked for while the home was offered', () => {
    const cases: DatedEvent[][] = [
      [sale(MAY, 'known', 5), sale(JUNE, 'withdrawn', 5), sale(JULY, 'listed', 4)],
      [sale(MAY, 'known', null), sale(JULY, 'price', 4)],
      [sale(MAY, 'known', 5), sale(JULY, 'price', null)],
      [sale(MAY, 'known', 5), sale(JUNE, 'price', 4), sale(JULY, 'withdrawn', 4)],
      [sale(JULY, 'listed', 5), sale(JULY, 'price', 4)],
      [sale(MAY, 'known', 5), {...sale(JULY, 'listed', 4), period: 'year'}],
    ]
    for (const events of cases) assert.equal(recentChange(events, JULY), undefined)
  })

  it('any events give a row for each day that ended otherwise than the one before', () => {
    const event = fc.record({
      day: fc.integer({min: 1, max: 9}).map(day => `2026-05-0${day}`),
      event: fc.constantFrom('price', 'withdrawn', 'sold', 'listed'),
      price: fc.constantFrom(1, 2, null),
      period: fc.constantFrom('year', 'month', null),
    }) as fc.Arbitrary<DatedEvent>
    const isGone = (one: DatedEvent) => one.event === 'withdrawn' || one.event === 'sold'
    const stateOf = (one: DatedEvent) => (isGone(one) ? one.event : `${one.price} ${one.period}`)
    assertProperty(
      fc.property(fc.array(event), given => {
        const events = given.toSorted((one, other) => one.day.localeCompare(other.day))
        const days = [...new Set(events.map(({day}) => day))]
        const expected: string[] = []
        let known: string | undefined
        for (const day of days) {
          const last = events.findLast(one => one.day === day) as DatedEvent
          const state = stateOf(last)
          if (state === known || (known === undefined && isGone(last))) continue
          known = state
          expected.push(day)
        }
        assert.deepEqual(
          priceHistory(events, MAY).map(({day}) => day),
          expected.slice(-50),
        )
      }),
    )
  })
})

describe('recorded prices in answers', () => {
  const api = useRunning(async () =>
    startWithContent(
      oneDatabase,
      await newFolder(
        set('properties', 'garden-villa', {building: 'Dune House'}),
        set('properties', 'bay-towers', {building: 'Dune House'}),
        set('properties', 'quiet-studio', {building: 'Dune House', neighborhood: 'dune-park'}),
      ),
    ),
  )
  const VILLA = 'garden-villa'

  before(async () => {
    const orm = await api.database.ready()
    const [villa] = await orm.select().from(properties).where(eq(properties.id, VILLA))
    const {reference = ''} = villa ?? {}
    await orm.update(homeEvents).set({at: sql`now() - interval '30 days'`})
    const at = sql`now() - interval '3 days'`
    const event = 'price'
    await orm.insert(homeEvents).values({reference, home: VILLA, event, price: 8_000_000, at})
    await orm.update(properties).set({price: 8_000_000}).where(eq(properties.id, VILLA))
    await orm.update(contentVersion).set({version: 'another'})
    await refreshContent(api.database)
  })

  const NEW = {price_changed: dayFrom(-3), price_before: 9_000_000}
  const markOf = ({price_changed, price_before}: Property) => ({price_changed, price_before})
  const homes = async (name: Parameters<typeof read>[1], params = {}) =>
    (await read(api.app, name, params)).data

  it('the answer about a home has its history', async () => {
    const home = (await homes('propertyDetail', {slug: VILLA})) as Property
    assert.deepEqual(home.history, [
      {day: dayFrom(-30), event: 'known', price: 9_000_000},
      {day: dayFrom(-3), event: 'price', price: 8_000_000},
    ])
    assert.deepEqual(markOf(home), NEW)
  })

  it('searches and lists have the day of the change and the price before, and no history', async () => {
    const {properties: found} = (await homes('searchProperties')) as {properties: Property[]}
    const {exclusive_properties} = (await homes('getHomeItems')) as Record<string, Property[]>
    for (const list of [found, exclusive_properties]) {
      const villa = list?.find(({slug}) => slug === VILLA)
      assert.ok(villa)
      assert.deepEqual(markOf(villa), NEW)
      assert.equal(villa.history, undefined)
    }
    const others = found.filter(({slug}) => slug !== VILLA)
    assert.ok(others.length > 0)
    for (const home of others) assert.equal(home.price_changed, undefined)
  })

  it('homes in a building of the same name elsewhere are not in this one', async () => {
    const found = (await homes('getHomesInBuilding', {slug: VILLA})) as Property[]
    assert.deepEqual(
      found.map(({slug}) => slug),
      ['quiet-studio'],
    )
    assert.deepEqual(await homes('getHomesInBuilding', {slug: 'bay-towers'}), [])
  })
})
