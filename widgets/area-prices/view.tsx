import type {WholeView} from '#kit/core/definition.ts'
import {useFetched} from '#kit/core/view/use-fetched.ts'
import {useServices} from '#kit/core/view/use-services.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import blocks from '#trade/area-prices/area-prices.css'
import {AreaPricesBlocks} from '#trade/area-prices/area-prices.tsx'
import {type AreaPricesProps, parametersOf} from './attributes.ts'
import {Frame, ownHeading, Room, Skeleton} from './frame.tsx'
import {type AreaPricesResult, fetchPrices} from './model.ts'

export const whole: WholeView<AreaPricesProps> = {View: AreaPrices, styles: blocks}

/** A back end without such prices leaves nothing, and no message. */
function AreaPrices(props: AreaPricesProps) {
  const {i18n} = useServices()
  const parameters = parametersOf(props)
  const {fetched: found, retry} = useFetched(
    (services, signal) => fetchPrices(parameters, services, signal),
    JSON.stringify(parameters),
  )
  if (found?.is === 'missing') return null
  const heading = ownHeading(props.heading)
  return (
    <Frame heading={heading === '' ? i18n._('Asking prices here') : heading}>
      {found ? <Content found={found} retry={retry} /> : <Skeleton />}
    </Frame>
  )
}

/** @csspart few - What is shown where there are too few listings. */
function Content({found, retry}: {found: AreaPricesResult; retry: () => void}) {
  const {i18n} = useServices()
  if (found.is !== 'few') {
    return (
      <Room>
        {found.is === 'shown' ? (
          <AreaPricesBlocks prices={found.prices} />
        ) : (
          <Unavailable retry={retry} />
        )}
      </Room>
    )
  }
  return (
    <p className="area-prices__few" part="few">
      {i18n._('Fewer than five comparable homes are listed here: too few to name a typical price.')}
    </p>
  )
}
