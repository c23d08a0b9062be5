/** The recorded prices of a home, the latest first; nothing while there is but one. */
import {percentText} from '#trade/buying-costs/percent-text.ts'
import type {Property} from '#trade/contract/entities.ts'
import type {PriceRow} from '#trade/contract/price-history.ts'
import {RateNote} from '#trade/money/amount.tsx'
import {useMoney} from '#trade/money/use-money.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {Price} from '#trade/property/price.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {differenceText, priceDifference} from './price-difference.ts'

export function PriceHistory({property}: {property: Property}) {
  const {i18n, locale} = useSite()
  const {history = [], project} = property
  const [first] = history
  if (!first || history.length < 2) return null
  const day = formatDay(locale, first.day)
  return (
    <section className="property-section" id="price-history">
      <h2 className="property-section__heading">{i18n._('Price history')}</h2>
      <div className="price-history">
        <table className="asking__table">
          <thead>
            <tr>
              <th scope="col">{i18n._('What happened')}</th>
              <th scope="col">{project ? i18n._('Starting Price') : i18n._('Asking price')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((row, at) => <Row key={row.day} rows={history} at={at} />).reverse()}
          </tbody>
        </table>
        <RateNote className="asking-note" />
        <p className="asking-note">
          {first.event === 'known'
            ? i18n._('Recorded since {day}; what was asked before that is not known.', {day})
            : i18n._('Recorded since {day}, when it was listed.', {day})}
        </p>
      </div>
    </section>
  )
}

function Row({rows, at}: {rows: PriceRow[]; at: number}) {
  const {i18n, locale} = useSite()
  const money = useMoney()
  const row = rows[at] as PriceRow
  const before = rows.slice(0, at).findLast(isOffered)
  const difference = before && priceDifference(before, row)
  return (
    <tr>
      <th scope="row">
        {happened(row, at, i18n)} <span className="price__exact">{formatDay(locale, row.day)}</span>
      </th>
      <td>
        {isOffered(row) && (
          <span className="figures">
            <Price property={{about: {price: row.price ?? null}, price_period: row.price_period}} />
          </span>
        )}{' '}
        {difference && difference.amount !== 0 && (
          <span className="price__exact">
            <bdi>{differenceText(difference, i18n, money)}</bdi>{' '}
            <bdi>({percentText(tenths(difference.share), i18n)})</bdi>
          </span>
        )}
      </td>
    </tr>
  )
}

const isOffered = ({event}: PriceRow) => event !== 'withdrawn' && event !== 'sold'

const tenths = (share: number) => Math.round(Math.abs(share) * 1000) / 10

function happened({event, price}: PriceRow, at: number, i18n: ReturnType<typeof useSite>['i18n']) {
  if (event === 'listed') return at ? i18n._('Listed again') : i18n._('First listed')
  if (event === 'price') return price ? i18n._('New price') : i18n._('Price on request')
  if (event === 'known') return i18n._('First recorded')
  return event === 'sold' ? i18n._('Sold') : i18n._('Withdrawn')
}
