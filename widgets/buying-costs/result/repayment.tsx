/** Principal against interest, a bar for each year. The schedule behind it has the same as a table. */

import {useServices} from '#kit/core/view/use-services.ts'
import {type Payment, yearly} from '#trade/buying-costs/loan.ts'
import {useCosts} from '../context.ts'
import {amountText} from '../format.ts'
import {AskLink} from './links.tsx'

const HEIGHT = 100
const STEP = 10
const BAR = 7

export function Chart({payments}: {payments: Payment[]}) {
  const {i18n} = useServices()
  const {Heading} = useCosts()
  const years = yearly(payments)
  const most = Math.max(1, ...years.map(({interest, principal}) => interest + principal))
  const scale = (fils: number) => (fils / most) * HEIGHT
  return (
    <section className="costs__section">
      <Heading className="costs__heading">{i18n._('How the mortgage is repaid')}</Heading>
      <figure className="costs__chart">
        <svg
          className="costs__bars"
          viewBox={`0 0 ${years.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={i18n._('Principal and interest, year by year. The schedule has the figures.')}
        >
          {years.map(({interest, principal}, at) => {
            const low = scale(principal)
            const high = scale(interest)
            const x = at * STEP + (STEP - BAR) / 2
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a year is its place
              <g key={at}>
                <rect
                  className="costs__principal"
                  x={x}
                  width={BAR}
                  y={HEIGHT - low}
                  height={low}
                />
                <rect
                  className="costs__interest"
                  x={x}
                  width={BAR}
                  y={HEIGHT - low - high}
                  height={high}
                />
              </g>
            )
          })}
        </svg>
        <p className="costs__axis" aria-hidden="true">
          <span>{`${i18n._('Year')} 1`}</span>
          {years.length > 1 && <span>{`${i18n._('Year')} ${years.length}`}</span>}
        </p>
        <figcaption className="costs__legend">
          <span className="costs__key costs__key--principal">{i18n._('Principal')}</span>
          <span className="costs__key costs__key--interest">{i18n._('Interest')}</span>
        </figcaption>
      </figure>
    </section>
  )
}

/** Every payment: by year, and by month for those who ask. */
export function Schedule({payments}: {payments: Payment[]}) {
  const {i18n} = useServices()
  const {asked, values} = useCosts()
  const isMonthly = values.by === 'month'
  const rows = isMonthly ? payments : yearly(payments)
  return (
    <details className="costs__schedule" open={isMonthly || undefined}>
      <summary className="costs__summary">{i18n._('Schedule of payments')}</summary>
      <p className="costs__by">
        <AskLink to={{...asked, by: isMonthly ? 'year' : 'month'}}>
          {isMonthly ? i18n._('Show by year') : i18n._('Show by month')}
        </AskLink>
      </p>
      <table className="costs__table figures">
        <caption className="visually-hidden">{i18n._('Amounts in AED')}</caption>
        <thead>
          <tr>
            <th scope="col">{isMonthly ? i18n._('Month') : i18n._('Year')}</th>
            <th scope="col">{i18n._('Principal')}</th>
            <th scope="col">{i18n._('Interest')}</th>
            <th scope="col">{i18n._('Balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({principal, interest, balance}, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a payment is its place
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{amountText(principal, i18n)}</td>
              <td>{amountText(interest, i18n)}</td>
              <td>{amountText(balance, i18n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
