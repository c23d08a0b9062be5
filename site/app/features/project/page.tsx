/** A builder's project, where enquiries are made (spec section 2, 'Project detail'). */

import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage, type PageDefinition, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {useStaticIsland} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {HomeCosts} from '../buying-costs/home-costs.tsx'
import {homeDescription} from '../property/description.ts'
import {hydratedFields} from '../property/hydration-data.ts'
import type {ProjectData} from '../property/load.ts'
import {placeMap} from '../property/location/place-map.ts'
import {useWayBackToSearch} from '../property/own-search.ts'
import {goToThanks, SiteAsking} from '../property/site-enquiry.tsx'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<ProjectData> {
  const [{loadProject}] = await Promise.all([import('../property/load.ts'), prepare()])
  return loadProject(visit)
}

const hydrationData: PageDefinition<ProjectData | null>['hydrationData'] = data =>
  data && {...data, property: hydratedFields(data.property), texts: {}}

const description: PageDefinition<ProjectData | null>['description'] = (i18n, data) =>
  data ? homeDescription(data.property, i18n) : ''

const social: PageDefinition<ProjectData | null>['social'] = data => ({
  title: data?.property.name,
})

const firstPicture: PageDefinition<ProjectData | null>['firstPicture'] = data => {
  const {main_images, pictures} = data?.property ?? {}
  return {path: main_images?.[0], pictures}
}

function ProjectPage({data}: {data: ProjectData | null}) {
  const {siteUrl, path, i18n} = useSite()
  useStaticIsland(placeMap)
  useShownHome(data?.property.slug, data?.property.purpose)
  useWayBackToSearch(data?.property.slug)
  // Spec section 8: of a project that could not be loaded nothing is shown, and there is no message.
  if (!data) return <h1 className="visually-hidden">{i18n._('Project')}</h1>
  const {property, texts, costs} = data
  const [ownPath = ''] = path.split('?')
  const address = siteUrl + ownPath
  const parts = {property, texts, path: ownPath, address}
  return (
    <SiteAsking property={property}>
      <article className="project" aria-label={property.name}>
        <PictureViewer property={property}>
          <div className="project-page">
            <div className={`project-banner${property.video ? ' project-banner--film' : ''}`}>
              <StaticSection
                part="BannerPicture"
                className="project-banner__picture"
                property={property}
              />
              <div className="project-banner__film">
                {property.video && <BannerFilm video={property.video} name={property.name} />}
              </div>
              <StaticSection part="BannerWords" className="project-banner__words" {...parts} />
              <section className="project-banner__form" id="contact" aria-label={i18n._('Contact')}>
                <PageForm heading={i18n._('WHERE DREAMS FIND HOMES')} onSent={() => goToThanks()} />
              </section>
            </div>
            <StaticSection part="ProjectMenu" className="project-page__menu" {...parts} />
            <StaticSection part="Sections" {...parts} />
          </div>
        </PictureViewer>
        {costs && <HomeCosts {...costs} />}
        <StaticSection part="ContactBar" property={property} address={address} />
      </article>
    </SiteAsking>
  )
}

export default definePage<ProjectData | null>({
  load,
  hydrationData,
  description,
  social,
  firstPicture,
  Page: ProjectPage,
})
