/** The guide to one neighbourhood. */
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {guidePath} from '../../../shared-with-server/place-paths.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {Expert} from './expert.ts'
import type {Guide, NeighborhoodData} from './load.ts'
import {useFilms} from './use-films.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadNeighborhood}] = await Promise.all([import('./load.ts'), prepare()])
  return loadNeighborhood(visit)
}

const description: PageDefinition<NeighborhoodData>['description'] = (i18n, data) =>
  data.guide?.excerpt ??
  i18n._('Guides to the neighbourhoods of Dubai: who lives there, what is near, what it costs.')

const social: PageDefinition<NeighborhoodData>['social'] = data => ({
  title: data.guide?.title.text,
})

const firstPicture: PageDefinition<NeighborhoodData>['firstPicture'] = data => {
  const {heroImage, pictures} = data.guide ?? {}
  return {path: heroImage, pictures}
}

/** The prices are in a static section. */
const hydrationData: PageDefinition<NeighborhoodData>['hydrationData'] = ({prices, ...data}) => data

/** Names are found in letters of either case. */
const ownPath: PageDefinition<NeighborhoodData>['ownPath'] = data =>
  data.guide && guidePath(data.guide.name)

function Neighborhood({data}: {data: NeighborhoodData}) {
  const {path} = useSite()
  const {guide, community, failure, prices} = data
  useFailure(data)
  if (!guide) return <StaticSection key={failure} part="Failed" community={community} />
  return <GuidePage key={path} guide={guide} community={community} prices={prices} />
}

type GuidePageProps = Pick<NeighborhoodData, 'community' | 'prices'> & {guide: Guide}

function GuidePage({guide, community, prices}: GuidePageProps) {
  const {commercial, nearby, experts} = guide
  return (
    <article className="guide" aria-label={guide.title.text}>
      <StaticSection part="Opening" guide={guide} community={community} />
      <StaticSection part="Living" guide={guide} />
      <StaticSection part="Prices" prices={prices} />
      {commercial && <StaticSection part="Commercial" commercial={commercial} />}
      {nearby.length > 0 && <StaticSection part="Nearby" nearby={nearby} />}
      {experts.length > 0 && <Portraits experts={experts} />}
    </article>
  )
}

function Portraits({experts}: {experts: Expert[]}) {
  const Films = useFilms(experts)
  return (
    <>
      <StaticSection part="Experts" experts={experts} />
      {Films && <Films experts={experts} />}
    </>
  )
}

export default definePage<NeighborhoodData>({
  load,
  hydrationData,
  description,
  ownPath,
  social,
  firstPicture,
  Page: Neighborhood,
})
