/** The recorded prices of a home, the latest first; nothing while there is but one. */
import {useServices} from '#kit/core/view/use-services.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {percentText} from '../../buying-costs/percent-text.ts'
import type {Property} from '../../contract/entities.ts'
import type {PriceRow} from '../../contract/price-history.ts'
import {RateNote} from '../../money/amount.tsx'
import {useMoney} from '../../money/use-money.ts'
import {formatDay} from '../details/format-day.ts'
import {Price} from '../price.tsx'
import {hasPriceHistory} from './has-particulars.ts'
import {differenceText, priceDifference} from './price-difference.ts'

export interface PriceHistoryProps {
  property: Property
  /** The level of its heading: below the name of a card it is the fourth. */
  level?: 2 | 4
}

export function PriceHistory({property, level = 2}: PriceHistoryProps) {
  const Heading = `h${level}` as const
  const {i18n, locale} = useServices()
  const {history = [], project} = property
  const [first] = history
  if (!first || !hasPriceHistory(property)) return null
  const day = formatDay(locale, first.day)
  return (
    <section className="property-section property-terms" id="price-history">
      <Heading className="property-section__heading">{i18n._('Price history')}</Heading>
      <div className="terms">
        <table className="terms__table terms__table--prices">
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
        <RateNote />
        <p className="terms__note">
          {first.event === 'known'
            ? i18n._('Recorded since {day}; what was asked before that is not known.', {day})
            : i18n._('Recorded since {day}, when it was listed.', {day})}
        </p>
      </div>
    </section>
  )
}

function Row({rows, at}: {rows: PriceRow[]; at: number}) {
  const {i18n, locale} = useServices()
  const money = useMoney()
  const row = rows[at] as PriceRow
  const before = rows.slice(0, at).findLast(isOffered)
  const difference = before && priceDifference(before, row)
  return (
    <tr>
      <th scope="row">
        {happened(row, at, i18n)} <span className="terms__note">{formatDay(locale, row.day)}</span>
      </th>
      <td>
        {isOffered(row) && (
          <span className="figures">
            <Price property={{about: {price: row.price ?? null}, price_period: row.price_period}} />
          </span>
        )}{' '}
        {difference && difference.amount !== 0 && (
          <span className="terms__note">
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

function happened({event, price}: PriceRow, at: number, i18n: Translator) {
  if (event === 'listed') return at ? i18n._('Listed again') : i18n._('First listed')
  if (event === 'price') return price ? i18n._('New price') : i18n._('Price on request')
  if (event === 'known') return i18n._('First recorded')
  return event === 'sold' ? i18n._('Sold') : i18n._('Withdrawn')
}
