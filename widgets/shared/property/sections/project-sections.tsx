/** What follows on a project's page below its menu, in the order of the specification (section 2). */
import type {ReactNode} from 'react'
import type {Property} from '../../api/entities.ts'
import {Amenities} from './amenities.tsx'
import {DldDetails} from './dld-details.tsx'
import {Expert} from './expert.tsx'
import {Faqs} from './faqs.tsx'
import {Location} from './location.tsx'
import {NewsletterStrip} from './newsletter-strip.tsx'
import {ProjectAbout} from './project-about.tsx'
import {ProjectGallery} from './project-gallery.tsx'
import type {PropertyTexts} from './texts.ts'
import {UnitSummary} from './unit-summary.tsx'
import {Watchout} from './watchout.tsx'

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
