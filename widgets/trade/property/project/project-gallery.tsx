/**
 * All pictures of a project but the first, wide and narrow ones by turns. Each is a link to its file;
 * `PictureViewer` around the page shows them one by one.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import {ViewLinks} from '../media/view-links.tsx'
import {altOf} from '../media/views.ts'

const SIZES = '(min-width: 1818px) 1060px, (min-width: 600px) 64vw, 100vw'

export function ProjectGallery({property}: {property: Property}) {
  const {i18n, media} = useServices()
  const {main_images: paths = [], pictures} = property
  if (paths.length < 2) return null
  return (
    <section className="property-section project-gallery" id="gallery">
      <h2 className="property-section__heading">{i18n._('Photo Gallery')}</h2>
      <ViewLinks property={property} />
      <ul className="project-gallery__pictures">
        {paths.slice(1).map((path, index) => (
          <li key={path}>
            <a className="project-gallery__link" href={media(path)} data-picture={index + 1}>
              <Picture
                path={path}
                pictures={pictures}
                sizes={SIZES}
                alt={altOf(property, index + 1)}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
