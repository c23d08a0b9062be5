/**
 * A builder's project, where enquiries are made (spec section 2, 'Project detail'): its widget, with what
 * only the site has in it and around it.
 */
import {useMemo} from 'react'
import {hasPriceHistory} from '#trade/property/particulars/has-particulars.ts'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import type {ProjectContent} from '../../../../widgets/project-page/page-element.tsx'
import {definePage, type Visit} from '../../core/page-types.ts'
import {useMapAttributes, useSite, useWidgetAttributes} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {fetchElement, Island, lazyElement} from '../../islands/island.tsx'
import {usePartsInside} from '../../islands/parts-inside.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {Breadcrumbs} from '../../ui/breadcrumbs.tsx'
import {Link} from '../../ui/link.tsx'
import {HomeCosts} from '../buying-costs/home-costs.tsx'
import {projectBreadcrumbs} from '../property/breadcrumbs.ts'
import {homeDescription} from '../property/description.ts'
import type {ProjectData} from '../property/load.ts'
import {PlaceIsland} from '../property/location/location-map.tsx'
import {useWayBackToSearch} from '../property/own-search.ts'
import {PrintedFoot} from '../property/print/print-footer.tsx'
import {goToThanks, SiteAsking} from '../property/site-enquiry.tsx'
import {useViewingSection} from '../viewings/viewing-island.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))
const projectPage = lazyElement(
  'ocp-project-page',
  'load',
  () => import('../../../../widgets/project-page/page-element.tsx'),
)

async function load(visit: Visit): Promise<ProjectData> {
  const [{loadProject}] = await Promise.all([
    import('../property/load.ts'),
    fetchElement(projectPage, visit.locale),
  ])
  return loadProject(visit)
}

function ProjectPage({data}: {data: ProjectData | null}) {
  const {i18n} = useSite()
  useShownHome(data?.property.slug, data?.property.purpose)
  // Spec section 8: of a project that could not be loaded nothing is shown, and there is no message.
  return data ? <Project {...data} /> : <h1 className="visually-hidden">{i18n._('Project')}</h1>
}

function Project({property, texts, costs, viewing}: ProjectData) {
  const {siteUrl, path: address, i18n} = useSite()
  const attributes = useWidgetAttributes()
  const inside = usePartsInside()
  useViewingSection()
  const tiles = useMapAttributes()
  const [path = ''] = address.split('?')
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the page's address
  const properties = useMemo(() => {
    const heading = i18n._('WHERE DREAMS FIND HOMES')
    const content: ProjectContent = {
      property,
      texts,
      path,
      address: siteUrl + path,
      trail: inside(<Trail property={property} />),
      form: inside(<PageForm heading={heading} onSent={() => goToThanks()} />),
      map: inside(<PlaceIsland property={property} />),
      history: inside(
        hasPriceHistory(property) && <StaticSection part="PriceHistory" property={property} />,
      ),
      tiles,
    }
    return {content}
  }, [property, texts, address])
  return (
    <SiteAsking property={property}>
      <div className="project">
        <Island
          element={projectPage}
          attributes={{...attributes, slug: property.slug}}
          properties={properties}
        />
        <LaunchLink slug={property.slug} />
        <PrintedFoot address={siteUrl + path} />
        {costs && <HomeCosts {...costs} />}
        {viewing && <StaticSection part="ViewingSection" slug={property.slug} />}
        <StaticSection
          part="ContactBar"
          className="project__bar"
          property={property}
          address={siteUrl + path}
          isProject
        />
      </div>
    </SiteAsking>
  )
}

function Trail({property}: Pick<ProjectData, 'property'>) {
  const {i18n} = useSite()
  useWayBackToSearch(property.slug)
  return <Breadcrumbs {...projectBreadcrumbs(property, i18n)} />
}

/** The way to the landing page of a home that has one. */
function LaunchLink({slug}: {slug: string}) {
  const {i18n, launches} = useSite()
  const launch = launches.find(({property}) => property === slug)
  if (!launch) return null
  return (
    <p className="launch-link wrap">
      {i18n._('This launch has a page of its own.')}{' '}
      <Link className="button button--quiet" href={launch.path}>
        {launch.heading}
      </Link>
    </p>
  )
}

export default definePage<ProjectData | null>({
  prepare,
  load,
  description: (i18n, data) => (data ? homeDescription(data.property, i18n) : ''),
  social: data => ({
    title: data?.property.name,
  }),
  Page: ProjectPage,
})
