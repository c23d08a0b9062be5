/** A picture as wide as the window with a name in it; the name alone where there is no picture. */
import type {ReactNode} from 'react'
import type {Shown} from '../../../widgets/shared/api/entities.ts'
import {Picture} from '../../../widgets/shared/ui/picture.tsx'

interface HeroProps extends Pick<Shown, 'pictures'> {
  name: string
  lang?: string
  image?: string
  /** Stands above the name: where the page belongs. */
  children?: ReactNode
}

/** It covers a frame that is higher than the picture on a phone. */
const SIZES = 'max(100vw, 105vh)'

/** Characters from which a name is set smaller. */
const LONG = 28

export const Hero = ({name, lang, image, pictures, children}: HeroProps) => (
  <header
    className={image ? 'hero' : 'hero hero--plain'}
    data-long={name.length > LONG || undefined}
  >
    {image && (
      <div className="hero__picture">
        <Picture path={image} pictures={pictures} sizes={SIZES} first />
      </div>
    )}
    <div className="hero__words wrap">
      {children}
      <h1 lang={lang}>{name}</h1>
    </div>
  </header>
)
