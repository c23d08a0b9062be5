/**
 * Bars say how many listings ask how much: the typical range as a band, the median as a line, a home as a
 * point. Places are in percent, so that the picture is sharp at every width without a script. The axis
 * runs from the left in every language: Arabic texts of the trade draw their charts so.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Spread} from '../contract/area-prices.ts'
import {useMoney} from '../money/use-money.ts'
import {priceOfUnit} from './price-unit.ts'

interface PriceChartProps {
  spread: Spread
  /** The asking price of the page's own home. */
  own?: number
  /** The same in words. */
  label: string
}

const HEIGHT = 96
/** The height of the bars; the point of a home is above them. */
const ROOM = 72
/** Percent on either side, for half of a point. */
const MARGIN = 2

export function PriceChart({spread, own, label}: PriceChartProps) {
  const {i18n} = useServices()
  const money = useMoney()
  const {steps, lower_quartile, median, upper_quartile} = spread
  const from = steps?.from ?? spread.lowest
  const to = steps?.to ?? spread.highest
  if (!(from < to)) return null
  /** Values beyond the axis are drawn at its end. */
  const at = (value: number) => {
    const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
    return MARGIN + share * (100 - 2 * MARGIN)
  }
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`
  const [start, end] = [at(lower_quartile), at(upper_quartile)]
  return (
    <div className="asking__picture">
      <svg className="asking__chart" role="img" aria-label={label} width="100%" height={HEIGHT}>
        <rect
          className="asking__band"
          x={percent(start)}
          width={percent(Math.max(0.5, end - start))}
          y={HEIGHT - ROOM - 8}
          height={ROOM + 8}
        />
        {barsOf(spread).map(({share, width, height}) => (
          <rect
            key={share}
            className="asking__bar"
            x={percent(MARGIN + (share + width * 0.1) * (100 - 2 * MARGIN))}
            width={percent(width * 0.8 * (100 - 2 * MARGIN))}
            y={HEIGHT - height}
            height={height}
          />
        ))}
        <line
          className="asking__median"
          x1={percent(at(median))}
          x2={percent(at(median))}
          y1={HEIGHT - ROOM - 8}
          y2={HEIGHT}
        />
        {own !== undefined && (
          <>
            <line
              className="asking__stem"
              x1={percent(at(own))}
              x2={percent(at(own))}
              y1={8}
              y2={HEIGHT}
            />
            <circle className="asking__own" cx={percent(at(own))} cy={8} r={6} />
          </>
        )}
        <line className="asking__axis" x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <p className="asking__ends" dir="ltr" aria-hidden="true">
        <bdi>{`${spread.lowest < from ? '≤ ' : ''}${priceOfUnit(from, i18n, money)}`}</bdi>
        <bdi>{`${spread.highest > to ? '≥ ' : ''}${priceOfUnit(to, i18n, money)}`}</bdi>
      </p>
    </div>
  )
}

/** Shares of the width, and heights; the highest takes all the room. */
function barsOf({steps}: Spread) {
  const counts = steps?.counts ?? []
  const most = Math.max(1, ...counts)
  return counts.flatMap((count, n) =>
    count > 0
      ? [{share: n / counts.length, width: 1 / counts.length, height: (count / most) * ROOM}]
      : [],
  )
}
