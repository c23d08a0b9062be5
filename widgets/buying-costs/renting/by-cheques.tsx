/** The amount that is needed to move in, for each usual number of cheques. */
import {useServices} from '#kit/core/view/use-services.ts'
import {MAX_CHEQUES} from '#trade/buying-costs/choices.ts'
import {firstCheque, type Tenancy, type TenancyEstimate} from '#trade/buying-costs/tenancy.ts'
import {useCosts} from '../context.ts'
import {amountText} from '../format.ts'
import {usualCheques} from './usual-cheques.ts'

interface ByChequesProps {
  tenancy: Tenancy
  estimate: TenancyEstimate
}

export function ByCheques({tenancy, estimate}: ByChequesProps) {
  const {i18n} = useServices()
  const {Heading, presets} = useCosts()
  const {rent, cheques} = tenancy
  const {fees, deposits} = estimate
  const most = Math.min(Number(presets.cheques) || MAX_CHEQUES, MAX_CHEQUES)
  return (
    <section className="costs__section">
      <Heading className="costs__heading">{i18n._('By number of cheques')}</Heading>
      <table className="costs__table figures">
        <caption className="visually-hidden">{i18n._('Amounts in AED')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n._('Number of cheques')}</th>
            <th scope="col">{i18n._('First cheque')}</th>
            <th scope="col">{i18n._('To move in')}</th>
          </tr>
        </thead>
        <tbody>
          {usualCheques(most, `${cheques}`).map(number => (
            <tr key={number} className={number === cheques ? 'costs__row--chosen' : undefined}>
              <th scope="row">{number}</th>
              <td>{amountText(firstCheque(rent, number), i18n)}</td>
              <td>{amountText(firstCheque(rent, number) + fees + deposits, i18n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
