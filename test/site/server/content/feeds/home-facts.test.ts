/** Facts that decide whether people write: one in doubt costs a listing that fact, and no more. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {formatFile, readMapping} from '#server/content/feeds/mapping.ts'
import type {Mapping} from '#server/content/feeds/mapping-shape.ts'
import type {Outcome} from '#server/content/feeds/outcome.ts'
import {exampleFeed, feedFile} from '../../support/feeds/feeds.ts'
import {listed, outcomesIn} from '../../support/feeds/listing.ts'
import {rented, spellings, views} from './home-fact-spellings.ts'

const HOST = 'https://pictures.example'

function propertyIn(outcome: Outcome | undefined) {
  assert.equal(outcome?.is, 'property', JSON.stringify(outcome))
  return outcome.property
}

const given = (value: unknown) =>
  value === null ? 'left out, and said' : value === undefined ? 'not known' : `${value}`

describe('facts of homes as people and programs write them', () => {
  for (const [purpose, facts] of [['sale', spellings] as const, ['rent', rented] as const])
    for (const [name, all] of Object.entries(facts))
      for (const [spelling, value] of all)
        it(`the ${name} "${spelling}" is ${given(value)}`, () => {
          const {values, remarks} = propertyIn(listed({purpose, [name]: spelling}))
          assert.equal(values[name], value ?? undefined)
          assert.deepEqual(
            remarks.map(({field}) => field),
            value === null ? [name] : [],
          )
        })

  for (const [spelling, codes, others] of views)
    it(`the view "${spelling}" is ${codes.join(' and ') || 'left out, and said'}`, () => {
      const {values, remarks} = propertyIn(listed({views: spelling}))
      assert.deepEqual(values.views ?? [], codes)
      assert.deepEqual(
        remarks.map(({says}) => says.includes(`"${others}"`)),
        others === undefined ? [] : [true],
      )
    })

  it('a remark says what was read, and what can be', () => {
    assert.deepEqual(propertyIn(listed({service_charge: '24,500'})).remarks, [
      {
        field: 'service_charge',
        says: 'is "24,500", which cannot be read without doubt. Write it as 16.5, in AED a year for each square foot. The property is shown without it.',
      },
    ])
  })

  it('parking that is only said to be there is an amenity, and no number', () => {
    const {values, remarks} = propertyIn(listed({parking: 'Yes'}))
    assert.deepEqual([values.parking, values.amenity_codes, remarks], [undefined, ['parking'], []])
  })

  it('a quarter of handover is left out of a home that is not said to be off-plan', () => {
    const {values, remarks} = propertyIn(listed({handover: 'Q4 2027'}))
    assert.deepEqual([values.handover, remarks.length], [undefined, 1])
    const offPlan = propertyIn(listed({handover: 'Q4 2027', completion: 'off-plan'}))
    assert.deepEqual([offPlan.values.handover, offPlan.remarks], ['2027-Q4', []])
  })

  it('cheques are left out of a sale, which is shown', () => {
    const {values, remarks} = propertyIn(listed({cheques: '4'}))
    assert.deepEqual([values.cheques, remarks.map(({field}) => field)], [undefined, ['cheques']])
  })

  it('the rents of both portals’ formats have the facts that these name', async () => {
    const propertyFinder = await readMapping(formatFile('property-finder'))
    const file = await exampleFeed('property-finder', HOST)
    const [, rent] = await outcomesIn(file, propertyFinder)
    const {parking, amenity_codes, furnishing, completion, ...stated} = propertyIn(rent).values
    assert.deepEqual(
      [parking, amenity_codes, furnishing, completion],
      [undefined, ['parking'], 'unfurnished', 'ready'],
    )
    assert.deepEqual(
      [stated.cheques, stated.deposit, stated.available_from],
      [4, 7_000, '2027-02-01'],
    )
    const bayut = await readMapping(formatFile('bayut'))
    const [other] = await outcomesIn(await exampleFeed('bayut', HOST), bayut)
    const {values} = propertyIn(other)
    assert.deepEqual(
      [values.furnishing, values.completion, values.building],
      ['furnished', 'ready', 'Gate Tower 1'],
    )
  })

  it('a villa is in no building: its first name is that of a street or cluster', async () => {
    const mapping = await readMapping(formatFile('property-finder'))
    const asVilla = {
      ...mapping,
      fields: {...mapping.fields, property_type: {path: 'property_type', values: {AP: 'Villa'}}},
    }
    const [villa] = await outcomesIn(await exampleFeed('property-finder', HOST), asVilla)
    assert.equal(propertyIn(villa).values.building, undefined)
  })
})

describe('rows of a listing', () => {
  const fields = Object.fromEntries(
    ['reference', 'purpose', 'project', 'name', 'city', 'price', 'photos', 'units_as_of'].map(
      name => [name, name],
    ),
  )
  const mapping = {
    ...{name: 'crm', format: 'json'},
    fields: {...fields, property_type: {constant: 'Apartment'}, places: {constant: 'Coral Bay'}},
    rows: {
      payment_plan: {
        path: 'plan/steps',
        fields: {
          milestone: {path: 'at', values: {'Down payment': 'booking'}},
          name: {path: {en: 'title', ar: 'title_ar'}},
          due: 'day',
          percent: 'share',
        },
      },
      units: {
        path: 'left',
        fields: {bedrooms: 'beds', area_from: 'area', price_from: 'from', available: 'count'},
      },
    },
  } as unknown as Mapping

  async function propertyOf(facts: object) {
    const listing = {
      ...{reference: 'X-1', purpose: 'sale', name: 'Sea view', city: 'Dubai', price: 1_250_000},
      ...{photos: [`${HOST}/1.jpg`], ...facts},
    }
    const [outcome] = await outcomesIn(await feedFile('feed', JSON.stringify([listing])), mapping)
    return propertyIn(outcome)
  }

  it('a payment plan is read from the objects of a list', async () => {
    const steps = [
      {at: 'Down payment', share: 33.33},
      {title: 'Roof', title_ar: 'السقف', day: '30/06/2027', share: '33.33'},
      {at: 'Handover', share: '33.34 %'},
    ]
    const {values, remarks} = await propertyOf({plan: {steps}})
    assert.deepEqual(values.payment_plan, [
      {milestone: 'booking', percent: 33.33},
      {name: {en: 'Roof', ar: 'السقف'}, due: '2027-06-30', percent: 33.33},
      {milestone: 'handover', percent: 33.34},
    ])
    assert.deepEqual(remarks, [])
  })

  const doubtful: [what: string, steps: object[], field: string, says: RegExp][] = [
    [
      'adds up to less than the price',
      [{at: 'handover', share: 90}],
      'payment_plan',
      /^adds up to 90 percent\. /,
    ],
    [
      'has a row that does not say when it is due',
      [{share: 100}],
      'payment_plan[0]',
      /does not say when/,
    ],
    [
      'has a milestone that is not known',
      [{at: 'Roofing', share: 100}],
      'payment_plan[0].milestone',
      /Roofing/,
    ],
    [
      'has a share that could be two',
      [{at: 'handover', share: '33.333'}],
      'payment_plan[0].percent',
      /33\.333/,
    ],
  ]
  for (const [what, steps, at, says] of doubtful)
    it(`a payment plan that ${what} is left out as a whole, and said`, async () => {
      const {values, remarks} = await propertyOf({plan: {steps}})
      assert.equal(values.payment_plan, undefined)
      assert.deepEqual(
        remarks.map(({field}) => field),
        [at],
      )
      assert.match(remarks[0]?.says ?? '', says)
      assert.match(remarks[0]?.says ?? '', /The property is shown without it\.$/)
    })

  it('a payment plan of thousands of rows that cannot be read is said once', async () => {
    const steps = Array.from({length: 5_000}, (_, at) => ({at: 'Roofing', share: `some ${at}`}))
    const {values, remarks} = await propertyOf({plan: {steps}})
    assert.deepEqual([values.payment_plan, remarks.length], [undefined, 1])
  })

  const left = [
    {beds: 1, area: 650.4, from: '1,150,000', count: 3},
    {beds: 2, area: 0, count: 0},
  ]
  it('a project has the homes that are left, with the day on which they were counted', async () => {
    const facts = {project: true, units_as_of: '2026-11-20', left}
    const {values, remarks} = await propertyOf(facts)
    assert.deepEqual(values.units, [
      {bedrooms: 1, area_from: 650, price_from: 1_150_000, available: 3},
      {bedrooms: 2, available: 0},
    ])
    assert.deepEqual([values.project, values.units_as_of, remarks], [true, '2026-11-20', []])
  })

  it('a studio among the homes that are left has no bedrooms', async () => {
    const beds = ['Studio', 'STUDIO', 'studio apartment', 'استوديو', '0', 0, '2 BR']
    const {values, remarks} = await propertyOf({
      ...{project: true, units_as_of: '2026-11-20'},
      left: beds.map(one => ({beds: one, count: 1})),
    })
    assert.deepEqual(
      values.units,
      [0, 0, 0, 0, 0, 0, 2].map(bedrooms => ({bedrooms, available: 1})),
    )
    assert.deepEqual(remarks, [])
  })

  for (const [what, facts] of [
    ['no project has', {units_as_of: '2026-11-20'}],
    ['no day says when they were counted', {project: true}],
  ] as const)
    it(`homes that are left are left out where ${what}`, async () => {
      const {values, remarks} = await propertyOf({...facts, left})
      assert.deepEqual([values.units, remarks.length], [undefined, 1])
    })

  it('a mapping of CSV with rows is refused, since a line holds none', async () => {
    const file = await feedFile('m.json', JSON.stringify({...mapping, format: 'csv'}))
    await assert.rejects(readMapping(file), {message: /has "rows", which CSV cannot hold/})
  })
})
