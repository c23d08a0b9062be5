/** One community: what is said of it, and its homes. */
import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {StaticHearts} from '../../property/static-hearts.tsx'
import type {CommunityData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function Community({data}: {data: CommunityData}) {
  const {community, properties, failure} = data
  useFailure(data)
  if (!community) return <StaticSection key={failure} part="Failed" />
  return (
    <article className="community" aria-label={community.title}>
      <StaticSection part="Words" community={community} />
      <StaticHearts>
        <StaticSection part="Homes" community={community} properties={properties} />
      </StaticHearts>
    </article>
  )
}

export default definePage<CommunityData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadCommunity(visit),
  /** Cards of a hundred homes are twice as much as data than as markup. */
  hydrationData: data => ({
    ...data,
    properties: [],
  }),
  description: (i18n, data) =>
    data.community?.excerpt ??
    i18n._('The communities of Dubai, and what it is like to live in them.'),
  social: data => ({
    title: data.community?.title,
  }),
  Page: Community,
})
