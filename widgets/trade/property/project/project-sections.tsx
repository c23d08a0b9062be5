/**
 * The sections of a project's page below its menu, in the order of the specification (section 2).
 */
import type {ReactNode} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import {RateNote} from '../../money/amount.tsx'
import {DldDetails} from '../details/dld-details.tsx'
import type {PropertyTexts} from '../details/texts.ts'
import {UnitFacts} from '../details/unit-facts.tsx'
import {englishOf, inEnglish} from '../facts.tsx'
import {altOf} from '../media/views.ts'
import {NearHome} from '../near/near-home.tsx'
import {FactGroups} from '../particulars/fact-groups.tsx'
import {HomeTerms} from '../particulars/home-terms.tsx'
import {Amenities} from '../sections/amenities.tsx'
import {Expert} from '../sections/expert.tsx'
import {Faqs} from '../sections/faqs.tsx'
import {FloorPlan} from '../sections/floor-plan.tsx'
import {Location} from '../sections/location.tsx'
import {Watchout} from '../sections/watchout.tsx'
import {ProjectGallery} from './project-gallery.tsx'

interface ProjectSectionsProps {
  property: Property
  texts: PropertyTexts
  /** The path of the project's page, from its slash, and its address with the host. */
  path: string
  address: string
  /** The map with the place. */
  map?: ReactNode
  /** The link to the form for news of the project. */
  follow: ReactNode
  /** The price history, which the page or the widget renders in its own way. */
  history: ReactNode
}

export const ProjectSections = ({
  property,
  texts,
  path,
  address,
  map,
  follow,
  history,
}: ProjectSectionsProps) => (
  <>
    <ProjectAbout property={property} texts={texts} />
    <ProjectGallery property={property} />
    <Watchout property={property} texts={texts} />
    <UnitSummary property={property} follow={follow} />
    <HomeTerms property={property} />
    <FloorPlan property={property} />
    <Amenities property={property} />
    <DldDetails property={property} />
    <Location property={property} texts={texts} path={path} map={map} />
    <NearHome property={property} />
    {history}
    <Expert property={property} address={address} />
    <Faqs property={property} />
    <NewsletterStrip />
  </>
)

/** The facts of a project's homes (spec section 2, 'Unit summary'). */
function UnitSummary({property, follow}: {property: Property; follow: ReactNode}) {
  const {i18n} = useServices()
  return (
    <section className="property-section unit-summary" id="summary">
      <h2 className="property-section__heading">{i18n._('Unit summary')}</h2>
      <dl className="property-facts unit-summary__facts">
        <UnitFacts property={property} />
      </dl>
      <FactGroups property={property} />
      <RateNote />
      {follow}
    </section>
  )
}

/** One line for those who are not in a hurry; its link opens the dialog for an email address. */
function NewsletterStrip() {
  const {i18n, page} = useServices()
  return (
    <aside className="newsletter-strip" aria-label={i18n._('Newsletter')}>
      <p className="newsletter-strip__words">
        {i18n._('New homes and open houses, before they reach the portals.')}
      </p>
      <a className="newsletter-strip__link" href={page('/#newsletter')} data-ask="newsletter">
        {i18n._('sign up')}
      </a>
    </aside>
  )
}

const SIZES = '(min-width: 1818px) 1013px, (min-width: 900px) 62vw, 130vw'

interface ProjectAboutProps {
  property: Property
  texts: PropertyTexts
}

/** The words about a project, and its first picture (spec section 2, 'About'). */
function ProjectAbout({property, texts}: ProjectAboutProps) {
  const {i18n, media} = useServices()
  const {short_description: short, main_images: paths = [], pictures} = property
  const [path] = paths
  if (!short && !texts.description && !path) return null
  return (
    <section className="property-section project-about" id="about">
      <div className="project-about__words">
        <h2 className="property-section__heading">{i18n._('About')}</h2>
        {short && (
          <p className="project-about__short" {...inEnglish(property, 'short_description')}>
            {short}
          </p>
        )}
        {texts.description && (
          <RichText
            className="rich-text"
            html={texts.description}
            lang={englishOf(property, 'about.description')}
          />
        )}
      </div>
      {path && (
        <a className="project-about__picture" href={media(path)} data-picture={0}>
          <Picture path={path} pictures={pictures} sizes={SIZES} alt={altOf(property, 0)} />
        </a>
      )}
    </section>
  )
}
