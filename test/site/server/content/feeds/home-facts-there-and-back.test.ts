/** Facts that decide whether people write go out in the agency's feed, and come back as they were. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {formatFile, readMapping} from '#server/content/feeds/mapping.ts'
import type {ListedHome} from '#server/content/feeds/out/listed-homes.ts'
import {codesOf, listingXml} from '#server/content/feeds/out/listing-xml.ts'
import {homeFactFields} from '#server/content/schema/home-facts.ts'
import {
  completions,
  furnishings,
  milestones,
  payees,
  views,
} from '#trade/property/home-facts/codes.ts'
import {assertProperty} from '../../../../support/property-based.ts'
import {feedFile} from '../../support/feeds/feeds.ts'
import {outcomesIn} from '../../support/feeds/listing.ts'

const mapping = await readMapping(formatFile('property-finder'))
const codes = codesOf(mapping)

/** Each fact is stated in about half of the homes. */
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, {nil: undefined})
const day = fc
  .date({min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true})
  .map(date => date.toISOString().slice(0, 10))
const title = fc
  .string({unit: 'grapheme', minLength: 1, maxLength: 40})
  .filter(text => /\p{L}/u.test(text))
  .map(text => text.replace(/\s+/g, ' ').trim())
const words = fc.record({en: title, ar: title}, {requiredKeys: ['en']})
const hundredths = (least: number, most: number) =>
  fc.integer({min: least * 100, max: most * 100}).map(value => value / 100)

/** Shares of 100 with two decimals, in the order in which they are due. */
const paymentPlan = fc
  .tuple(
    fc.uniqueArray(fc.integer({min: 1, max: 9_999}), {maxLength: 12}),
    fc.array(day, {minLength: 13, maxLength: 13}),
    fc.array(
      fc.record(
        {
          milestone: fc.constantFrom(...milestones),
          name: words,
          built: hundredths(0, 100),
          monthly_parts: fc.integer({min: 2, max: 360}),
          paid_to: fc.constantFrom(...payees),
        },
        {requiredKeys: []},
      ),
      {minLength: 13, maxLength: 13},
    ),
  )
  .map(([cuts, days, rows]) => {
    const edges = [0, ...cuts.toSorted((one, other) => one - other), 10_000]
    const dues = days.toSorted()
    return edges.slice(1).map((edge, at) => {
      const {built, ...row} = rows[at] ?? {}
      return {
        ...row,
        ...(row.milestone === 'construction' && built !== undefined && {built}),
        due: dues[at],
        percent: (edge - (edges[at] ?? 0)) / 100,
      }
    })
  })

const shared = {
  furnishing: maybe(fc.constantFrom(...furnishings)),
  service_charge: maybe(fc.oneof(fc.constant(0), hundredths(1, 100), fc.constant(16.125))),
  floor: maybe(fc.integer({min: -10, max: 300})),
  parking: maybe(fc.integer({min: 0, max: 999})),
  views: maybe(fc.subarray([...views], {minLength: 1})),
  available_from: maybe(day),
  building: maybe(title.filter(text => !text.includes(',') && text !== 'Coral Bay')),
}

const ready = fc.record({...shared, completion: maybe(fc.constant(completions[0]))})
const offPlan = fc.record({
  ...shared,
  completion: fc.constant(completions[1]),
  handover: maybe(
    fc
      .tuple(fc.integer({min: 2000, max: 2099}), fc.integer({min: 1, max: 4}))
      .map(([year, quarter]) => `${year}-Q${quarter}`),
  ),
  payment_plan: maybe(paymentPlan),
})
const rented = fc.record({
  ...shared,
  cheques: maybe(fc.integer({min: 1, max: 12})),
  deposit: maybe(fc.integer({min: 500, max: 100_000_000_000})),
})

type Facts = Record<string, unknown>

async function thereAndBack(facts: Facts, purpose: string): Promise<Facts> {
  const {building} = facts
  const home = {
    ...{reference: 'X-1', purpose, price: 1_200_000, emirate: 'Dubai', listed: '2026-11-02'},
    ...{permit_number: 'P-1', permit_expiry: '2027-11-02', name: {en: 'Sea view'}},
    ...{main_images: ['pictures/sea.jpg'], address: {en: 'Pier Street, Coral Bay, Dubai'}},
    ...(building !== undefined && {address: {en: `${building}, Coral Bay, Dubai`}}),
    ...facts,
  }
  const listed = {home, type: {en: 'Apartment'}, neighborhood: 'Coral Bay'} as unknown as ListedHome
  const xml = listingXml(listed, {codes, storageUrl: 'https://media.example/'})
  const [outcome] = await outcomesIn(await feedFile('feed.xml', `<list>${xml}</list>`), mapping)
  assert.equal(outcome?.is, 'property', JSON.stringify(outcome))
  assert.deepEqual(outcome.property.remarks, [])
  const names = Object.keys(homeFactFields)
  return Object.fromEntries(
    Object.entries(outcome.property.values).filter(([name]) => names.includes(name)),
  )
}

const stated = (facts: Facts) =>
  JSON.parse(JSON.stringify(facts, (_, value) => (value === null ? undefined : value)))

describe('facts of homes in the agency’s feed', () => {
  const homes: [what: string, purpose: string, facts: fc.Arbitrary<Facts>][] = [
    ['a ready home for sale', 'residential-sale', ready],
    ['an off-plan home', 'residential-sale', offPlan],
    ['a rented home', 'residential-rent', rented],
  ]
  for (const [what, purpose, facts] of homes)
    it(`${what} is read as it was written`, () =>
      assertProperty(
        fc.asyncProperty(facts, async given => {
          assert.deepEqual(await thereAndBack(given, purpose), stated(given))
        }),
        {once: 40, all: 500},
      ))
})
