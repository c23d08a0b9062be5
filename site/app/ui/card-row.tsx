import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {CARD_SIZES} from './card-sizes.ts'

/** A few homes under a heading; nothing when there are none. */
export function RowOfCards({heading, properties}: {heading: string; properties: Property[]}) {
  if (properties.length === 0) return null
  return (
    <section className="card-row wrap">
      <h2 className="card-row__heading">{heading}</h2>
      <ul className="card-grid">
        {properties.map(property => (
          <li key={property.slug}>
            <PropertyCard property={property} sizes={CARD_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
