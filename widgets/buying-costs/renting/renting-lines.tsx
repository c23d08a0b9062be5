/** The lines of a tenancy: those paid to move in, and those of the year. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Line} from '#trade/buying-costs/fees.ts'
import {firstCheque, type Tenancy, type TenancyEstimate} from '#trade/buying-costs/tenancy.ts'
import type {RentingFee} from '#trade/contract/entities.ts'
import {useCosts} from '../context.ts'
import {aedText} from '../format.ts'
import {LineAmount, LineWords} from '../result/lines.tsx'

interface MoveInProps {
  tenancy: Tenancy
  estimate: TenancyEstimate
}

export function MoveInLines({tenancy, estimate}: MoveInProps) {
  const {i18n} = useServices()
  const {rent, cheques} = tenancy
  const lines = estimate.lines.filter(({fee}) => fee.paid_when === 'moving-in')
  return (
    <Lines heading={i18n._('To move in')} total={estimate.toMoveIn}>
      <AmountRow
        label={
          cheques > 1
            ? i18n._('First of {cheques} cheques', {cheques})
            : i18n._('The rent of the year')
        }
        fils={firstCheque(rent, cheques)}
      />
      {lines.map(line => (
        <FeeRow key={line.fee.id} line={line} />
      ))}
    </Lines>
  )
}

export function YearLines({estimate}: Pick<MoveInProps, 'estimate'>) {
  const {i18n} = useServices()
  const lines = estimate.lines.filter(({fee}) => fee.paid_when === 'over-year')
  return (
    <Lines heading={i18n._('First year in all')} total={estimate.year}>
      <AmountRow label={i18n._('The rent of the year')} fils={estimate.rent} />
      <AmountRow label={i18n._('Fees, paid once')} fils={estimate.fees} />
      {lines.map(line => (
        <FeeRow key={line.fee.id} line={line} />
      ))}
    </Lines>
  )
}

interface LinesProps {
  heading: string
  total: number
  children: ReactNode
}

function Lines({heading, total, children}: LinesProps) {
  const {i18n} = useServices()
  const {Heading} = useCosts()
  return (
    <section className="costs__section">
      <Heading className="costs__heading">{heading}</Heading>
      <table className="costs__table costs__lines">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{i18n._('Cost')}</th>
            <th scope="col">{i18n._('Amount')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
        <tfoot>
          <AmountRow label={i18n._('Total')} fils={total} />
        </tfoot>
      </table>
    </section>
  )
}

function AmountRow({label, fils}: {label: string; fils: number}) {
  const {i18n} = useServices()
  return (
    <tr>
      <th scope="row">
        <span className="costs__name">{label}</span>
      </th>
      <td>
        <bdi>{aedText(fils, i18n)}</bdi>
      </td>
    </tr>
  )
}

function FeeRow({line}: {line: Line<RentingFee>}) {
  const {i18n} = useServices()
  const {fee} = line
  return (
    <tr>
      <th scope="row">
        <LineWords fee={fee} mark={fee.refundable ? i18n._('Comes back at the end') : undefined} />
      </th>
      <td>
        <LineAmount line={line} of={i18n._('of the rent')} />
      </td>
    </tr>
  )
}
