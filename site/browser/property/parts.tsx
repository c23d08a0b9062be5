/** The still parts of a property's page: fetched by a browser only when it changes to such a page. */
import type {Property} from '../../../widgets/shared/api/entities.ts'
import {About} from '../../../widgets/shared/property/sections/about.tsx'
import {Amenities} from '../../../widgets/shared/property/sections/amenities.tsx'
import {ContactBar} from '../../../widgets/shared/property/sections/contact-bar.tsx'
import {DldDetails} from '../../../widgets/shared/property/sections/dld-details.tsx'
import {Expert} from '../../../widgets/shared/property/sections/expert.tsx'
import {FactTable} from '../../../widgets/shared/property/sections/fact-table.tsx'
import {Faqs} from '../../../widgets/shared/property/sections/faqs.tsx'
import {Gallery} from '../../../widgets/shared/property/sections/gallery.tsx'
import {Location} from '../../../widgets/shared/property/sections/location.tsx'
import {Summary} from '../../../widgets/shared/property/sections/summary.tsx'
import type {PropertyTexts} from '../../../widgets/shared/property/sections/texts.ts'
import {Breadcrumb} from './breadcrumb.tsx'
import {PrintedFoot} from './printed-foot.tsx'
import {WhatsApp} from './whatsapp.tsx'

export const Head = ({property}: {property: Property}) => (
  <>
    <Breadcrumb property={property} />
    <Gallery property={property} />
  </>
)

export {ContactBar, FactTable, Summary, WhatsApp}

interface WordsProps {
  property: Property
  texts: PropertyTexts
  /** Where this page is, the site's host included. */
  address: string
}

export const Words = ({property, texts, address}: WordsProps) => (
  <>
    <About property={property} texts={texts} />
    <Amenities property={property} />
    <DldDetails property={property} />
    <Location property={property} texts={texts} />
    <Faqs property={property} />
    <Expert property={property} address={address} />
    <PrintedFoot address={address} />
  </>
)
