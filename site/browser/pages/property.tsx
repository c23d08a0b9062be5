/** One property: the same record and sections as a project's page (decisions, 'Routes'). */
import {useMemo} from 'react'
import {BannerFilm} from '../../../widgets/shared/property/sections/banner-film.tsx'
import {PictureViewer} from '../../../widgets/shared/property/sections/picture-viewer.tsx'
import {sectionLinks} from '../../../widgets/shared/property/sections/present.ts'
import {SectionMenu} from '../../../widgets/shared/property/sections/section-menu.tsx'
import {useLazy} from '../../../widgets/shared/ui/lazy.ts'
import {useRecentVisit} from '../device/recent.ts'
import {SiteAsking} from '../enquiry/site-asking.tsx'
import {useStillIsland} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import {Actions} from '../property/actions.tsx'
import type {PropertyData} from '../property/load.ts'
import {placeMap} from '../property/place-map.ts'
import {StillHearts} from '../property/still-hearts.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../property/parts.tsx'))

export async function load(visit: Visit): Promise<PropertyData> {
  const [{loadProperty}] = await Promise.all([import('../property/load.ts'), prepare()])
  return loadProperty(visit)
}

export const description: PageModule['description'] = (i18n, data) => {
  const {property} = data as PropertyData
  return property.short_description || i18n._('A home in Dubai, with one specialist to ask.')
}

export const ownPath: PageModule['ownPath'] = data => (data as PropertyData).ownPath

export default function PropertyPage({data}: {data: unknown}) {
  const {i18n, siteUrl, path} = useSite()
  useStillIsland(placeMap)
  const {property, texts, similar} = data as PropertyData
  const [ownPath = ''] = path.split('?')
  const address = siteUrl + ownPath
  useRecentVisit(property.slug)
  // What the device remembers is known to the browser alone, and stands at the end.
  const recent = useLazy(
    async () => (await import('../device/recently-viewed.tsx')).RecentlyViewed,
    {
      atOnce: true,
    },
  )
  const links = useMemo(() => sectionLinks(property, texts, i18n), [property, texts, i18n])
  return (
    <SiteAsking property={property}>
      <article className="property">
        <PictureViewer property={property}>
          <Still part="Head" className="property__head wrap" property={property} />
        </PictureViewer>
        <div className="property__summary wrap">
          <Still part="Summary" property={property} />
          <Actions property={property}>
            <Still part="WhatsApp" property={property} address={address} />
          </Actions>
          <Still part="FactTable" className="property__facts" property={property} />
        </div>
        {links.length > 1 && (
          <div className="property__menu">
            <div className="wrap">
              <SectionMenu links={links} />
            </div>
          </div>
        )}
        <div className="property__body wrap">
          <div className="property__words">
            {property.video && (
              <div className="property__film">
                <Still part="FilmStill" property={property} />
                <BannerFilm video={property.video} name={property.name} />
              </div>
            )}
            <Still
              part="Words"
              property={property}
              texts={texts}
              path={ownPath}
              address={address}
            />
          </div>
          <section className="property__form" id="contact" aria-label={i18n._('Contact')}>
            <PageForm heading={i18n._('WHERE DREAMS FIND HOMES')} onSent={toTop} />
          </section>
        </div>
        <StillHearts>
          <Still part="Similar" properties={similar} />
        </StillHearts>
        {recent.state.is === 'open' && <recent.state.Part current={property.slug} />}
        <Still part="ContactBar" property={property} address={address} />
      </article>
    </SiteAsking>
  )
}
