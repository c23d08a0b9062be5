/** Facts of a home that decide whether people write. */
import {
  completions,
  furnishings,
  milestones,
  payees,
  views,
} from '#trade/property/home-facts/codes.ts'
import {choice, day, type Fields, inWhole, list, number, optional, text, words} from './fields.ts'

const dirhams = {whole: true, least: 1, most: 100_000_000_000} as const
const squareFeet = {whole: true, least: 1, most: 1_000_000_000} as const

const payment = {
  milestone: optional(choice('What it is due at.', milestones)),
  percent: number('Of the price, with two decimals at most.', {least: 0.01, most: 100}),
  due: optional(day('The day on which it is due.')),
  built: optional(
    number('How much of the building stands then, in percent; during construction only.', {
      least: 0,
      most: 100,
    }),
  ),
  monthly_parts: optional(
    number('In so many equal parts, one a month; empty means at once.', {
      whole: true,
      least: 2,
      most: 360,
    }),
  ),
  paid_to: optional(choice('Who receives it.', payees)),
  name: optional(words('What it is called, where no milestone says it.')),
} satisfies Fields

const unitType = {
  bedrooms: optional(number('0 is a studio.', {whole: true, least: 0, most: 50})),
  area_from: optional(number('The smallest, in square feet.', squareFeet)),
  area_to: optional(number('The largest, in square feet.', squareFeet)),
  price_from: optional(number('The lowest price, in AED.', dirhams)),
  available: number('How many are left; 0 is sold out.', {whole: true, least: 0, most: 100_000}),
  name: optional(words('What these homes are called, such as Duplex.')),
} satisfies Fields

export const homeFactFields = {
  furnishing: inWhole(optional(choice('Whether it comes with furniture.', furnishings))),
  completion: inWhole(optional(choice('Ready, or still being built.', completions))),
  handover: inWhole(
    optional(
      text(
        'The quarter in which an off-plan home is handed over: the year, then Q1 to Q4, such as 2027-Q4.',
      ),
    ),
  ),
  payment_plan: inWhole(
    optional(
      list(
        'How an off-plan home is paid, in the order of the payments; together they are 100 percent.',
        {is: 'group', fields: payment},
        60,
      ),
    ),
  ),
  // Dearer ones are for a whole home.
  service_charge: inWhole(
    optional(number('In AED a year for each square foot.', {least: 0, most: 100})),
  ),
  cheques: inWhole(
    optional(
      number('The most cheques in which a year’s rent may be paid.', {
        whole: true,
        least: 1,
        most: 12,
      }),
    ),
  ),
  // A smaller number is a percentage of the rent.
  deposit: inWhole(
    optional(number('Security deposit of a rent, in AED.', {...dirhams, least: 500})),
  ),
  floor: inWhole(optional(number('0 is the ground floor.', {whole: true, least: -10, most: 300}))),
  parking: inWhole(
    optional(number('Spaces that come with the home.', {whole: true, least: 0, most: 1_000})),
  ),
  views: inWhole(optional(list('What it looks out on.', {is: 'choice', of: views}, views.length))),
  available_from: inWhole(optional(day('From when on people can move in.'))),
  building: inWhole(
    optional(text('Name of the building or tower; homes in one building have the same.')),
  ),
  units: inWhole(
    optional(list('Homes of a project that are left.', {is: 'group', fields: unitType}, 100)),
  ),
  units_as_of: inWhole(optional(day('When the homes that are left were counted.'))),
} satisfies Fields
