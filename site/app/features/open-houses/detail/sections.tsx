/** The still parts of the page of an open house. */

import {mediaAddress} from '#kit/api-client/addresses.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {DldDetails as Details} from '#trade/contract/entities.ts'
import {OPEN_HOUSES, openHousePath} from '#trade/open-house/calendar.ts'
import {CalendarLinks} from '#trade/open-house/calendar-links.tsx'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HouseDate, HouseFacts, HousePrice} from '#trade/open-house/house-facts.tsx'
import {DldDetails} from '#trade/property/details/dld-details.tsx'
import {englishOf} from '#trade/property/facts.tsx'
import {altOf} from '#trade/property/media/views.ts'
import {propertyPath} from '#trade/property/property-path.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Breadcrumbs} from '../../../ui/breadcrumbs.tsx'
import {NoPage} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {ViewingSection} from '../../viewings/section.tsx'
import {gallerySizes, pictured} from '../pictures.ts'
import {type OpenHouseData, openHouseBreadcrumbs} from './load.ts'

export {ViewingSection}

export function Head({house}: {house: OpenHouseEntry}) {
  const {i18n} = useSite()
  return (
    <>
      <Breadcrumbs {...openHouseBreadcrumbs({house}, i18n)} />
      <h1 {...otherLanguage(englishOf(house, 'open_house_details.title'))}>{house.title}</h1>
    </>
  )
}

interface WordsProps extends OpenHouseData {
  house: OpenHouseEntry
}

export function Words({house, text, textLang, excerpt, property}: WordsProps) {
  const {i18n, siteUrl} = useSite()
  return (
    <>
      <div className="open-house__about">
        {text && <RichText className="rich-text" html={text} lang={textLang} />}
        {property && (
          <p>
            <Link className="button" href={propertyPath(property.slug)}>
              {i18n._('View the property')}
              <span className="visually-hidden">: {property.name}</span>
            </Link>
          </p>
        )}
      </div>
      <div className="open-house__when">
        <HouseDate house={house} />
        {house.isOver && (
          <p className="open-house__over">
            {i18n._('This open house is over')}.{' '}
            <Link href={OPEN_HOUSES}>{i18n._('See upcoming dates')}</Link>
          </p>
        )}
        <p className="open-house__price figures">
          <HousePrice price={house.price} />
        </p>
        <HouseFacts house={house} />
        <CalendarLinks house={house} address={siteUrl + openHousePath(house.slug)} text={excerpt} />
      </div>
    </>
  )
}

export function Gallery({house}: {house: OpenHouseEntry}) {
  const {i18n, storageUrl} = useSite()
  const {images, pictures} = house
  if (images.length === 0) return null
  return (
    <section className="house-gallery" aria-labelledby="house-gallery">
      <h2 id="house-gallery">{i18n._('OPEN HOUSE GALLERY')}</h2>
      <ul className="house-gallery__pictures">
        {images.map((path, index) => (
          <li key={path}>
            <a
              className="house-gallery__link"
              href={mediaAddress(storageUrl, path)}
              data-picture={index}
            >
              <Picture
                path={path}
                pictures={pictures}
                sizes={gallerySizes(index, images.length)}
                alt={altOf(pictured(house), index)}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Dld = ({dld}: {dld?: Details}) => <DldDetails property={{dld_details: dld}} />

export function Failed() {
  const {i18n} = useSite()
  return (
    <NoPage
      block="places"
      heading={i18n._('Open House')}
      text={i18n._('We could not load this open house. Please try again in a moment, or call us.')}
      all={{href: OPEN_HOUSES, name: i18n._('All open houses')}}
    />
  )
}
