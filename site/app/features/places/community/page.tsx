/** One community: what is said of it, and its homes. */
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {StaticHearts} from '../../property/static-hearts.tsx'
import type {CommunityData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<CommunityData> {
  const [{loadCommunity}] = await Promise.all([import('./load.ts'), prepare()])
  return loadCommunity(visit)
}

/** Cards of a hundred homes are twice as much as data than as markup. */
const hydrationData: PageDefinition<CommunityData>['hydrationData'] = data => ({
  ...data,
  properties: [],
})

const description: PageDefinition<CommunityData>['description'] = (i18n, data) =>
  data.community?.excerpt ??
  i18n._('The communities of Dubai, and what it is like to live in them.')

const social: PageDefinition<CommunityData>['social'] = data => ({
  title: data.community?.title,
})

const firstPicture: PageDefinition<CommunityData>['firstPicture'] = data => {
  const {image, pictures} = data.community ?? {}
  return {path: image, pictures}
}

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
  load,
  hydrationData,
  description,
  social,
  firstPicture,
  Page: Community,
})
