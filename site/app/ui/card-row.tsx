import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'

const SIZES = '(min-width: 1296px) 378px, (min-width: 960px) 30vw, (min-width: 600px) 45vw, 92vw'

/** A few homes under a heading; nothing when there are none. */
export function RowOfCards({heading, properties}: {heading: string; properties: Property[]}) {
  if (properties.length === 0) return null
  return (
    <section className="card-row wrap">
      <h2 className="card-row__heading">{heading}</h2>
      <ul className="card-row__cards">
        {properties.map(property => (
          <li key={property.slug}>
            <PropertyCard property={property} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  )
}
