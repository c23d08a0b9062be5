/** Each fault in the facts of a home is named at its place, with what to do. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {checkValues} from '#server/content/schema/check-values.ts'
import {inEnglish} from '../../../../site/app/shared-with-server/message.ts'

const home = {
  ...{reference: 'X-1', purpose: 'residential-sale', property_type: 'apartment', name: 'Sea view'},
  ...{neighborhood: 'coral-bay', emirate: 'Sharjah', city: 'Sharjah', state: 'Sharjah'},
  ...{main_images: ['pictures/sea.jpg'], address: 'Quay 1', listed: '2026-11-02'},
}

/** Problems of a home with these facts: each as its field and what is said of it. */
function faultsOf(facts: object): string[] {
  const faults: string[] = []
  const report = (field: string, says: Parameters<typeof inEnglish>[0]) =>
    void faults.push(`${field} ${inEnglish(says)}`)
  const value = {...home, ...facts}
  checkValues(
    {kind: 'properties', key: 'sea-view', value},
    {report, notice() {}, today: '2026-11-30'},
  )
  return faults
}

const inPlan = (...payment_plan: unknown[]) => ({payment_plan})
const rent = {purpose: 'residential-rent'}
const project = {project: true, units_as_of: '2026-11-20'}

describe('facts of a home that are right', () => {
  const right: [what: string, facts: object][] = [
    ['that says none of them', {}],
    [
      'whose payments are thirds',
      inPlan(...[33.33, 33.33, 33.34].map(percent => ({due: '2027-01-31', percent}))),
    ],
    [
      'whose payments are many small ones',
      inPlan(
        ...Array.from({length: 60}, (_, at) => ({due: '2027-01-31', percent: at ? 1.67 : 1.47})),
      ),
    ],
    ['that is paid at once', inPlan({milestone: 'handover', percent: 100})],
    [
      'whose payments have days, names and milestones',
      inPlan(
        {milestone: 'booking', percent: 10},
        {milestone: 'construction', built: 50, percent: 30},
        {name: 'Roof', due: '2027-03-31', percent: 10},
        {milestone: 'after-handover', monthly_parts: 24, percent: 50, paid_to: 'developer'},
      ),
    ],
    ['that is handed over', {completion: 'off-plan', handover: '2027-Q4'}],
    ['for rent', {...rent, cheques: 12, deposit: 9_250}],
    ['on the ground floor, without parking', {floor: 0, parking: 0}],
    ['without a service charge', {service_charge: 0}],
    [
      'that is a project',
      {...project, units: [{bedrooms: 0, area_from: 400, area_to: 400, available: 0}]},
    ],
    ['for rent with a plan of no payments', {...rent, payment_plan: []}],
  ]
  for (const [what, facts] of right)
    it(`a home ${what} has no fault`, () => {
      assert.deepEqual(faultsOf(facts), [])
    })
})

