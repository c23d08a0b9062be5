/** Asking prices in an area, a block for each type and purpose: on pages of the site and in a widget. */

import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import type {AreaPrices} from '../contract/area-prices.ts'
import {RateNote} from '../money/amount.tsx'
import {formatDay} from '../property/details/format-day.ts'
import {AskingPrices} from './asking-prices.tsx'

interface AreaPricesBlocksProps {
  prices: AreaPrices
  /** The asking price of the page's own home. */
  own?: number
}

/** The blocks, and their meaning: asking prices of one day, and nothing more. */
export function AreaPricesBlocks({prices: {area, prices, day}, own}: AreaPricesBlocksProps) {
  const {i18n, locale} = useServices()
  return (
    <div>
      <div className="asking-prices">
        {prices.map(spread => (
          <AskingPrices
            key={`${spread.purpose} ${spread.property_type._id}`}
            spread={spread}
            area={area?.title ?? area?.name}
            own={own}
          />
        ))}
      </div>
      <RateNote className="asking-note" />
      <p className="asking-note">
        {i18n._(
          'Asking prices from the agency’s own listings. Not a valuation, a forecast or advice.',
        )}{' '}
        {day && (
          <span className="asking-note__day">
            {labelled(i18n, i18n._('As of'), `${formatDay(locale, day)}`)}
          </span>
        )}
      </p>
    </div>
  )
}
