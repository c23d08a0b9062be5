/** A project of a builder: image, name, type, 'city, state' (spec section 2). */

import {otherLanguage} from '#kit/i18n/locale.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '#trade/contract/entities.ts'
import {englishOf} from '#trade/property/facts.tsx'
import {Link} from '../../../ui/link.tsx'

const SIZES = '(min-width: 1296px) 378px, (min-width: 960px) 30vw, (min-width: 600px) 45vw, 92vw'

export function ProjectCard({project}: {project: Property}) {
  const {name, slug, main_images, pictures, about, city, state} = project
  const [picture] = main_images
  const place = withCommas(city, state)
  return (
    <article className="card project-card" aria-label={name}>
      <div className="card__picture">
        {picture ? (
          <Picture path={picture} pictures={pictures} sizes={SIZES} />
        ) : (
          <span className="project-card__blank" />
        )}
      </div>
      <div className="card__words">
        <h3 className="card__name" {...otherLanguage(englishOf(project, 'name'))}>
          {slug ? (
            <Link className="card__link" href={`/projects/detail/${encodeURIComponent(slug)}`}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {about.type && (
          <p className="project-card__type" {...otherLanguage(englishOf(project, 'about.type'))}>
            {about.type}
          </p>
        )}
        {place && <p className="card__place">{place}</p>}
      </div>
    </article>
  )
}
