/** Three neighbourhoods, each with its picture and the beginning of its guide. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import type {Story} from '../../places/story.ts'
import {SectionHead} from './section-head.tsx'

const SIZES = '(min-width: 114em) 33rem, (min-width: 56em) 30vw, 20rem'

export function Guides({guides}: {guides: Story[]}) {
  const {i18n} = useSite()
  if (guides.length === 0) return null
  return (
    <section className="home-guides wrap">
      <SectionHead
        heading={i18n._('Neighbourhoods')}
        all={{href: '/neighborhood-guides', name: i18n._('All neighbourhoods')}}
      />
      <ul className="home-guides__list">
        {guides.map(({href, name, nameLang, text, textLang, image = '', pictures}) => (
          <li className="home-guide" key={href}>
            <div className="home-guide__picture">
              <Picture path={image} pictures={pictures} sizes={SIZES} alt="" />
            </div>
            <h3 className="home-guide__name" {...otherLanguage(nameLang)}>
              <Link className="home-link" href={href}>
                {name}
              </Link>
            </h3>
            {text && (
              <p className="home-guide__text" {...otherLanguage(textLang)}>
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
