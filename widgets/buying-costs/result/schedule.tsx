/** Every payment: by year, and by month for those who ask. */

import {useServices} from '#kit/core/view/use-services.ts'
import {type Payment, yearly} from '#trade/buying-costs/loan.ts'
import {useCosts} from '../context.ts'
import {amountText} from '../format.ts'
import {AskLink} from './ask-link.tsx'

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
            <th scope="col">{i18n._('Still owed')}</th>
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
