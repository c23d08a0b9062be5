/** A few of the team by their names; their pictures are on the pages of the team. */
import {otherLanguage} from '#kit/i18n/locale.ts'
import {useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import {type Expert, memberPath} from '../../team/expert.ts'
import {SectionHead} from './section-head.tsx'

export function People({people}: {people: Expert[]}) {
  const {i18n} = useSite()
  if (people.length === 0) return null
  return (
    <section className="home-people wrap">
      <SectionHead
        heading={i18n._('Our people')}
        all={{href: '/team', name: i18n._('Meet the team')}}
      />
      <ul className="home-people__list">
        {people.map(({slug, name, occupation}) => (
          <li className="home-person" key={slug}>
            <h3 className="home-person__name">
              <Link className="home-link" href={memberPath(slug)}>
                {name}
              </Link>
            </h3>
            {occupation && <p {...otherLanguage(occupation.lang)}>{occupation.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
