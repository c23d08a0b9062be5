/** The top of a project's page: its picture, and the text over it. */

import {RichText} from '#kit/html/rich-text.tsx'
import {Picture} from '#kit/ui/picture.tsx'
import {CUT_ON_PHONES} from '#kit/ui/picture-files.ts'
import type {Property} from '../../contract/entities.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {englishOf, inEnglish} from '../facts.tsx'
import {PriceFrom} from '../price.tsx'

export function BannerPicture({property}: {property: Property}) {
  const {main_images: paths = [], pictures} = property
  const [path] = paths
  if (!path) return null
  return <Picture path={path} pictures={pictures} sizes={BANNER_SIZES} first />
}

interface BannerWordsProps {
  property: Property
  texts: PropertyTexts
  /** The name's level among the headings of the page. */
  level?: 1 | 2
}

export function BannerWords({property, texts, level = 1}: BannerWordsProps) {
  const {name} = property
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className="project-banner__name" {...inEnglish(property, 'name')}>
        {name}
      </Heading>
      <p className="project-banner__price">
        <PriceFrom property={property} />
      </p>
      {texts.heading && (
        <RichText
          as="h2"
          className="project-banner__heading"
          html={texts.heading}
          lang={englishOf(property, 'description_heading')}
        />
      )}
      {texts.tagline && (
        <RichText
          className="project-banner__tagline"
          html={texts.tagline}
          lang={englishOf(property, 'tagline')}
        />
      )}
    </>
  )
}

/** The picture's width: it covers a frame that may be higher than wide, and has the form beside it. */
const BANNER_SIZES = `${CUT_ON_PHONES}, (min-width: 900px) max(60vw, 1250px), max(100vw, 900px)`
