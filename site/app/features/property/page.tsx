/** One property: the same record and sections as a project's page (decisions, 'Routes'). */
import {useMemo} from 'react'
import {useLazy} from '#kit/ui/lazy.ts'
import {sectionLinks} from '#trade/property/details/has-section.ts'
import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {SectionMenu} from '#trade/property/sections/section-menu.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage, type PageDefinition, type Visit} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {useStaticIsland} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {HomeCosts} from '../buying-costs/home-costs.tsx'
import {useRecentVisit} from '../shortlist/device/recent.ts'
import {Actions} from './actions.tsx'
import {homeDescription} from './description.ts'
import {hydratedFields} from './hydration-data.ts'
import type {PropertyData} from './load.ts'
import {placeMap} from './location/place-map.ts'
import {useWayBackToSearch} from './own-search.ts'
import {SiteAsking} from './site-enquiry.tsx'
import {StaticHearts} from './static-hearts.tsx'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<PropertyData> {
  const [{loadProperty}] = await Promise.all([import('./load.ts'), prepare()])
  return loadProperty(visit)
}

const description: PageDefinition<PropertyData>['description'] = (i18n, {property}) =>
  homeDescription(property, i18n)

const hydrationData: PageDefinition<PropertyData>['hydrationData'] = ({property, ...data}) => ({
  ...data,
  property: hydratedFields(property),
  texts: {},
  similar: [],
  prices: undefined,
})

const ownPath: PageDefinition<PropertyData>['ownPath'] = data => data.ownPath

/** A sold home is for those who have its address: the agents' pages show it, too. */
const isUnlisted: PageDefinition<PropertyData>['isUnlisted'] = ({property}) =>
  property.status === 'SOLD'

function PropertyPage({data}: {data: PropertyData}) {
  const {i18n, siteUrl, path} = useSite()
  useStaticIsland(placeMap)
  const {property, texts, sections, similar, prices, costs} = data
  const [ownPath = ''] = path.split('?')
  const address = siteUrl + ownPath
  useRecentVisit(property.slug)
  useShownHome(property.slug, property.purpose)
  useWayBackToSearch(property.slug)
  // What the device remembers is known only to the browser, and is last.
  const recent = useLazy(
    async () => (await import('../shortlist/device/recently-viewed.tsx')).RecentlyViewed,
    {
      eager: true,
    },
  )
  const links = useMemo(() => sectionLinks(sections, i18n), [sections, i18n])
  return (
    <SiteAsking property={property}>
      <article className="property" aria-label={property.name}>
        <PictureViewer property={property}>
          <StaticSection part="Head" className="property__head wrap" property={property} />
        </PictureViewer>
        <div className="property__summary wrap">
          <StaticSection part="Summary" property={property} />
          <Actions property={property}>
            <StaticSection part="WhatsApp" property={property} address={address} />
          </Actions>
          <StaticSection part="FactTable" className="property__facts" property={property} />
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
                <StaticSection part="FilmStill" property={property} />
                <BannerFilm video={property.video} name={property.name} />
              </div>
            )}
            <StaticSection
              part="Words"
              property={property}
              texts={texts}
              prices={prices}
              path={ownPath}
              address={address}
            />
          </div>
          <section className="property__form" id="contact" aria-label={i18n._('Contact')}>
            <PageForm heading={i18n._('WHERE DREAMS FIND HOMES')} onSent={toTop} />
          </section>
        </div>
        {costs && <HomeCosts {...costs} />}
        <StaticHearts>
          <StaticSection part="Similar" properties={similar} />
        </StaticHearts>
        {recent.state.is === 'open' && <recent.state.Part current={property.slug} />}
        <StaticSection part="ContactBar" property={property} address={address} />
      </article>
    </SiteAsking>
  )
}

export default definePage<PropertyData>({
  load,
  hydrationData,
  description,
  ownPath,
  isUnlisted,
  Page: PropertyPage,
})
