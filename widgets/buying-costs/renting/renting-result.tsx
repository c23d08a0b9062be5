/** The sums of a tenancy: to move in, by the number of cheques, and for the year. */
import {useServices} from '#kit/core/view/use-services.ts'
import {firstCheque, type Tenancy, type TenancyEstimate} from '#trade/buying-costs/tenancy.ts'
import type {RentingCosts} from '#trade/contract/entities.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {useCosts} from '../context.ts'
import {aedText, choiceWords} from '../format.ts'
import {AskedFacts} from '../result/asked.tsx'
import {Part, Sum, Unknown} from '../result/sums.tsx'
import {Ways} from '../result/ways.tsx'
import {ByCheques} from './by-cheques.tsx'
import {MoveInLines, YearLines} from './renting-lines.tsx'

interface RentingResultProps {
  rules: RentingCosts
  tenancy: Tenancy | null
  estimate: TenancyEstimate | null
}

/** @csspart result - The figures. */
export function RentingResult({rules, tenancy, estimate}: RentingResultProps) {
  const {i18n} = useServices()
  if (!estimate || !tenancy) {
    return <p className="costs__empty">{i18n._('Enter a rent to see the full cost of renting.')}</p>
  }
  const {rent, kind, furnishing, cheques} = tenancy
  return (
    <div className="costs__result" part="result">
      <AskedFacts
        facts={[
          [i18n._('Rent, AED a year'), aedText(rent, i18n)],
          [i18n._('Emirate'), rules.name || rules.emirate],
          [i18n._('Property type'), choiceWords(i18n, kind)],
          [i18n._('Furnishing'), choiceWords(i18n, furnishing)],
          [i18n._('Number of cheques'), `${cheques}`],
        ]}
      />
      <RentingSums tenancy={tenancy} estimate={estimate} />
      <MoveInLines tenancy={tenancy} estimate={estimate} />
      <div className="costs__aside">
        <ByCheques tenancy={tenancy} estimate={estimate} />
        <YearLines estimate={estimate} />
      </div>
      <p className="costs__note">
        {i18n._(
          'An estimate, not advice: fees change, and each landlord and authority sets its own.',
        )}
      </p>
      <Ways />
    </div>
  )
}

function RentingSums({tenancy, estimate}: {tenancy: Tenancy; estimate: TenancyEstimate}) {
  const {i18n} = useServices()
  const {presets} = useCosts()
  const {rent, cheques} = tenancy
  const {toMoveIn, year, fees, deposits, bills, unknown} = estimate
  return (
    <div className="costs__sums">
      <div className="costs__sum costs__sum--total">
        <Sum label={i18n._('To move in')} fils={toMoveIn} />
        <p className="costs__hint">{i18n._('First cheque, deposits and fees')}</p>
        <Unknown count={unknown} />
      </div>
      <div className="costs__sum costs__sum--total">
        <Sum label={i18n._('First year in all')} fils={year} />
        <p className="costs__hint">{i18n._('Rent and fees, without what comes back')}</p>
      </div>
      <dl className="costs__parts">
        <Part label={i18n._('First cheque')} fils={firstCheque(rent, cheques)} />
        <Part label={i18n._('Deposits, which come back')} fils={deposits} />
        <Part label={i18n._('Fees, paid once')} fils={fees} />
        <Part label={i18n._('Over the year')} fils={bills} />
      </dl>
      {presets.cheques && (
        <p className="costs__hint">
          {i18n._(
            '{count, plural, one {This home is let for one cheque.} other {This home is let for up to # cheques.}}',
            {count: Number(presets.cheques)},
          )}
        </p>
      )}
      <RateNote className="costs__hint" />
    </div>
  )
}
