/**
 * Lines of costs, of a purchase or of a tenancy: rules of an emirate from a day on. They are content, so
 * that a new schedule of fees is a new record and no new code.
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
  list,
  number,
  optional,
  text,
  words,
} from './fields.ts'
import {rowsOf} from './rows.ts'

const homeKinds = ['apartment', 'villa', 'office', 'land'] as const

export const share = {least: 0, most: 100} as const
export const amount = {least: 0, most: 1_000_000_000_000} as const
export const known = optional(
  flag('Off while the figure is uncertain: visitors are told so, and can enter their own.'),
)
export const source = address('Where the figure is published.')
export const checked = day('When the figure was last checked against its source.')

export const RULES_KEY =
  'Any id, such as `dubai-2025`. Of the records of an emirate the latest that is valid counts.'

export const rulesOfEmirate = {
  emirate: choice('The emirate whose rules these are.', emirates),
  valid_from: day('The day from which they apply.'),
  vat: number('Value added tax, in percent.', share),
} satisfies Fields

export const charge = {
  named: {
    id: text(
      'Small letters, digits and dashes. It is part of shared addresses, so do not change it.',
    ),
    name: words('What the fee is for.'),
    paid_to: words('Who receives it.'),
  },
  amounts: {
    fixed: optional(number('A fixed part of it, in AED without VAT.', amount)),
    percent: optional(
      number('A percentage, without VAT; if there is a fixed part too, the two are added.', share),
    ),
    least: optional(number('The minimum, in AED.', amount)),
    most: optional(number('The maximum, in AED.', amount)),
    with_vat: optional(flag('Whether VAT is added.')),
  },
  kinds: {
    kinds: optional(
      list(
        'Only for these kinds; empty means all.',
        {is: 'choice', of: homeKinds},
        homeKinds.length,
      ),
    ),
  },
  evidence: {
    known,
    note: optional(words('One sentence that visitors see beside it.')),
    source,
    checked,
  },
} satisfies Record<string, Fields>

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
