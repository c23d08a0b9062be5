/**
 * Luxury projects as films: two large tiles that start when they are seen. On a phone they take
 * turns; until the page is taken over, and without JavaScript, they are scrolled sideways there.
 */

import {Carousel} from '#kit/carousel/carousel.tsx'
import {useServices} from '#kit/core/view/use-services.ts'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useMedia} from '#kit/ui/use-media.ts'
import type {Property} from '#trade/contract/entities.ts'
import {Film} from '#trade/film/film.tsx'
import {englishOf, placeOf} from '#trade/property/facts.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
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
      <h2 className="films__heading wrap">{i18n._('Projects on film')}</h2>
      {isPhone && tiles.length > 1 ? (
        <Carousel label={i18n._('Projects on film')} layout="one" interval={INTERVAL}>
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
    <Picture
      path={path}
      pictures={pictures}
      sizes="(min-width: 114em) 50rem, (min-width: 48em) 48vw, 100vw"
    />
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
