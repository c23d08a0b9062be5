/**
 * The location in words and on a map, and its documents to download (spec section 2, 'Location').
 */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import {mapLink} from '../../agency/agency.ts'
import type {Property} from '../../contract/entities.ts'
import {hasDownloads, hasLocation, pointOf} from '../details/has-section.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {englishOf, inEnglish} from '../facts.tsx'
import {DownloadLink} from './enquiry-link.tsx'

interface LocationProps {
  property: Property
  texts: PropertyTexts
  /** The path of the property's page, from its slash; without it no documents are offered here. */
  path?: string
  /** The map with the place. */
  map?: ReactNode
}

export function Location({property, texts, path, map}: LocationProps) {
  const {i18n} = useServices()
  const {about} = property
  const point = pointOf(property)
  const isPlaced = hasLocation(property, texts)
  const offers = path !== undefined && hasDownloads(property)
  if (!isPlaced && !offers) return null
  return (
    <section className="property-section property-location" id="location">
      <h2 className="property-section__heading">
        {isPlaced ? i18n._('Location') : i18n._('Documents')}
      </h2>
      {isPlaced && (
        <div className="property-location__words">
          {about?.address && (
            <address
              className="property-location__address"
              {...inEnglish(property, 'about.address')}
            >
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
            <p>
              <a className="button button--quiet" href={mapLink(point)} rel="noopener noreferrer">
                {i18n._('Open in Maps')}
              </a>
            </p>
          )}
        </div>
      )}
      {point && map && (
        <div className="property-location__map" data-wide>
          {map}
        </div>
      )}
      {offers && <Downloads property={property} path={path} />}
    </section>
  )
}

interface DownloadsProps {
  property: Property
  /** The path of the property's page, from its slash. */
  path: string
}

/** The brochure and the floor plan, as objects that one wants to take. */
function Downloads({property, path}: DownloadsProps) {
  const {brochure, floor_plan} = property
  if (!brochure && !floor_plan) return null
  return (
    <ul className="property-downloads" data-wide>
      {(['brochure', 'floor_plan'] as const).map(
        kind =>
          property[kind] && (
            <li key={kind}>
              <DownloadLink
                className={`property-downloads__link property-downloads__link--${kind}`}
                property={property}
                kind={kind}
                path={path}
              />
            </li>
          ),
      )}
    </ul>
  )
}
