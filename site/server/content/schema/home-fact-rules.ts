/** Rules between the facts of a home. */
import {QUARTER} from '#trade/property/home-facts/codes.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'
import type {RecordOf} from './fields.ts'
import type {homeFactFields} from './home-facts.ts'
import {eachRow, rowsOf} from './rows.ts'

type Facts = Required<RecordOf<typeof homeFactFields>>
type Payment = Facts['payment_plan'][number]
type UnitType = Facts['units'][number]

const RENTALS_ONLY = /*i18n*/ 'is for rentals only. Remove it, or change the purpose.'
const SALES_ONLY = /*i18n*/ 'is for sales only. Remove it, or change the purpose.'

/** A field that only homes for sale, or only those for rent, may have. */
const onlyFor =
  (end: '-sale' | '-rent', field: keyof Facts): Rule =>
  ({purpose, [field]: value}) =>
    isEmpty(value) || purpose === undefined || `${purpose}`.endsWith(end)
      ? undefined
      : [field, message(end === '-rent' ? RENTALS_ONLY : SALES_ONLY)]

/** A plan of no payments says nothing. */
const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0)

/** Hundredths of a percent are whole numbers, whose sum is exact. */
const hundredths = (percent: number) => Math.round(percent * 100)
const ALL = 10_000

const handoverFaults: Rule[] = [
  ({handover}) =>
    typeof handover === 'string' && !QUARTER.test(handover)
      ? [
          'handover',
          message(/*i18n*/ 'must be a quarter such as 2027-Q4, got "{given}".', {given: handover}),
        ]
      : undefined,
  ({handover, completion}) =>
    handover && completion !== 'off-plan'
      ? [
          'handover',
          message(
            /*i18n*/ 'is for homes that are still being built. Remove it, or say that this one is off-plan.',
          ),
        ]
      : undefined,
]

const paymentFaults: Rule[] = [
  ({payment_plan}) => {
    const shares = rowsOf<Payment>(payment_plan).map(({percent}) => percent)
    // A share that could not be read is reported already.
    if (!shares.length || !shares.every(share => share !== undefined)) return undefined
    const sum = shares.reduce((all, share) => all + hundredths(share), 0)
    return sum === ALL
      ? undefined
      : [
          'payment_plan',
          message(/*i18n*/ 'adds up to {percent} percent. Correct its rows, so that it is 100.', {
            percent: sum / 100,
          }),
        ]
  },
  eachRow<Payment>('payment_plan', {
    isFault: ({percent = 0}) => Math.abs(percent * 100 - hundredths(percent)) > 1e-6,
    field: 'percent',
    says: /*i18n*/ 'has more than two decimals. Round it.',
  }),
  eachRow<Payment>('payment_plan', {
    isFault: ({milestone, name, due}) => !milestone && !name && !due,
    says: /*i18n*/ 'does not say when it is due. Add a milestone, a name or a day.',
  }),
  eachRow<Payment>('payment_plan', {
    isFault: ({built, milestone}) => built !== undefined && milestone !== 'construction',
    field: 'built',
    says: /*i18n*/ 'is for payments during construction only. Remove it.',
  }),
  eachRow<Payment>('payment_plan', {
    isFault: ({due = ''}, at, rows) =>
      due !== '' && rows.slice(0, at).some(({due: before = ''}) => before > due),
    field: 'due',
    says: /*i18n*/ 'is before that of a row above it. List payments as they are due.',
  }),
]

const unitFaults: Rule[] = [
  ({units, project}) =>
    rowsOf(units).length && project !== true
      ? ['units', message(/*i18n*/ 'is for projects only. Remove it, or mark the project as one.')]
      : undefined,
  ({units, units_as_of}) =>
    rowsOf(units).length && !units_as_of
      ? [
          'units_as_of',
          message(/*i18n*/ 'is missing: say on which day the homes that are left were counted.'),
        ]
      : undefined,
  ({units_as_of}, today) =>
    `${units_as_of ?? ''}` > today
      ? [
          'units_as_of',
          message(/*i18n*/ 'is in the future. Give the day on which the homes were counted.'),
        ]
      : undefined,
  eachRow<UnitType>('units', {
    isFault: ({area_from = 0, area_to = Infinity}) => area_from > area_to,
    field: 'area_from',
    says: /*i18n*/ 'is more than the largest of these homes.',
  }),
]

export const homeFactFaults: Rule[] = [
  ...handoverFaults,
  onlyFor('-sale', 'payment_plan'),
  ...paymentFaults,
  onlyFor('-rent', 'cheques'),
  onlyFor('-rent', 'deposit'),
  ...unitFaults,
]
