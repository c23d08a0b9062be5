import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {CARD_SIZES} from './card-sizes.ts'
import {Link} from './link.tsx'

interface RowOfCardsProps {
  heading: string
  properties: Property[]
  /** The line below each card. */
  notes?: string[]
  /** The page that has all of what the row begins. */
  all?: {href: string; name: string}
}

/** A few homes under a heading; nothing when there are none. */
export function RowOfCards({heading, properties, notes, all}: RowOfCardsProps) {
  if (properties.length === 0) return null
  return (
    <section className="card-row wrap">
      <div className="card-row__head">
        <h2 className="card-row__heading">{heading}</h2>
        {all && <Link href={all.href}>{all.name}</Link>}
      </div>
      <ul className="card-grid">
        {properties.map((property, at) => (
          <li key={property.slug}>
            <PropertyCard property={property} sizes={CARD_SIZES} />
            {notes?.[at] && <p className="card-row__note">{notes[at]}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
