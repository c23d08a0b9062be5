/** The sums that people ask for first. */
import {useId} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import type {Estimate} from '#trade/buying-costs/estimate.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {approximately} from '#trade/money/rates.ts'
import {useMoney} from '#trade/money/use-money.ts'
import {aedText} from '../format.ts'

export function Sums({estimate}: {estimate: Estimate}) {
  const {i18n} = useServices()
  const {total, fees, down, unknown, loan} = estimate
  return (
    <div className="costs__sums">
      <div className="costs__sum costs__sum--total">
        <Sum label={i18n._('Total')} fils={total} />
        <p className="costs__hint">
          {loan
            ? i18n._('Needed on the day: down payment and costs')
            : i18n._('Needed on the day: price and costs')}
        </p>
        <Unknown count={unknown} />
      </div>
      {loan && (
        <div className="costs__sum costs__sum--total">
          <Sum label={i18n._('Monthly instalment')} fils={loan.instalment} />
          <p className="costs__hint">{i18n._('If the rate stays the same')}</p>
        </div>
      )}
      <dl className="costs__parts">
        <Part label={i18n._('Costs')} fils={fees} />
        {loan && (
          <>
            <Part label={i18n._('Down payment')} fils={down} />
            <Part label={i18n._('Mortgage')} fils={loan.amount} />
            <Part label={i18n._('Total interest')} fils={loan.interest} />
          </>
        )}
      </dl>
      <RateNote className="costs__hint" />
    </div>
  )
}

/** Lines that a sum lacks. */
export function Unknown({count}: {count: number}) {
  const {i18n} = useServices()
  if (count === 0) return null
  return (
    <p className="costs__hint costs__hint--open">
      {i18n._(
        '{count, plural, one {One item is not included: its cost varies.} other {# items are not included: their cost varies.}}',
        {count},
      )}
    </p>
  )
}

export function Sum({label, fils}: {label: string; fils: number}) {
  const {i18n} = useServices()
  const id = useId()
  return (
    <>
      <label className="costs__label" htmlFor={id}>
        {label}
      </label>
      <output id={id} className="costs__figure">
        <bdi>{aedText(fils, i18n)}</bdi>
      </output>
      <Converted fils={fils} />
    </>
  )
}

export function Part({label, fils}: {label: string; fils: number}) {
  const {i18n} = useServices()
  return (
    <div className="costs__part">
      <dt>{label}</dt>
      <dd>
        <bdi>{aedText(fils, i18n)}</bdi>
        <Converted fils={fils} />
      </dd>
    </div>
  )
}

/** Shows an amount in the visitor's currency; nothing beside AED alone. */
function Converted({fils}: {fils: number}) {
  const {i18n} = useServices()
  const {exchange} = useMoney()
  return (
    exchange && (
      <span className="costs__converted">
        <bdi>{approximately(fils / 100, exchange, i18n)}</bdi>
      </span>
    )
  )
}
