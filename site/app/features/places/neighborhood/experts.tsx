/** The people who know a neighbourhood, as portraits; a film takes its place in its portrait later. */

import {labelled} from '#kit/i18n/labelled.ts'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {Picture} from '#kit/ui/picture.tsx'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import {type Expert, memberPath} from '../../team/expert.ts'

const SIZES = '(min-width: 114em) 24rem, (min-width: 60em) 22vw, (min-width: 40em) 46vw, 17rem'

export function Experts({experts}: {experts: Expert[]}) {
  const {i18n} = useSite()
  return (
    <section className="experts">
      <div className="experts__body wrap">
        <h2>{i18n._('Our experts')}</h2>
        <ul className="experts__list">
          {experts.map(({slug, name, occupation, image, pictures}) => (
            <li className="expert" key={slug}>
              <div className="expert__portrait" data-film={slug}>
                {image && <Picture path={image} pictures={pictures} sizes={SIZES} alt="" />}
              </div>
              <h3 className="expert__name">{name}</h3>
              {occupation && (
                <p className="expert__occupation" {...otherLanguage(occupation.lang)}>
                  {occupation.text}
                </p>
              )}
              <p className="expert__more">
                <Link className="button button--quiet" href={memberPath(slug)}>
                  {i18n._('Read More')}
                  <span className="visually-hidden">{labelled(i18n, '', name)}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
