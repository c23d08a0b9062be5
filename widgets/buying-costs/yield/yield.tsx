/** The yield of the home when it is let: folded away, with every assumption as a field. */
import {useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {AskingRents} from '#trade/buying-costs/asking-rents.ts'
import {chosen} from '#trade/buying-costs/choices.ts'
import type {Estimate} from '#trade/buying-costs/estimate.ts'
import {entriesOf} from '#trade/buying-costs/query.ts'
import {lettingResultOf, yieldOf} from '#trade/buying-costs/yield.ts'
import {useCosts} from '../context.ts'
import {Calculate} from '../form/form-frame.tsx'
import {yieldText} from '../format.ts'
import {lettingIn} from './letting-in.ts'
import {YieldFields} from './yield-fields.tsx'
import {YieldFigures} from './yield-figures.tsx'

interface YieldProps {
  estimate: Estimate
  askingRents?: AskingRents
}

const PARAMETERS = ['rent', 'service', 'area', 'vacancy', 'management', 'other', 'base']

/** @csspart yield - The yield and its assumptions. */
export function Yield({estimate, askingRents}: YieldProps) {
  const {i18n} = useServices()
  const {asked, values} = useCosts()
  const [isOpened, setOpened] = useState(false)
  // A form without JavaScript sends what is assumed, too.
  const changed = entriesOf(asked)
  const isOpen = isOpened || PARAMETERS.some(name => name in changed)
  const {letting} = lettingIn(values, askingRents)
  const {rent} = letting
  const isOfAll = chosen('base', values) === 'all'
  const base = isOfAll ? estimate.price + estimate.fees : estimate.price
  const result = rent === undefined ? undefined : lettingResultOf({...letting, rent})
  const gross = result && yieldText(yieldOf(result.rent, base), i18n)
  const net = result?.left === undefined ? undefined : yieldText(yieldOf(result.left, base), i18n)
  const short = withCommas(
    gross && i18n._('{percent} gross', {percent: gross}),
    net && i18n._('{percent} net', {percent: net}),
  )
  const name = i18n._('Rental yield')
  return (
    <details
      className="costs__yield"
      part="yield"
      open={isOpen || undefined}
      onToggle={event => setOpened(event.currentTarget.open)}
    >
      <summary className="costs__summary">{short ? labelled(i18n, name, short) : name}</summary>
      <p className="costs__hint">
        {i18n._(
          'A year’s rent as a share of what the home costs. It is arithmetic with the assumptions below, which you can change: no forecast and no advice.',
        )}
      </p>
      <YieldFields letting={letting} askingRents={askingRents} />
      <Calculate />
      {result && (
        <YieldFigures
          result={result}
          base={base}
          gross={gross}
          net={net}
          unknown={isOfAll ? estimate.unknown : 0}
        />
      )}
    </details>
  )
}
