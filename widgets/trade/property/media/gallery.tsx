/**
 * The head of a property's page: one wide picture and two tall ones; on phones all of them in a row
 * to swipe. Each is a link to its file, which is all there is without JavaScript; `PictureViewer`
 * around the gallery shows them one by one.
 */

import {useServices} from '#kit/core/view/use-services.ts'
import {Count} from '#kit/ui/direction.tsx'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import {ViewLinks} from './view-links.tsx'
import {altOf} from './views.ts'

/** Their height counts: what is landscape is cut to be tall, and wider than it is shown. */
const SIZES = '(min-width: 1818px) 960px, (min-width: 760px) 58vw, 120vw'
/** Fewer than three fill the same width. */
const WIDE = '(min-width: 1818px) 1600px, 100vw'

export function Gallery({property}: {property: Property}) {
  const {i18n, media} = useServices()
  const {main_images: paths = [], pictures} = property
  if (paths.length === 0) return null
  return (
    <section className="property-gallery" id="gallery" aria-label={i18n._('Photo Gallery')}>
      <ul className="property-gallery__strip">
        {paths.map((path, index) => (
          <li className="property-gallery__item" key={path}>
            <a className="property-gallery__link" href={media(path)} data-picture={index}>
              <Picture
                path={path}
                pictures={pictures}
                sizes={paths.length < 3 && index === 0 ? WIDE : SIZES}
                alt={altOf(property, index)}
                first={index === 0}
              />
            </a>
            {paths.length > 1 && (
              <span className="property-gallery__count figures" aria-hidden="true">
                <Count at={index + 1} of={paths.length} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <ViewLinks property={property} />
    </section>
  )
}
