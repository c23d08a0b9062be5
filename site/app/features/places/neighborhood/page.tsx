/** The guide to one neighbourhood. */

import {type ComponentType, useEffect, useState} from 'react'
import {whenNear} from '#kit/ui/when-near.ts'
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {guidePath} from '../../../shared-with-server/place-paths.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {Expert} from '../../team/expert.ts'
import type {Guide, NeighborhoodData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

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

/** About the next turn of a wheel. */
const PRELOAD_MARGIN = '300px'

function useFilms(experts: Expert[]): ComponentType<{experts: Expert[]}> | undefined {
  const [films, setFilms] = useState<{Films: ComponentType<{experts: Expert[]}>}>()
  const hasFilms = experts.some(({video}) => video)
  useEffect(() => {
    const portraits = document.querySelector('.experts')
    if (!hasFilms || !portraits) return
    return whenNear(portraits, PRELOAD_MARGIN, async () => {
      // The portraits stay if the films cannot be fetched.
      const part = await import('./expert-films.tsx').catch(() => null)
      if (part) setFilms({Films: part.ExpertFilms})
    })
  }, [hasFilms])
  return films?.Films
}

export default definePage<NeighborhoodData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadNeighborhood(visit),
  /** The prices are in a static section. */
  hydrationData: ({prices, ...data}) => data,
  description: (i18n, data) =>
    data.guide?.excerpt ??
    i18n._(
      'Guides to the neighbourhoods of Dubai: who lives there, what is nearby, what it costs.',
    ),
  /** Names are found in letters of either case. */
  ownPath: data => data.guide && guidePath(data.guide.name),
  social: data => ({
    title: data.guide?.title.text,
  }),
  Page: Neighborhood,
})
