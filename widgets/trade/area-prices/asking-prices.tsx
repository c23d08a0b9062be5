/** Asking prices of one type and purpose in an area: a few numbers, a chart, and its table. */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {isolated, type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {Spread} from '../contract/area-prices.ts'
import {type Money, useMoney} from '../money/use-money.ts'
import {type Purpose, purposeNames} from '../search-query/search-query.ts'
import {hasFewListings, positionText} from './own-price.ts'
import {PriceChart} from './price-chart.tsx'
import {PriceTable} from './price-table.tsx'
import {exactPriceOfUnit, priceOfUnit, rangeOfUnit, unitText} from './price-unit.ts'

interface AskingPricesProps {
  spread: Spread
  /** The name of the area in the visitor's language. */
  area?: string
  /** The asking price of the page's own home. */
  own?: number
}

export function AskingPrices({spread, area, own}: AskingPricesProps) {
  const {i18n} = useServices()
  const money = useMoney()
  const {purpose, property_type, lang} = spread
  const kind = purposeText(purpose, i18n)
  return (
    <div className="asking">
      <h3 className="asking__kind">
        <span {...otherLanguage(lang)}>{property_type.name}</span>
        {kind && <span className="asking__purpose">{kind}</span>}
      </h3>
      {hasFewListings(spread) ? (
        <p className="asking__sentence">{plainSentence(spread, own, i18n, money)}</p>
      ) : (
        <Statistics spread={spread} area={area} own={own} kind={kind} />
      )}
    </div>
  )
}

/** `AED 1,850 per sq ft, 5% below comparable homes here` */
function plainSentence(spread: Spread, own: number | undefined, i18n: Translator, money: Money) {
  const unit = unitText(spread.purpose, i18n, money)
  const amount = exactPriceOfUnit(own ?? spread.median, i18n, money)
  const price = `${isolated(amount, i18n.locale as Locale)} ${unit}`
  return own === undefined
    ? i18n._('Homes here typically ask {price}', {price})
    : withCommas(price, positionText(own, spread, i18n))
}

function Statistics({spread, area, own, kind}: AskingPricesProps & {kind: string}) {
  const {i18n} = useServices()
  const money = useMoney()
  const {purpose, property_type, median, lower_quartile, upper_quartile, count} = spread
  const half = rangeOfUnit(lower_quartile, upper_quartile, i18n, money)
  const label = [
    labelled(i18n, i18n._('Median'), priceOfUnit(median, i18n, money)),
    labelled(i18n, i18n._('Typical range'), half),
    ...(own === undefined
      ? []
      : [labelled(i18n, i18n._('This home'), priceOfUnit(own, i18n, money))]),
  ]
  return (
    <>
      <dl className="asking__facts">
        <Fact name={i18n._('Median')} mark="asking__fact--median">
          <bdi>{exactPriceOfUnit(median, i18n, money)}</bdi>{' '}
          <span className="asking__unit">{unitText(purpose, i18n, money)}</span>
        </Fact>
        <Fact name={i18n._('Typical range')} mark="asking__fact--half">
          <bdi>{half}</bdi>
        </Fact>
        {own !== undefined && (
          <Fact name={i18n._('This home')} mark="asking__fact--own">
            <bdi>{exactPriceOfUnit(own, i18n, money)}</bdi>{' '}
            <span className="asking__unit">{positionText(own, spread, i18n)}</span>
          </Fact>
        )}
        <Fact name={i18n._('Listings')}>{groupedNumber(count, i18n)}</Fact>
      </dl>
      <PriceChart spread={spread} own={own} label={label.join('; ')} />
      <PriceTable
        spread={spread}
        own={own}
        caption={withCommas(property_type.name, area, kind, unitText(purpose, i18n, money))}
      />
    </>
  )
}

interface FactProps {
  name: string
  /** The mark of the chart that it explains. */
  mark?: string
  children: ReactNode
}

const Fact = ({name, mark, children}: FactProps) => (
  <div className={mark ? `asking__fact ${mark}` : 'asking__fact'}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A back end may have purposes of its own. */
const purposeText = (purpose: string, i18n: Translator) =>
  purpose in purposeNames ? i18n._(purposeNames[purpose as Purpose]) : ''
