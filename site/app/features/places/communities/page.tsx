/** The kinds of places there are, each leading to its neighbourhoods. */
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {CommunitiesData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadCommunities}] = await Promise.all([import('./load.ts'), prepare()])
  return loadCommunities(visit)
}

/** The static section has the rest as markup. */
const hydrationData: PageDefinition<CommunitiesData>['hydrationData'] = data => ({
  ...data,
  stories: [],
})

const description: PageDefinition<CommunitiesData>['description'] = i18n =>
  i18n._('The communities of Dubai, and what it is like to live in them.')

function Communities({data}: {data: CommunitiesData}) {
  const communities = data
  useFailure(communities)
  return <StaticSection key={communities.failure} part="Communities" {...communities} />
}

export default definePage<CommunitiesData>({load, hydrationData, description, Page: Communities})
