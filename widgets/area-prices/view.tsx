import {useEffect, useState} from 'react'
import blocks from '../shared/area-prices/area-prices.css'
import {AreaPricesBlocks} from '../shared/area-prices/area-prices.tsx'
import type {WholeView} from '../shared/core/definition.ts'
import {useServices} from '../shared/core/view/use-services.ts'
import {Unavailable} from '../shared/ui/unavailable.tsx'
import {type AreaPricesProps, parametersOf} from './attributes.ts'
import {Frame, ownHeading, Room, Skeleton} from './frame.tsx'
import {type Found, fetchPrices} from './model.ts'

export const whole: WholeView<AreaPricesProps> = {View: AreaPrices, styles: blocks}

/** A back end without such prices leaves nothing, and no message. */
function AreaPrices(props: AreaPricesProps) {
  const {i18n} = useServices()
  const {found, retry} = useAreaPrices(props)
  if (found?.is === 'missing') return null
  const heading = ownHeading(props.heading)
  return (
    <Frame heading={heading === '' ? i18n._('Asking prices here') : heading}>
      {found ? <Content found={found} retry={retry} /> : <Skeleton />}
    </Frame>
  )
}

/** @csspart few - What is shown where there are too few listings. */
function Content({found, retry}: {found: Found; retry: () => void}) {
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
      {i18n._('Fewer than five homes of a kind are listed here: too few to say what is usual.')}
    </p>
  )
}

/** What the API answers, in the language that is spoken now. */
function useAreaPrices(props: AreaPricesProps) {
  const services = useServices()
  const {area, property_type, purpose} = parametersOf(props)
  const [found, setFound] = useState<Found | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other services ask for the same
  useEffect(() => {
    const leaving = new AbortController()
    const {signal} = leaving
    setFound(null)
    if (area) {
      void fetchPrices({area, property_type, purpose}, services, signal).then(
        answer => !signal.aborted && setFound(answer),
      )
    } else {
      console.warn(NO_AREA)
      setFound({is: 'missing'})
    }
    return () => leaving.abort()
  }, [area, property_type, purpose, services.locale, tries])
  return {found, retry: () => setTries(tries + 1)}
}

const NO_AREA = '[ocp] <ocp-area-prices> needs area, for example area="Dubai Marina", got none'