describe('facts of a home that are wrong', () => {
  const wrong: [what: string, facts: object, faults: string[]][] = [
    [
      'a quarter in another spelling',
      {completion: 'off-plan', handover: 'Q4 2027'},
      ['handover must be a quarter such as 2027-Q4, got "Q4 2027".'],
    ],
    [
      'a quarter of a ready home',
      {completion: 'ready', handover: '2027-Q4'},
      [
        'handover is for homes that are still being built. Remove it, or say that this one is off-plan.',
      ],
    ],
    [
      'a quarter of a home that does not say whether it is ready',
      {handover: '2027-Q4'},
      [
        'handover is for homes that are still being built. Remove it, or say that this one is off-plan.',
      ],
    ],
    [
      'a plan of less than the price',
      inPlan({milestone: 'booking', percent: 33.33}, {milestone: 'handover', percent: 66.66}),
      ['payment_plan adds up to 99.99 percent. Correct its rows, so that it is 100.'],
    ],
    [
      'a plan of more than the price',
      inPlan({milestone: 'booking', percent: 60}, {milestone: 'handover', percent: 50}),
      ['payment_plan adds up to 110 percent. Correct its rows, so that it is 100.'],
    ],
    [
      'a payment with three decimals',
      inPlan({milestone: 'booking', percent: 33.333}, {milestone: 'handover', percent: 66.667}),
      ['payment_plan[0].percent has more than two decimals. Round it.'],
    ],
    [
      'a negative payment',
      inPlan({milestone: 'booking', percent: -20}, {milestone: 'handover', percent: 120}),
      [
        'payment_plan[0].percent must be from 0.01 to 100, got -20.',
        'payment_plan[1].percent must be from 0.01 to 100, got 120.',
      ],
    ],
    [
      'a payment of nothing',
      inPlan({milestone: 'booking', percent: 0}, {milestone: 'handover', percent: 100}),
      ['payment_plan[0].percent must be from 0.01 to 100, got 0.'],
    ],
    [
      'a payment without a share',
      inPlan({milestone: 'booking'}, {milestone: 'handover', percent: 100}),
      [
        'payment_plan[0].percent is missing. It is a number: Of the price, with two decimals at most.',
      ],
    ],
    [
      'a payment that is none',
      inPlan(5, {milestone: 'handover', percent: 100}),
      ['payment_plan[0] must be an object, got 5.'],
    ],
    [
      'a payment that does not say when it is due',
      inPlan({milestone: 'booking', percent: 20}, {percent: 80}),
      ['payment_plan[1] does not say when it is due. Add a milestone, a name or a day.'],
    ],
    [
      'a part of the building in a payment on booking',
      inPlan({milestone: 'booking', built: 20, percent: 100}),
      ['payment_plan[0].built is for payments during construction only. Remove it.'],
    ],
    [
      'a payment that is due before an earlier one',
      inPlan(
        {due: '2027-06-30', percent: 50},
        {milestone: 'handover', percent: 25},
        {due: '2027-01-31', percent: 25},
      ),
      ['payment_plan[2].due is before that of a row above it. List payments as they are due.'],
    ],
    [
      'a plan of a rent',
      {...rent, ...inPlan({milestone: 'booking', percent: 100})},
      ['payment_plan is for sales only. Remove it, or change the purpose.'],
    ],
    [
      'a number of cheques of a sale',
      {cheques: 4},
      ['cheques is for rentals only. Remove it, or change the purpose.'],
    ],
    [
      'a deposit of a sale',
      {deposit: 9_250},
      ['deposit is for rentals only. Remove it, or change the purpose.'],
    ],
    [
      'a number of cheques above that of months',
      {...rent, cheques: 13},
      ['cheques must be from 1 to 12, got 13.'],
    ],
    [
      'a list of homes that are left of a single home',
      {units: [{available: 3}], units_as_of: '2026-11-20'},
      ['units is for projects only. Remove it, or mark the project as one.'],
    ],
    [
      'a list of homes that nobody has counted',
      {project: true, units: [{available: 3}]},
      ['units_as_of is missing: say on which day the homes that are left were counted.'],
    ],
    [
      'a count of the future',
      {...project, units: [{available: 3}], units_as_of: '2026-12-01'},
      ['units_as_of is in the future. Give the day on which the homes were counted.'],
    ],
    [
      'a row of homes whose smallest is the largest',
      {...project, units: [{available: 3}, {area_from: 900, area_to: 800, available: 1}]},
      ['units[1].area_from is more than the largest of these homes.'],
    ],
    [
      'a list of homes without rows',
      {...project, units: ['three']},
      ['units[0] must be an object, got "three".'],
    ],
    [
      'a view that is none',
      {views: ['sea-view', 'wall-view']},
      [
        'views[1] must be one of sea-view, marina-view, lake-view, canal-view, golf-view, park-view, skyline-view, got "wall-view".',
      ],
    ],
  ]
  for (const [what, facts, faults] of wrong)
    it(`${what} is refused, with what to do`, () => {
      assert.deepEqual(faultsOf(facts), faults)
    })
})
