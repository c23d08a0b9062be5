/** The homes that the agency features, with the next one peeking in. */

import {Carousel} from '#kit/carousel/carousel.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {PropertyCard} from '#trade/property/card.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {ON_SMALL} from './exclusive.tsx'
import {SectionHead} from './section-head.tsx'

export function Featured({properties}: {properties: Property[]}) {
  const {i18n} = useSite()
  if (properties.length === 0) return null
  return (
    <section className="featured wrap">
      <SectionHead
        heading={i18n._('Featured homes')}
        all={{href: '/properties', name: i18n._('All properties')}}
      />
      <Carousel label={i18n._('Featured homes')} layout="peek">
        {properties.map(property => (
          <PropertyCard
            key={property.slug}
            property={property}
            sizes={`(min-width: 114em) 42rem, (min-width: 69em) 37vw, (min-width: 44em) 55vw, ${ON_SMALL}`}
          />
        ))}
      </Carousel>
    </section>
  )
}
