/** A builder's project, where enquiries are made (spec section 2, 'Project detail'). */

import {BannerFilm} from '../../../widgets/shared/property/sections/banner-film.tsx'
import {BANNER_SIZES} from '../../../widgets/shared/property/sections/banner-sizes.ts'
import {PictureViewer} from '../../../widgets/shared/property/sections/picture-viewer.tsx'
import {goToThanks, SiteAsking} from '../enquiry/site-asking.tsx'
import {useStillIsland} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import type {ProjectData} from '../property/load.ts'
import {placeMap} from '../property/place-map.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../property/project-parts.tsx'))

export async function load(visit: Visit): Promise<ProjectData> {
  const [{loadProject}] = await Promise.all([import('../property/load.ts'), prepare()])
  return loadProject(visit)
}

export const description: PageModule['description'] = (_i18n, data) =>
  (data as ProjectData | null)?.property.short_description ?? ''

export const social: PageModule['social'] = data => ({
  title: (data as ProjectData | null)?.property.name,
})

export const firstPicture: PageModule['firstPicture'] = data => {
  const {main_images, pictures} = (data as ProjectData | null)?.property ?? {}
  return {path: main_images?.[0], pictures, sizes: BANNER_SIZES}
}

export default function ProjectPage({data}: {data: unknown}) {
  const {siteUrl, path, i18n} = useSite()
  useStillIsland(placeMap)
  // Spec section 8: of a project that could not be loaded nothing is shown, and there is no message.
  if (!data) return <h1 className="visually-hidden">{i18n._('Project')}</h1>
  const {property, texts} = data as ProjectData
  const [ownPath = ''] = path.split('?')
  const address = siteUrl + ownPath
  const parts = {property, texts, path: ownPath, address}
  return (
    <SiteAsking property={property}>
      <article className="project">
        <PictureViewer property={property}>
          <div className="project-page">
            <div className={`project-banner${property.video ? ' project-banner--film' : ''}`}>
              <Still part="BannerPicture" className="project-banner__picture" property={property} />
              <div className="project-banner__film">
                {property.video && <BannerFilm video={property.video} name={property.name} />}
              </div>
              <Still part="BannerWords" className="project-banner__words" {...parts} />
              <section className="project-banner__form" id="contact" aria-label={i18n._('Contact')}>
                <PageForm heading={i18n._('WHERE DREAMS FIND HOMES')} onSent={() => goToThanks()} />
              </section>
            </div>
            <Still part="ProjectMenu" className="project-page__menu" {...parts} />
            <Still part="Sections" {...parts} />
          </div>
        </PictureViewer>
        <Still part="ContactBar" property={property} address={address} />
      </article>
    </SiteAsking>
  )
}
