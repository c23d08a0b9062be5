/** The page of one member of the team (spec section 2, 'Team'). */

import {useServices} from '#kit/core/view/use-services.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PostedForm} from '../../../forms/posted-form.tsx'
import {lazyElement} from '../../../islands/island.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {useViewingSection} from '../../viewings/viewing-island.ts'
import type {Listings} from './listings.ts'
import type {Member, MemberData} from './load.ts'
import {Tabs} from './tabs.tsx'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

/** Its fields can be filled as they are. */
const contactForm = lazyElement(
  'ocp-team-contact',
  'near',
  () => import('../../../../../widgets/team-contact/element.ts'),
)

function TeamMemberPage({data}: {data: MemberData}) {
  const {path} = useSite()
  const {member, listings, viewing, failure} = data
  useFailure(data)
  if (!member) return <StaticSection key={failure} part="Failed" />
  return <MemberPage key={`${path} ${failure}`} {...{member, listings, viewing}} />
}

type MemberPageProps = Pick<MemberData, 'listings' | 'viewing'> & {member: Member}

function MemberPage({member, listings, viewing}: MemberPageProps) {
  const {i18n, siteUrl, path} = useSite()
  useViewingSection()
  const [ownPath = ''] = path.split('?')
  const {slug, name, image, video, isAgent, pictures} = member
  return (
    <article className="member-page" aria-label={name}>
      <StaticSection part="Way" name={name} />
      <div className="member-head wrap">
        <div className="member-head__portrait portrait">
          <StaticSection part="Portrait" person={{slug, name, image, pictures}} />
          {video && <PortraitFilm video={video} name={name} />}
          <StaticSection part="FilmWords" member={member} />
        </div>
        <StaticSection
          part="Words"
          className="member-head__words"
          member={member}
          address={siteUrl + ownPath}
        />
      </div>
      <div className="member-body">
        <div className="member-body__columns wrap">
          <StaticSection part="About" className="member-body__words" member={member} />
          <section className="member-body__form" id="contact" aria-label={i18n._('Contact')}>
            <MessageForm member={member} path={ownPath} />
          </section>
        </div>
      </div>
      {viewing && <StaticSection part="ViewingSection" agent={slug} />}
      {isAgent && (
        <section className="listings wrap" aria-label={i18n._('Listings')}>
          {listings ? <ListingTabs listings={listings} /> : <StaticSection part="LostListings" />}
        </section>
      )}
    </article>
  )
}

/** Over the picture, which stays until the film is there, and where none comes. */
function PortraitFilm({video, name}: {video: string; name: string}) {
  const {media} = useServices()
  const film = useLazy(async () => (await import('#trade/film/film.tsx')).Film, {
    eager: true,
  })
  if (film.state.is !== 'open') return null
  return <film.state.Part sources={[{src: media(video)}]} poster={null} label={name} />
}

function MessageForm({member: {slug, name}, path}: {member: Member; path: string}) {
  const {i18n} = useSite()
  return (
    <PostedForm
      element={contactForm}
      action={path}
      attributes={{member: slug, heading: i18n._('Write to {name}', {name})}}
      on={{'ocp-submit': toTop}}
    />
  )
}

function ListingTabs({listings: {active, sold}}: {listings: Listings}) {
  const {i18n} = useSite()
  return (
    <Tabs
      label={i18n._('Listings')}
      tabs={[
        {
          name: i18n._('Active Listings'),
          panel: <StaticSection part="ActiveListings" properties={active} />,
          isPlain: active.length === 0,
        },
        {
          name: i18n._('Sold'),
          panel: <StaticSection part="SoldListings" properties={sold} />,
          isPlain: sold.length === 0,
        },
      ]}
    />
  )
}

export default definePage<MemberData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadMember(visit),
  description: (_i18n, data) => {
    const {name, occupation, excerpt} = data.member ?? {}
    return excerpt ?? withCommas(name, occupation?.text)
  },
  social: data => ({title: data.member?.name}),
  Page: TeamMemberPage,
})
