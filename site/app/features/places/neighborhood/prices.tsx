/** What homes of each type ask in the neighbourhood. */

import {AreaPricesBlocks} from '#trade/area-prices/area-prices.tsx'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import {useSite} from '../../../core/site-context.tsx'

export function Prices({prices}: {prices?: AreaPrices}) {
  const {i18n} = useSite()
  if (!prices?.prices.length) return null
  return (
    <section className="guide-prices wrap">
      <h2>{i18n._('Asking prices here')}</h2>
      <AreaPricesBlocks prices={prices} />
    </section>
  )
}
