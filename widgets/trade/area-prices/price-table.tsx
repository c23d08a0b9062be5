/** All that the chart shows, in numbers. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Spread} from '../contract/area-prices.ts'
import {useMoney} from '../money/use-money.ts'
import {priceOfUnit, rangeOfUnit} from './price-unit.ts'

interface PriceTableProps {
  spread: Spread
  own?: number
  caption: string
}

export function PriceTable({spread, own, caption}: PriceTableProps) {
  const {i18n} = useServices()
  const money = useMoney()
  const {lowest, lower_quartile, median, upper_quartile, highest, steps} = spread
  const prices: [label: string, value: number | undefined][] = [
    [i18n._('Lowest'), lowest],
    [i18n._('Lower quartile'), lower_quartile],
    [i18n._('Median'), median],
    [i18n._('Upper quartile'), upper_quartile],
    [i18n._('Highest'), highest],
    [i18n._('This home'), own],
  ]
  return (
    <details className="asking__details">
      <summary>{i18n._('As a table')}</summary>
      <table className="asking__table">
        <caption>{caption}</caption>
        <tbody>
          {prices.map(
            ([label, value]) =>
              value !== undefined && (
                <Row key={label} label={label}>
                  <bdi>{priceOfUnit(value, i18n, money)}</bdi>
                </Row>
              ),
          )}
        </tbody>
        {steps && (
          <tbody>
            <tr>
              <th className="asking__group" scope="rowgroup" colSpan={2}>
                {i18n._('Listings by price')}
              </th>
            </tr>
            {rangesOf(spread).map(({from, to, count}) => (
              <Row key={from} label={<bdi>{rangeOfUnit(from, to, i18n, money)}</bdi>}>
                {groupedNumber(count, i18n)}
              </Row>
            ))}
          </tbody>
        )}
      </table>
    </details>
  )
}

const Row = ({label, children}: {label: ReactNode; children: ReactNode}) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{children}</td>
  </tr>
)

/** The outer steps include all values beyond them, so their ranges reach as far. */
function rangesOf({steps, lowest, highest}: Spread) {
  const {from = lowest, to = highest, counts = []} = steps ?? {}
  const width = (to - from) / counts.length
  return counts.map((count, n) => ({
    from: n === 0 ? lowest : from + n * width,
    to: n === counts.length - 1 ? highest : from + (n + 1) * width,
    count,
  }))
}
