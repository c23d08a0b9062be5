/** The kinds of places there are, each leading to its neighbourhoods. */
import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {CommunitiesData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function Communities({data: communities}: {data: CommunitiesData}) {
  useFailure(communities)
  return <StaticSection key={communities.failure} part="Communities" {...communities} />
}

export default definePage<CommunitiesData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadCommunities(visit),
  /** The static section has the rest as markup. */
  hydrationData: data => ({
    ...data,
    stories: [],
  }),
  description: i18n => i18n._('The communities of Dubai, and what it is like to live in them.'),
  Page: Communities,
})
