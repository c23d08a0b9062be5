/** A builder's sign on a plate of paper: most are dark, and stay so when the page is dark. */

import {Picture} from '#kit/ui/picture.tsx'
import type {Picture as PictureFacts} from '#kit/ui/picture-files.ts'

interface BuilderMarkProps {
  name: string
  image?: string
  pictures?: Record<string, PictureFacts>
  sizes: string
  /** Empty where the name is beside it: the logo then needs no alternative text. */
  alt: string
  first?: boolean
}

export const BuilderMark = ({name, image, pictures, sizes, alt, first}: BuilderMarkProps) => (
  <div className="builder-mark">
    {image ? (
      <Picture path={image} pictures={pictures} sizes={sizes} alt={alt} first={first} />
    ) : (
      <span className="builder-mark__name" aria-hidden={alt ? undefined : true}>
        {name}
      </span>
    )}
  </div>
)
