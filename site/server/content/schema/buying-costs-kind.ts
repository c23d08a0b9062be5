/**
 * Costs of a purchase beside the price, and limits of loans: rules of an emirate from a day on.
 * They are content, so that a new schedule of fees is a new record and no new code.
 */
import {emirates} from '../../../app/shared-with-server/emirate-names.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'
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
  text,
  words,
} from './fields.ts'
import {rowsOf} from './rows.ts'

const homeKinds = ['apartment', 'villa', 'office', 'land'] as const
const stages = ['ready', 'off-plan'] as const
const payers = ['buyer', 'shared', 'seller', 'developer'] as const
const buyers = ['resident', 'national', 'non-resident'] as const

const share = {least: 0, most: 100} as const
const amount = {least: 0, most: 1_000_000_000_000} as const
const priceFrom = optional(number('Only from this price on, in AED.', amount))
const priceBelow = optional(number('Only below this price, in AED.', amount))
const stage = optional(choice('Only for ready homes, or only off-plan.', stages))
const known = optional(
  flag('Off while the figure is uncertain: visitors are told so, and can enter their own.'),
)
const note = optional(words('One sentence that visitors see beside it.'))
const source = address('Where the figure is published.')
const checked = day('When the figure was last checked against its source.')

const fee = {
  id: text(
    'Small letters, digits and dashes. It is part of shared addresses, so do not change it.',
  ),
  name: words('What the fee is for.'),
  paid_to: words('Who receives it.'),
  paid_by: choice('Who usually pays it; only what the buyer pays is added up.', payers),
  fixed: optional(number('A fixed part of it, in AED without VAT.', amount)),
  percent: optional(
    number('A percentage, without VAT; if there is a fixed part too, the two are added.', share),
  ),
  of: optional(choice('What the percentage is of; empty means the price.', ['price', 'loan'])),
  least: optional(number('The minimum, in AED.', amount)),
  most: optional(number('The maximum, in AED.', amount)),
  with_vat: optional(flag('Whether VAT is added.')),
  with_loan: optional(flag('Only where there is a mortgage.')),
  stage,
  kinds: optional(
    list('Only for these kinds; empty means all.', {is: 'choice', of: homeKinds}, homeKinds.length),
  ),
  price_from: priceFrom,
  price_below: priceBelow,
  known,
  note,
  source,
  checked,
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
    key: 'Any id, such as `dubai-2025`. Of the records of an emirate the latest that is valid counts.',
    fields: {
      emirate: choice('The emirate whose rules these are.', emirates),
      valid_from: day('The day from which they apply.'),
      vat: number('Value added tax, in percent.', share),
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

interface Fee {
  id?: string
  fixed?: number
  percent?: number
  known?: boolean
  least?: number
  most?: number
}

const feesIn = ({fees}: Record<string, unknown>) => rowsOf<Fee>(fees)

export const feeFaults: Rule[] = [
  values => {
    const ids = feesIn(values).map(({id}) => id ?? '')
    const at = ids.findIndex((id, at) => !/^[a-z][a-z0-9-]{0,39}$/.test(id) || ids.indexOf(id) < at)
    return at < 0
      ? undefined
      : [
          `fees[${at}].id`,
          message(
            /*i18n*/ 'is there twice, or has other than small letters, digits and dashes: "{given}".',
            {given: ids[at] ?? ''},
          ),
        ]
  },
  values => {
    const at = feesIn(values).findIndex(
      ({fixed, percent, known}) => known !== false && fixed === undefined && percent === undefined,
    )
    return at < 0
      ? undefined
      : [
          `fees[${at}]`,
          message(
            /*i18n*/ 'has no amount and no percentage. Add one, or say that it is not known.',
          ),
        ]
  },
  values => {
    const at = feesIn(values).findIndex(
      ({least, most}) => least !== undefined && most !== undefined && least > most,
    )
    return at < 0 ? undefined : [`fees[${at}].least`, message(/*i18n*/ 'is more than the maximum.')]
  },
]
