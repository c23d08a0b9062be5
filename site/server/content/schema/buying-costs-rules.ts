/** Rules between the fields of a record of buying costs. */
import {say} from '../../../app/shared-with-server/saying.ts'
import type {Rule} from './checking.ts'

interface Fee {
  id?: string
  fixed?: number
  percent?: number
  known?: boolean
  least?: number
  most?: number
}

const feesIn = ({fees}: Record<string, unknown>) => (Array.isArray(fees) ? (fees as Fee[]) : [])

export const feeFaults: Rule[] = [
  values => {
    const ids = feesIn(values).map(({id}) => id ?? '')
    const at = ids.findIndex((id, at) => !/^[a-z][a-z0-9-]{0,39}$/.test(id) || ids.indexOf(id) < at)
    return at < 0
      ? undefined
      : [
          `fees[${at}].id`,
          say(
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
          say(/*i18n*/ 'has no amount and no percentage. Add one, or say that it is not known.'),
        ]
  },
  values => {
    const at = feesIn(values).findIndex(
      ({least, most}) => least !== undefined && most !== undefined && least > most,
    )
    return at < 0
      ? undefined
      : [`fees[${at}].least`, say(/*i18n*/ 'is more than the most that it can be.')]
  },
]
