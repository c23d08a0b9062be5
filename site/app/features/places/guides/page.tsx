/** The neighbourhoods of a community, or all of them. */
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {ALL_NEIGHBORHOODS, guidesPath} from '../../../shared-with-server/place-paths.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {guidesOf} from '../breadcrumbs.ts'
import type {GuidesData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function NeighborhoodGuides({data: guides}: {data: GuidesData}) {
  const {path} = useSite()
  useFailure(guides)
  // Another community has another query, and its words are not those that the server rendered.
  return <StaticSection key={`${path} ${guides.failure}`} part="Guides" {...guides} />
}

export default definePage<GuidesData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadGuides(visit),
  /** Guides of a whole city; the static section has them as markup. */
  hydrationData: data => ({...data, stories: []}),
  /** With the community's name, since a search engine shows one description of several pages once. */
  description: (i18n, {name, href, title}) => {
    const words = i18n._(
      'Guides to the neighbourhoods of Dubai: who lives there, what is nearby, what it costs.',
    )
    return href && name !== ALL_NEIGHBORHOODS ? `${title}. ${words}` : words
  },
  /** An unknown community shows the page of all. */
  ownPath: data => {
    const {href, name} = data
    return href && name !== ALL_NEIGHBORHOODS ? guidesPath(name) : undefined
  },
  /** Without a record it shows the requested name, which is untrusted input. */
  social: (data, i18n) => {
    const {href, name, title, isNeighborhood} = data
    if (!href || name === ALL_NEIGHBORHOODS) return {}
    return {title: isNeighborhood ? guidesOf(title, i18n) : title}
  },
  Page: NeighborhoodGuides,
})
