/** Notes of the rules on this loan: its limit, its term, its rate, and allowed values. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import type {Loan} from '#trade/buying-costs/estimate.ts'
import {percentText} from '#trade/buying-costs/percent-text.ts'
import type {Values} from '#trade/buying-costs/query.ts'
import {useBuying, useCosts} from '../context.ts'
import {aedText} from '../format.ts'
import {AskLink, Source} from './links.tsx'

export function LoanNotes({loan}: {loan: Loan}) {
  const {i18n} = useServices()
  const {asked} = useCosts()
  const {rules, estimate} = useBuying()
  const {limit, isAboveLimit, isTooLong, longestYears} = loan
  const least = (estimate?.price ?? 0) - (limit?.most ?? 0)
  const {source, checked, rate_source, rate_checked} = rules.loan
  return (
    <div className="costs__notes">
      <div role="status">
        {isAboveLimit && limit && (
          <Warning
            to={{...asked, down: `${least / 100}`}}
            link={i18n._('Use the maximum mortgage')}
            limit={labelled(i18n, i18n._('Maximum'), aedText(limit.most, i18n))}
          >
            {i18n._('This is more than banks may lend to this buyer.')}
          </Warning>
        )}
        {isTooLong && (
          <Warning
            to={{...asked, years: `${longestYears}`}}
            link={i18n._('Use the longest term')}
            limit={labelled(i18n, i18n._('Longest term in years'), longestYears)}
          >
            {i18n._('This term is longer than banks may offer.')}
          </Warning>
        )}
      </div>
      <p>
        <span>{limitWords()}</span> <Source address={source} day={checked} />
      </p>
      {asked.rate === undefined && (
        <p>
          {i18n._('The rate is an assumption; each bank quotes its own.')}{' '}
          <Source address={rate_source} day={rate_checked} />
        </p>
      )}
    </div>
  )

  function limitWords() {
    if (!limit) return i18n._('The rules set no limit for this buyer. Enter a down payment.')
    const percent = percentText(limit.percent, i18n)
    const words = i18n._('Banks may lend up to {percent} of the price.', {percent})
    return limit.isSure ? words : `${words} ${i18n._('Indicative: each bank sets its own limit.')}`
  }
}

interface WarningProps {
  to: Values
  link: string
  limit: string
  children: ReactNode
}

const Warning = ({to, link, limit, children}: WarningProps) => (
  <p className="costs__warning">
    {children} <bdi>{limit}.</bdi> <AskLink to={to}>{link}</AskLink>
  </p>
)
