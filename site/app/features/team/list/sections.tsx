/** The still part of the page of the whole team; its films are laid over it later. */

import {useServices} from '#kit/core/view/use-services.ts'
import {otherLanguage} from '#kit/i18n/locale.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PhoneLink} from '../../../ui/contact-agency.tsx'
import {NothingHere} from '../../../ui/empty-state.tsx'
import {Link} from '../../../ui/link.tsx'
import {type Expert, memberPath} from '../expert.ts'
import {PortraitImage} from '../portrait.tsx'
import type {TeamData} from './load.ts'

const CARD_SIZES = '(min-width: 110em) 376px, (min-width: 56em) 29vw, (min-width: 40em) 45vw, 44vw'

/** In the first screen of a desktop. */
const EAGER_CARDS = 3

export function Team({members, failure}: TeamData) {
  const {i18n} = useSite()
  return (
    <div className="team wrap">
      <header className="places__head">
        <h1>{i18n._('Our Team')}</h1>
        <p className="lead">
          {i18n._('Each of us knows a part of Dubai by heart. Find the person who knows yours.')}
        </p>
      </header>
      {members.length > 0 ? (
        <>
          <ul className="team__list">
            {members.map((member, at) => (
              <MemberCard key={member.slug} member={member} first={at < EAGER_CARDS} />
            ))}
          </ul>
          <WhomToAsk />
        </>
      ) : (
        <NothingHere
          failed={failure !== undefined}
          text={
            failure
              ? i18n._('We could not load the team. Please try again in a moment, or call us.')
              : i18n._('Our team is not shown here yet. You can reach any of us:')
          }
        >
          <Link className="button button--quiet" href="/contact-us">
            {i18n._('Contact Us')}
          </Link>
          <Link className="button button--quiet" href="/properties">
            {i18n._('All properties')}
          </Link>
        </NothingHere>
      )}
    </div>
  )
}

/** One link, which name and occupation name. */
function MemberCard({member, first}: {member: Expert; first: boolean}) {
  const {media} = useServices()
  const {slug, name, occupation, video} = member
  return (
    <li className="member">
      <Link className="member__link" href={memberPath(slug)}>
        <div className="portrait" data-film={video && media(video)}>
          <PortraitImage person={member} sizes={CARD_SIZES} alt="" first={first} />
        </div>
        <h2 className="member__name">{name}</h2>
        {occupation && (
          <p className="member__occupation" {...otherLanguage(occupation.lang)}>
            {occupation.text}
          </p>
        )}
      </Link>
    </li>
  )
}

function WhomToAsk() {
  const {i18n} = useSite()
  return (
    <section className="team__ask">
      <h2>{i18n._('Not sure whom to ask?')}</h2>
      <p>{i18n._('Tell us what you are looking for, and the right person will answer.')}</p>
      <p className="actions">
        <Link className="button button--primary" href="/contact-us">
          {i18n._('Contact Us')}
        </Link>
        <PhoneLink />
      </p>
    </section>
  )
}
