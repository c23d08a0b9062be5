import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {hasAmenities} from '../details/has-section.ts'
import {inEnglish} from '../facts.tsx'

export function Amenities({property}: {property: Property}) {
  const {i18n} = useServices()
  if (!hasAmenities(property)) return null
  return (
    <section className="property-section property-amenities" id="amenities">
      <h2 className="property-section__heading">{i18n._('Amenities')}</h2>
      <ul className="property-amenities__list">
        {property.about.amenities?.map((amenity, index) => (
          <li key={amenity}>
            <span {...inEnglish(property, `about.amenities[${index}]`)}>{amenity}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
