/** The words about a property: its line of the headline, then the short text and the long one. */

import {useServices} from '#kit/core/view/use-services.ts'
import {RichText} from '#kit/html/rich-text.tsx'
import type {Property} from '../../contract/entities.ts'
import {hasAbout} from '../details/has-section.ts'
import type {PropertyTexts} from '../details/texts.ts'
import {englishOf, inEnglish} from '../facts.tsx'

interface AboutProps {
  property: Property
  texts: PropertyTexts
}

export function About({property, texts}: AboutProps) {
  const {i18n} = useServices()
  const {tagline, heading, description} = texts
  if (!hasAbout(property, texts)) return null
  return (
    <section className="property-section property-about" id="about">
      {heading ? (
        <RichText
          as="h2"
          className="property-section__heading"
          html={heading}
          lang={englishOf(property, 'description_heading')}
        />
      ) : (
        <h2 className="property-section__heading">{i18n._('About')}</h2>
      )}
      <div className="property-about__words">
        {tagline && (
          <RichText
            className="property-about__tagline rich-text"
            html={tagline}
            lang={englishOf(property, 'tagline')}
          />
        )}
        {property.short_description && (
          <p className="property-about__short" {...inEnglish(property, 'short_description')}>
            {property.short_description}
          </p>
        )}
        {description && (
          <RichText
            className="property-about__long rich-text"
            html={description}
            lang={englishOf(property, 'about.description')}
          />
        )}
      </div>
    </section>
  )
}
