/** The words about a project, and its first picture (spec section 2, 'About'). */

import {useServices} from '#kit/core/view/use-services.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import {Picture} from '#kit/ui/picture.tsx'
import type {Property} from '../../contract/entities.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {englishOf, inEnglish} from '../facts.tsx'
import {altOf} from '../media/gallery.tsx'

const SIZES = '(min-width: 1296px) 760px, (min-width: 900px) 62vw, 130vw'

interface ProjectAboutProps {
  property: Property
  texts: PropertyTexts
}

export function ProjectAbout({property, texts}: ProjectAboutProps) {
  const {i18n, media} = useServices()
  const {short_description: short, main_images: paths = [], pictures} = property
  const [path] = paths
  if (!short && !texts.description && !path) return null
  return (
    <section className="property-section project-about" id="about">
      <div className="project-about__words">
        <h2 className="property-section__heading">{i18n._('About')}</h2>
        {short && (
          <p className="project-about__short" {...inEnglish(property, 'short_description')}>
            {short}
          </p>
        )}
        {texts.description && (
          <RichText
            className="rich-text"
            html={texts.description}
            lang={englishOf(property, 'about.description')}
          />
        )}
      </div>
      {path && (
        <a className="project-about__picture" href={media(path)} data-picture={0}>
          <Picture path={path} pictures={pictures} sizes={SIZES} alt={altOf(property, 0)} />
        </a>
      )}
    </section>
  )
}
