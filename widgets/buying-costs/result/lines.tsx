/** The costs line by line, each with who receives it, where the figure stands and since when. */

import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Estimate} from '#trade/buying-costs/estimate.ts'
import type {Charge, Line} from '#trade/buying-costs/fees.ts'
import {percentText} from '#trade/buying-costs/percent-text.ts'
import {useCosts} from '../context.ts'
import {aedText} from '../format.ts'
import {Source} from './links.tsx'

export function Lines({estimate}: {estimate: Estimate}) {
  const {i18n} = useServices()
  const {Heading} = useCosts()
  return (
    <section className="costs__section">
      <Heading className="costs__heading">{i18n._('On top of the price')}</Heading>
      <table className="costs__table costs__lines">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{i18n._('Cost')}</th>
            <th scope="col">{i18n._('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.lines.map(line => (
            <tr key={line.fee.id}>
              <th scope="row">
                <LineWords fee={line.fee} />
              </th>
              <td>
                <Amount line={line} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{i18n._('Costs')}</th>
            <td>
              <bdi>{aedText(estimate.fees, i18n)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** The name of a line, who receives it, and its source. */
export function LineWords({fee, mark}: {fee: Charge; mark?: string}) {
  const {i18n} = useServices()
  return (
    <>
      <span className="costs__name">{fee.name}</span>
      {mark && <span className="costs__mark">{mark}</span>}
      <span className="costs__detail">
        {fee.paid_to && <span>{labelled(i18n, i18n._('Paid to'), fee.paid_to)}</span>}
        {fee.note && <span className="costs__said">{fee.note}</span>}
      </span>
      <span className="costs__detail costs__detail--source">
        <Source address={fee.source} day={fee.checked} />
      </span>
    </>
  )
}

/** The amount of a line, and how it is made: `4% of the price, including VAT`. */
export function LineAmount({line, of}: {line: Line<Charge>; of: string}) {
  const {i18n} = useServices()
  const {amount, isOwn, isStated, vat, fee} = line
  if (amount === null) return <span className="costs__open">{i18n._('Indicative')}</span>
  const made = withCommas(
    fee.percent !== undefined && `${percentText(fee.percent, i18n)} ${of}`,
    vat > 0 && i18n._('including VAT'),
    fee.known === false && i18n._('Indicative'),
  )
  const origin = isOwn ? i18n._('Your figure') : isStated ? i18n._('As advertised') : made
  return (
    <>
      <bdi>{aedText(amount, i18n)}</bdi>
      <span className="costs__detail">{origin}</span>
    </>
  )
}

function Amount({line}: {line: Line}) {
  const {i18n} = useServices()
  const {isCounted, fee} = line
  if (isCounted) {
    const of = fee.of === 'loan' ? i18n._('of the mortgage') : i18n._('of the price')
    return <LineAmount line={line} of={of} />
  }
  const payer =
    fee.paid_by === 'seller' ? i18n._('Paid by the seller') : i18n._('Paid by the developer')
  return <span className="costs__open">{payer}</span>
}
