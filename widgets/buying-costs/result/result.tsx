/** What it comes to: the sums, the lines, the loan, and how it is paid back. */
import {useServices} from '#kit/core/view/use-services.ts'
import {useCosts} from '../context.ts'
import {Asked} from './asked.tsx'
import {Chart} from './chart.tsx'
import {Lines} from './lines.tsx'
import {LoanNotes} from './loan-notes.tsx'
import {Schedule} from './schedule.tsx'
import {Sums} from './sums.tsx'
import {Ways} from './ways.tsx'

/** @csspart result - The figures. */
export function Result() {
  const {i18n} = useServices()
  const {estimate} = useCosts()
  if (!estimate) {
    return <p className="costs__empty">{i18n._('Enter a price to see what buying costs.')}</p>
  }
  const {loan} = estimate
  return (
    <div className="costs__result" part="result">
      <Asked />
      <Sums estimate={estimate} />
      {loan && <LoanNotes loan={loan} />}
      <Lines estimate={estimate} />
      {loan && loan.amount > 0 && (
        <div className="costs__payback">
          <Chart payments={loan.payments} />
          <Schedule payments={loan.payments} />
        </div>
      )}
      <p className="costs__note">
        {i18n._(
          'An estimate, no advice: fees and rates change, and each bank and authority decides by itself.',
        )}
      </p>
      <Ways />
    </div>
  )
}
