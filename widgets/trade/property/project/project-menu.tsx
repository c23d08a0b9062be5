/** The builder of the project, its documents, and links to its map and its pictures. */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {hasLocation} from '../details/has-section.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {inEnglish} from '../facts.tsx'
import {hasPaymentPlan, PAYMENT_PLAN} from '../particulars/has-particulars.ts'
import {builderPath} from '../property-path.ts'
import {DownloadLink} from '../sections/enquiry-link.tsx'

interface ProjectMenuProps {
  property: Property
  texts: PropertyTexts
  /** The path of the project's page, from its slash. */
  path: string
}

export function ProjectMenu({property, texts, path}: ProjectMenuProps) {
  const {i18n} = useServices()
  const {brochure, floor_plan} = property
  return (
    <nav className="project-menu" aria-label={i18n._('On this page')}>
      <Whose property={property} />
      <ul className="project-menu__links">
        {brochure && (
          <li>
            <DownloadLink kind="brochure" property={property} path={path} />
          </li>
        )}
        {floor_plan && (
          <li>
            <DownloadLink kind="floor_plan" property={property} path={path} />
          </li>
        )}
        {hasPaymentPlan(property) && (
          <li>
            <a href="#payment-plan">{i18n._(PAYMENT_PLAN)}</a>
          </li>
        )}
        {hasLocation(property, texts) && (
          <li>
            <a href="#location">{i18n._('Location Map')}</a>
          </li>
        )}
        {property.main_images?.length > 1 && (
          <li>
            <a href="#gallery">{i18n._('Photo Gallery')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Whose({property}: {property: Property}) {
  const {page} = useServices()
  const {builder, builder_community} = property
  return (
    <p className="project-menu__whose">
      {builder && <a href={page(builderPath(builder.slug))}>{builder.name}</a>}
      {builder_community && (
        <span>
          <span {...inEnglish(property, 'builder_community')}>{builder_community}</span>
        </span>
      )}
    </p>
  )
}
