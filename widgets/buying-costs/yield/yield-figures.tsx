/** The yield, and how it comes about. */
import {useServices} from '#kit/core/view/use-services.ts'
import type {Fils} from '#trade/buying-costs/fils.ts'
import type {LettingResult} from '#trade/buying-costs/yield.ts'
import {aedText} from '../format.ts'
import {Unknown} from '../result/sums.tsx'

interface YieldFiguresProps {
  result: LettingResult
  base: Fils
  gross?: string
  net?: string
  /** The number of costs that the base lacks. */
  unknown: number
}

export function YieldFigures({result, base, gross, net, unknown}: YieldFiguresProps) {
  const {i18n} = useServices()
  const {rent, vacancy, management, serviceCharge, other, left} = result
  const notKnown = i18n._('Not known')
  const rows: [label: string, amount?: Fils][] = [
    [i18n._('Rent of a full year'), rent],
    [i18n._('Weeks without a tenant'), -vacancy],
    [i18n._('Management'), -management],
    [i18n._('Service charge'), serviceCharge === undefined ? undefined : -serviceCharge],
    [i18n._('Other costs'), -other],
  ]
  return (
    <div className="costs__yield-result">
      <dl className="costs__parts costs__parts--yield">
        <div className="costs__part">
          <dt>{i18n._('Gross yield')}</dt>
          <dd>
            <span className="costs__figure">
              <bdi>{gross}</bdi>
            </span>
            <span className="costs__detail">{i18n._('The rent of a full year, before costs')}</span>
          </dd>
        </div>
        <div className="costs__part">
          <dt>{i18n._('Net yield')}</dt>
          <dd>
            <span className="costs__figure">
              <bdi>{net ?? notKnown}</bdi>
            </span>
            <span className="costs__detail">
              {net
                ? i18n._('What is left of the rent')
                : i18n._('Shown once service charge and area are entered')}
            </span>
          </dd>
        </div>
      </dl>
      <table className="costs__table">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{i18n._('Cost')}</th>
            <th scope="col">{i18n._('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Amount fils={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n._('Left of the rent, a year')}</th>
            <td>
              <Amount fils={left} />
            </td>
          </tr>
          <tr>
            <th scope="row">{i18n._('The yield is of')}</th>
            <td>
              <Amount fils={base} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Unknown count={unknown} />
    </div>
  )
}

function Amount({fils}: {fils?: Fils}) {
  const {i18n} = useServices()
  if (fils === undefined) return <span className="costs__open">{i18n._('Not known')}</span>
  const amount = aedText(Math.abs(fils), i18n)
  return <bdi>{fils < 0 ? `\u2212\u00a0${amount}` : amount}</bdi>
}
