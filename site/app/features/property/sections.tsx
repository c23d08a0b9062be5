/** The still parts of a property's page: fetched by a browser only when it changes to such a page. */

import {Picture} from '#kit/ui/picture.tsx'
import {FollowLink} from '#trade/alerts/follow-link.tsx'
import {AreaPricesBlocks} from '#trade/area-prices/area-prices.tsx'
import {ownPrice} from '#trade/area-prices/own-price.ts'
import type {AreaPrices} from '#trade/contract/area-prices.ts'
import type {Property} from '#trade/contract/entities.ts'
import {DldDetails} from '#trade/property/details/dld-details.tsx'
import {FactTable} from '#trade/property/details/fact-table.tsx'
import {Summary} from '#trade/property/details/summary.tsx'
import type {PropertyTexts} from '#trade/property/details/texts.ts'
import {Gallery} from '#trade/property/media/gallery.tsx'
import {PropertyFilmText} from '#trade/property/media/property-film-text.tsx'
import {stillOf} from '#trade/property/media/views.ts'
import {NearHome} from '#trade/property/near/near-home.tsx'
import {HomeTerms} from '#trade/property/particulars/home-terms.tsx'
import {PriceHistory} from '#trade/property/particulars/price-history.tsx'
import {About} from '#trade/property/sections/about.tsx'
import {Amenities} from '#trade/property/sections/amenities.tsx'
import {ContactBar} from '#trade/property/sections/contact-bar.tsx'
import {Expert} from '#trade/property/sections/expert.tsx'
import {Faqs} from '#trade/property/sections/faqs.tsx'
import {FloorPlan} from '#trade/property/sections/floor-plan.tsx'
import {Location} from '#trade/property/sections/location.tsx'
import {Watchout} from '#trade/property/sections/watchout.tsx'
import {whatsappAbout, whatsappWords} from '#trade/property/sections/whatsapp.ts'
import {useSite} from '../../core/site-context.tsx'
import {Breadcrumbs} from '../../ui/breadcrumbs.tsx'
import {Icon} from '../../ui/icon.tsx'
import {ViewingSection} from '../viewings/section.tsx'
import {propertyBreadcrumbs} from './breadcrumbs.ts'
import {PlaceIsland} from './location/location-map.tsx'
import {Others} from './others/others.tsx'
import {PrintedFoot} from './print/print-footer.tsx'

export function Head({property}: {property: Property}) {
  const {i18n} = useSite()
  return (
    <>
      <Breadcrumbs {...propertyBreadcrumbs(property, i18n)} />
      <Gallery property={property} />
    </>
  )
}

/** The poster until the film plays: another picture than those above, where there is one. */
export function FilmStill({property}: {property: Property}) {
  const path = stillOf(property, FILM_STILL)
  return (
    <>
      {path && <Picture path={path} pictures={property.pictures} sizes={FILM_SIZES} alt="" />}
      <PropertyFilmText property={property} of="banner" />
    </>
  )
}

const FILM_SIZES = '(min-width: 1818px) 1600px, 100vw'
/** The gallery's head has shown the three before it. */
const FILM_STILL = 3

export {
  ContactBar,
  DldDetails as Dld,
  Expert,
  FactTable,
  Others,
  PrintedFoot,
  Summary,
  ViewingSection,
}

interface TextsProps {
  property: Property
  texts: PropertyTexts
}

export const Lead = ({property, texts}: TextsProps) => <About property={property} texts={texts} />

interface WordsProps extends TextsProps {
  prices?: AreaPrices
  /** The path of this page, from its slash. */
  path: string
}

export const Words = ({property, texts, prices, path}: WordsProps) => (
  <>
    <FloorPlan property={property} />
    <Watchout property={property} texts={texts} />
    <HomeTerms property={property} />
    <Amenities property={property} />
    <Location
      property={property}
      texts={texts}
      path={path}
      map={<PlaceIsland property={property} />}
    />
    <NearHome property={property} />
    {prices && <Prices property={property} prices={prices} />}
    <PriceHistory property={property} />
    <Faqs property={property} />
  </>
)

function Prices({property, prices}: {property: Property; prices: AreaPrices}) {
  const {i18n} = useSite()
  if (prices.prices.length === 0) return null
  return (
    <section className="property-section property-prices" id="prices">
      <h2 className="property-section__heading">{i18n._('Asking prices here')}</h2>
      <AreaPricesBlocks prices={prices} own={ownPrice(property)} />
    </section>
  )
}

export function WhatsApp({property, address}: {property: Property; address: string}) {
  const {i18n, agency} = useSite()
  return (
    <a
      className="share__button"
      href={whatsappAbout(property, address, i18n, agency)}
      aria-label={whatsappWords(property.agent?.phone, i18n, agency)}
    >
      <Icon name="WhatsApp" />
      WhatsApp
    </a>
  )
}

export function Follow({property}: {property: Property}) {
  const {i18n} = useSite()
  const words = i18n._('Tell me when the price changes')
  return <FollowLink property={property} className="share__button" words={words} />
}
