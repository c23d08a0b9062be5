/**
 * Costs of a purchase beside the price, and limits of loans: rules of an emirate from a day on.
 * They are content, so that a new schedule of fees is a new record and no new code.
 */
import {
  amount,
  charge,
  checked,
  known,
  RULES_KEY,
  rulesOfEmirate,
  share,
  source,
} from './charges.ts'
import {
  address,
  choice,
  day,
  type Fields,
  flag,
  group,
  type Kind,
  list,
  number,
  optional,
} from './fields.ts'

const payers = ['buyer', 'shared', 'seller', 'developer'] as const
const stages = ['ready', 'off-plan'] as const
const buyers = ['resident', 'national', 'non-resident'] as const

const priceFrom = optional(number('Only from this price on, in AED.', amount))
const priceBelow = optional(number('Only below this price, in AED.', amount))
const stage = optional(choice('Only for ready homes, or only off-plan.', stages))

const fee = {
  ...charge.named,
  paid_by: choice('Who usually pays it; only what the buyer pays is added up.', payers),
  ...charge.amounts,
  of: optional(choice('What the percentage is of; empty means the price.', ['price', 'loan'])),
  with_loan: optional(flag('Only where there is a mortgage.')),
  stage,
  ...charge.kinds,
  price_from: priceFrom,
  price_below: priceBelow,
  ...charge.evidence,
} satisfies Fields

const limit = {
  buyer: choice('The buyer the limit is for.', buyers),
  home: optional(choice('Only for the first home, or only for others.', ['first', 'other'])),
  stage,
  price_from: priceFrom,
  price_below: priceBelow,
  percent: number('How much of the price a bank may lend, in percent.', share),
  known,
} satisfies Fields

export const buyingCostsKind = {
  'buying-costs': {
    says: 'What buying costs on top of the price, and what banks may lend, by emirate and from a given day.',
    files: 'one',
    key: RULES_KEY,
    fields: {
      ...rulesOfEmirate,
      fees: list('Costs on top of the price.', {is: 'group', fields: fee}, 40),
      loan: group('What banks lend, and at what rate.', {
        limits: list(
          'How much of the price. The first that fits a buyer counts.',
          {is: 'group', fields: limit},
          40,
        ),
        longest_years: number('The longest term, in years.', {whole: true, least: 1, most: 50}),
        source,
        checked,
        rate: number('The interest rate assumed at first, in percent a year.', share),
        rate_source: address('Where the rate is published.'),
        rate_checked: day('When the rate was last checked against its source.'),
      }),
    },
  },
} satisfies Record<string, Kind>
