import {mapLink} from '../../agency.ts'
import type {Property} from '../../api/entities.ts'
import {useServices} from '../../element/use-services.ts'
import {RichText} from '../../html/rich-text.tsx'
import {englishOf} from '../facts.tsx'
import {hasLocation, pointOf} from './present.ts'
import type {PropertyTexts} from './texts.ts'

interface LocationProps {
  property: Property
  texts: PropertyTexts
}

export function Location({property, texts}: LocationProps) {
  const {i18n} = useServices()
  const {about} = property
  const point = pointOf(property)
  if (!hasLocation(property, texts)) return null
  return (
    <section className="property-section property-location" id="location">
      <h2 className="property-section__heading">{i18n._('Location')}</h2>
      {about?.address && (
        <address className="property-location__address" lang={englishOf(property, 'about.address')}>
          {about.address}
        </address>
      )}
      {texts.location && (
        <RichText
          className="rich-text"
          html={texts.location}
          lang={englishOf(property, 'location_description')}
        />
      )}
      {point && (
        <p className="property-location__map">
          <a className="button button--quiet" href={mapLink(point)} rel="noopener noreferrer">
            {i18n._('Open in a map')}
          </a>
        </p>
      )}
    </section>
  )
}
