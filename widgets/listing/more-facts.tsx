/** A line below the card unfolds what else is known of the home; code and styles come with that. */
import {type SyntheticEvent, useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {
  hasPaymentPlan,
  hasPriceHistory,
  hasUnits,
} from '#trade/property/particulars/has-particulars.ts'

/**
 * The room stays where there is nothing more to say, so that nothing on the page moves.
 * @csspart facts - The line that unfolds more facts, with them.
 */
export function MoreFacts({property}: {property: Property}) {
  const {i18n} = useServices()
  const [isOpen, setOpen] = useState(false)
  const {state, prepare, open} = useLazy(
    async () => (await import('#trade/property/particulars/all-particulars.tsx')).AllParticulars,
  )
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(event.currentTarget.open)
    if (event.currentTarget.open) open()
  }
  return (
    <div className="listing__more">
      {hasParticulars(property) && (
        <details part="facts" onToggle={toggle} onPointerEnter={prepare} onFocus={prepare}>
          <summary className="listing__summary">{i18n._('More about this home')}</summary>
          {isOpen && state.is === 'failed' && <Unavailable retry={open} />}
          {state.is === 'open' && <state.Part property={property} />}
        </details>
      )}
    </div>
  )
}

const FACTS = [
  'building',
  'floor',
  'furnishing',
  'parking',
  'views',
  'completion',
  'handover',
  'available_from',
  'service_charge',
  'cheques',
  'deposit',
] as const

const hasParticulars = (home: Property) =>
  hasPaymentPlan(home) ||
  hasUnits(home) ||
  hasPriceHistory(home) ||
  Boolean(home.near?.length) ||
  FACTS.some(fact => home[fact] !== undefined)
