/** What follows on a project's page below its menu, in the order of the specification (section 2). */
import type {ReactNode} from 'react'
import type {Property} from '../../contract/entities.ts'
import {DldDetails} from '../details/dld-details.tsx'
import type {PropertyTexts} from '../details/texts.ts'
import {UnitSummary} from '../details/unit-summary.tsx'
import {PropertyFilmText} from '../media/property-film-text.tsx'
import {Amenities} from '../sections/amenities.tsx'
import {Expert} from '../sections/expert.tsx'
import {Faqs} from '../sections/faqs.tsx'
import {Location} from '../sections/location.tsx'
import {NewsletterStrip} from '../sections/newsletter-strip.tsx'
import {Watchout} from '../sections/watchout.tsx'
import {ProjectAbout} from './project-about.tsx'
import {ProjectGallery} from './project-gallery.tsx'

interface ProjectSectionsProps {
  property: Property
  texts: PropertyTexts
  /** Of the project's page, from its slash, and with its host. */
  path: string
  address: string
  /** What shows the place. */
  map?: ReactNode
}

export const ProjectSections = ({property, texts, path, address, map}: ProjectSectionsProps) => (
  <>
    <PropertyFilmText property={property} below="banner" className="project-film-text" />
    <ProjectAbout property={property} texts={texts} />
    <ProjectGallery property={property} />
    <Watchout property={property} texts={texts} />
    <UnitSummary property={property} />
    <Amenities property={property} />
    <DldDetails property={property} />
    <Location property={property} texts={texts} path={path} map={map} />
    <Expert property={property} address={address} />
    <Faqs property={property} />
    <NewsletterStrip />
  </>
)
