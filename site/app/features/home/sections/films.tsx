/**
 * Luxury projects as films: two large tiles that start when they are seen. On a phone they take
 * turns; until the page is taken over, and without JavaScript, they are scrolled sideways there.
 */

import type {Property} from '../../../../../widgets/shared/api/entities.ts'
import {Carousel} from '../../../../../widgets/shared/carousel/carousel.tsx'
import {useServices} from '../../../../../widgets/shared/core/view/use-services.ts'
import {Film} from '../../../../../widgets/shared/film/film.tsx'
import {otherLanguage} from '../../../../../widgets/shared/i18n/locale.ts'
import {englishOf, placeOf} from '../../../../../widgets/shared/property/facts.tsx'
import {propertyPath} from '../../../../../widgets/shared/property/property-path.ts'
import {Picture} from '../../../../../widgets/shared/ui/picture.tsx'
import {useMedia} from '../../../../../widgets/shared/ui/use-media.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'

/** As in styles/home-films.css. */
const PHONE = '(max-width: 47.99em)'
/** Spec section 9: 7 s. */
const INTERVAL = 7000

export function Films({projects}: {projects: Property[]}) {
  const {i18n} = useSite()
  const isPhone = useMedia(PHONE)
  const tiles = projects.map(project => <Tile key={project.slug} project={project} />)
  return (
    <section className="films">
      <h2 className="films__heading wrap">{i18n._('Projects in motion')}</h2>
      {isPhone && tiles.length > 1 ? (
        <Carousel label={i18n._('Projects in motion')} layout="one" interval={INTERVAL}>
          {tiles}
        </Carousel>
      ) : (
        <div className="films__row" data-tiles={tiles.length}>
          {tiles}
        </div>
      )}
    </section>
  )
}

function Tile({project}: {project: Property}) {
  const {media} = useServices()
  const {name, slug, video, main_images, pictures} = project
  const [path] = main_images
  const picture = path && (
    <Picture path={path} pictures={pictures} sizes="(min-width: 48em) 37rem, 100vw" />
  )
  return (
    <article className="tile" aria-label={name}>
      <div className="tile__film">
        {video ? <Film sources={[{src: media(video)}]} poster={picture} label={name} /> : picture}
      </div>
      <div className="tile__words">
        <h3 {...otherLanguage(englishOf(project, 'name'))}>
          <Link className="tile__link" href={propertyPath(slug)}>
            {name}
          </Link>
        </h3>
        {placeOf(project) && <p>{placeOf(project)}</p>}
      </div>
    </article>
  )
}
