/** A picture as wide as the window with a name in it; the name alone where there is no picture. */

import type {ReactNode} from 'react'
import {type Locale, otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {CUT_ON_PHONES} from '#kit/ui/picture-files.ts'
import type {RecordExtras} from '#trade/contract/entities.ts'

/** A hero covers a frame that is higher than its picture on a phone. */
const HERO_SIZES = `${CUT_ON_PHONES}, max(100vw, 105vh)`

interface HeroProps extends Pick<RecordExtras, 'pictures'> {
  name: string
  lang?: Locale
  image?: string
  /** Above the name: the parent page. */
  children?: ReactNode
}

/** Characters from which a name is set smaller. */
const LONG = 28

export const Hero = ({name, lang, image, pictures, children}: HeroProps) => (
  <header
    className={image ? 'hero' : 'hero hero--plain'}
    data-long={name.length > LONG || undefined}
  >
    {image && (
      <div className="hero__picture">
        <Picture path={image} pictures={pictures} sizes={HERO_SIZES} first />
      </div>
    )}
    <div className="hero__words wrap">
      {children}
      <h1 {...otherLanguage(lang)}>{name}</h1>
    </div>
  </header>
)
