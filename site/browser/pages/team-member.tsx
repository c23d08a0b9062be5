/** The page of one member of the team (spec section 2, 'Team'). */
import {useServices} from '../../../widgets/shared/element/use-services.ts'
import {useLazy} from '../../../widgets/shared/ui/lazy.ts'
import {later} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import {useFailure} from '../places/use-failure.ts'
import {PostedForm} from '../posted-form.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import type {Listings} from '../team/listings.ts'
import type {Member, MemberData} from '../team/load-member.ts'
import {PORTRAIT_SIZES} from '../team/sizes.ts'
import {Tabs} from '../team/tabs.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../team/member-parts.tsx'))

/** Its fields can be filled as they are. */
const contactForm = later(
  'ocp-team-contact',
  'intent',
  () => import('../../../widgets/team-contact/element.ts'),
)

export async function load(visit: Visit) {
  const [{loadMember}] = await Promise.all([import('../team/load-member.ts'), prepare()])
  return loadMember(visit)
}

export const description: PageModule['description'] = (_i18n, data) => {
  const {name, occupation, excerpt} = (data as MemberData).member ?? {}
  return excerpt ?? [name, occupation?.text].filter(Boolean).join(', ')
}

export const social: PageModule['social'] = data => ({title: (data as MemberData).member?.name})

export const firstPicture: PageModule['firstPicture'] = data => {
  const {image, pictures} = (data as MemberData).member ?? {}
  return {path: image, pictures, sizes: PORTRAIT_SIZES}
}

export default function TeamMemberPage({data}: {data: unknown}) {
  const {path} = useSite()
  const {member, listings, failure} = data as MemberData
  useFailure(data as MemberData)
  if (!member) return <Still key={failure} part="Failed" />
  return <MemberPage key={`${path} ${failure}`} member={member} listings={listings} />
}

function MemberPage({member, listings}: {member: Member; listings?: Listings}) {
  const {i18n, siteUrl, path} = useSite()
  const [ownPath = ''] = path.split('?')
  const {slug, name, image, video, isAgent, pictures} = member
  return (
    <article className="member-page">
      <Still part="Way" name={name} />
      <div className="member-head wrap">
        <div className="member-head__portrait portrait">
          <Still part="Portrait" person={{slug, name, image, pictures}} />
          {video && <PortraitFilm video={video} name={name} />}
        </div>
        <Still
          part="Words"
          className="member-head__words"
          member={member}
          address={siteUrl + ownPath}
        />
      </div>
      <div className="member-body">
        <div className="member-body__columns wrap">
          <Still part="About" className="member-body__words" member={member} />
          <section className="member-body__form" id="contact" aria-label={i18n._('Contact')}>
            <MessageForm member={member} path={ownPath} />
          </section>
        </div>
      </div>
      {isAgent && (
        <section className="listings wrap" aria-label={i18n._('Listings')}>
          {listings ? <ListingTabs listings={listings} /> : <Still part="LostListings" />}
        </section>
      )}
    </article>
  )
}

/** Over the picture, which stays until the film is there, and where none comes. */
function PortraitFilm({video, name}: {video: string; name: string}) {
  const {media} = useServices()
  const film = useLazy(async () => (await import('../../../widgets/shared/ui/film.tsx')).Film, {
    atOnce: true,
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
          panel: <Still part="ActiveListings" properties={active} />,
          isPlain: active.length === 0,
        },
        {
          name: i18n._('Sold'),
          panel: <Still part="SoldListings" properties={sold} />,
          isPlain: sold.length === 0,
        },
      ]}
    />
  )
}
