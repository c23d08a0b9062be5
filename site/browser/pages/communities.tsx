/** The kinds of places there are, each leading to its neighbourhoods. */
import type {PageModule, Visit} from '../page.ts'
import type {CommunitiesData} from '../places/load-communities.ts'
import {useFailure} from '../places/use-failure.ts'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../places/communities-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadCommunities}] = await Promise.all([
    import('../places/load-communities.ts'),
    prepare(),
  ])
  return loadCommunities(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('The communities of Dubai, and what it is like to live in them.')

export default function Communities({data}: {data: unknown}) {
  const communities = data as CommunitiesData
  useFailure(communities)
  return <Still key={communities.failure} part="Communities" {...communities} />
}
