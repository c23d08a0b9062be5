/** The guide to one neighbourhood. */
import type {PageModule, Visit} from '../page.ts'
import type {Expert} from '../places/expert.ts'
import {HERO_SIZES} from '../places/hero-sizes.ts'
import type {Guide, NeighborhoodData} from '../places/load-neighborhood.ts'
import {useFailure} from '../places/use-failure.ts'
import {useFilms} from '../places/use-films.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../places/neighborhood-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadNeighborhood}] = await Promise.all([
    import('../places/load-neighborhood.ts'),
    prepare(),
  ])
  return loadNeighborhood(visit)
}

export const description: PageModule['description'] = (i18n, data) =>
  (data as NeighborhoodData).guide?.excerpt ??
  i18n._('Guides to the neighbourhoods of Dubai: who lives there, what is near, what it costs.')

export const social: PageModule['social'] = data => ({
  title: (data as NeighborhoodData).guide?.title.text,
})

export const firstPicture: PageModule['firstPicture'] = data => {
  const {heroImage, pictures} = (data as NeighborhoodData).guide ?? {}
  return {path: heroImage, pictures, sizes: HERO_SIZES}
}

export default function Neighborhood({data}: {data: unknown}) {
  const {path} = useSite()
  const {guide, community, failure} = data as NeighborhoodData
  useFailure(data as NeighborhoodData)
  if (!guide) return <Still key={failure} part="Failed" community={community} />
  return <GuidePage key={path} guide={guide} community={community} />
}

function GuidePage({guide, community}: {guide: Guide; community?: string}) {
  const {commercial, nearby, experts} = guide
  return (
    <article className="guide">
      <Still part="Opening" guide={guide} community={community} />
      <Still part="Living" guide={guide} />
      {commercial && <Still part="Commercial" commercial={commercial} />}
      {nearby.length > 0 && <Still part="Nearby" nearby={nearby} />}
      {experts.length > 0 && <Portraits experts={experts} />}
    </article>
  )
}

function Portraits({experts}: {experts: Expert[]}) {
  const Films = useFilms(experts)
  return (
    <>
      <Still part="Experts" experts={experts} />
      {Films && <Films experts={experts} />}
    </>
  )
}
