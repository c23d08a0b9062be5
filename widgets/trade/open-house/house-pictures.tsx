/** The pictures of an open house, one at a time, around and around (spec section 2, 'Open houses'). */

import {Carousel} from '#kit/carousel/carousel.tsx'
import {useServices} from '#kit/core/view/use-services.ts'
import {labelled} from '#kit/i18n/labelled.ts'
import {Picture} from '#kit/ui/picture.tsx'
import type {RecordExtras} from '../contract/entities.ts'

/** Spec section 9: 7 s. */
export const INTERVAL = 7000

export interface HousePicturesProps extends Pick<RecordExtras, 'pictures'> {
  title: string
  images: string[]
  /** How wide they are shown, as in `<img sizes>`. */
  sizes: string
  /** In the first screen. */
  first?: boolean
}

export function HousePictures({title, images, pictures, sizes, first}: HousePicturesProps) {
  const {i18n} = useServices()
  if (images.length === 0) return null
  return (
    <Carousel label={labelled(i18n, i18n._('Pictures'), title)} layout="one" interval={INTERVAL}>
      {images.map((path, index) => (
        <div className="house-picture" key={path}>
          <Picture
            path={path}
            pictures={pictures}
            sizes={sizes}
            alt={pictures?.[path]?.alt ?? `${title}, ${index + 1} / ${images.length}`}
            first={first && index === 0}
          />
        </div>
      ))}
    </Carousel>
  )
}
