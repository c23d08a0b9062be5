/** Rules between the facts of a home. */
import {QUARTER} from '#trade/property/home-facts/codes.ts'
import {message} from '../../../app/shared-with-server/message.ts'
import type {Rule} from './checking.ts'

interface Payment {
  milestone?: string
  name?: unknown
  built?: number
  due?: string
  percent?: number
}
interface UnitType {
  area_from?: number
  area_to?: number
}

const rowsOf = <Row>(value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])
const isForSale = ({purpose}: Record<string, unknown>) => `${purpose}`.endsWith('-sale')
const hundredths = (percent: unknown) => Math.round(Number(percent) * 100)

export const homeFactFaults: Rule[] = [
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
  ({payment_plan}) => {
    const rows = rowsOf<Payment>(payment_plan)
    const sum = rows.reduce((all, {percent}) => all + hundredths(percent), 0)
    return rows.length && sum !== 10_000
      ? [
          'payment_plan',
          message(/*i18n*/ 'adds up to {percent} percent. Correct its rows, so that it is 100.', {
            percent: sum / 100,
          }),
        ]
      : undefined
  },
  ({payment_plan}) => {
    const at = rowsOf<Payment>(payment_plan).findIndex(
      ({percent}) => Math.abs(Number(percent) * 100 - hundredths(percent)) > 1e-6,
    )
    return at < 0
      ? undefined
      : [`payment_plan[${at}].percent`, message(/*i18n*/ 'has more than two decimals. Round it.')]
  },
  ({payment_plan}) => {
    const at = rowsOf<Payment>(payment_plan).findIndex(
      ({milestone, name, due}) => !milestone && !name && !due,
    )
    return at < 0
      ? undefined
      : [
          `payment_plan[${at}]`,
          message(/*i18n*/ 'does not say when it is due. Add a milestone, a name or a day.'),
        ]
  },
  ({payment_plan}) => {
    const at = rowsOf<Payment>(payment_plan).findIndex(
      ({built, milestone}) => built !== undefined && milestone !== 'construction',
    )
    return at < 0
      ? undefined
      : [
          `payment_plan[${at}].built`,
          message(/*i18n*/ 'is for payments during construction only. Remove it.'),
        ]
  },
  ({payment_plan}) => {
    const days = rowsOf<Payment>(payment_plan).map(({due}) => due ?? '')
    const at = days.findIndex(
      (due, at) => due !== '' && days.slice(0, at).some(before => before > due),
    )
    return at < 0
      ? undefined
      : [
          `payment_plan[${at}].due`,
          message(/*i18n*/ 'is before that of a row above it. List payments as they are due.'),
        ]
  },
  values =>
    values.cheques !== undefined && isForSale(values)
      ? ['cheques', message(/*i18n*/ 'is for rentals only. Remove it, or change the purpose.')]
      : undefined,
  values =>
    values.deposit !== undefined && isForSale(values)
      ? ['deposit', message(/*i18n*/ 'is for rentals only. Remove it, or change the purpose.')]
      : undefined,
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
  ({units}) => {
    const at = rowsOf<UnitType>(units).findIndex(
      ({area_from, area_to}) =>
        area_from !== undefined && area_to !== undefined && area_from > area_to,
    )
    return at < 0
      ? undefined
      : [`units[${at}].area_from`, message(/*i18n*/ 'is more than the largest of these homes.')]
  },
]
