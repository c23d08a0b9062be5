/** One property: the same record and sections as a project's page (decisions, 'Routes'). */
import {useMemo} from 'react'
import {useLazy} from '#kit/ui/lazy.ts'
import type {Property} from '#trade/contract/entities.ts'
import {sectionLinks} from '#trade/property/details/has-section.ts'
import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {SectionMenu} from '#trade/property/sections/section-menu.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage} from '../../core/page-types.ts'
import {useSite} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {useStaticIsland} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {HomeCosts} from '../buying-costs/home-costs.tsx'
import {useRecentVisit} from '../shortlist/device/edit-lists.ts'
import {Actions} from './actions.tsx'
import {homeDescription} from './description.ts'
import type {PropertyData} from './load.ts'
import {placeMap} from './location/place-map.ts'
import {useWayBackToSearch} from './own-search.ts'
import {SiteAsking} from './site-enquiry.tsx'
import {StaticHearts} from './static-hearts.tsx'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function PropertyPage({data}: {data: PropertyData}) {
  const {i18n, siteUrl, path} = useSite()
  useStaticIsland(placeMap)
  const {property, texts, sections, similar, prices, costs} = data
  const [ownPath = ''] = path.split('?')
  const address = siteUrl + ownPath
  useRecentVisit(property.slug)
  useShownHome(property.slug, property.purpose)
  useWayBackToSearch(property.slug)
  // Homes that the device remembers are known only to the browser, and come last.
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

/** For the viewer of pictures, the film, the buttons, Book Now, and the dialogs that ask for a file. */
function hydratedFields(property: Property): Property {
  const {name, slug, purpose, main_images, pictures, video, brochure, floor_plan} = property
  const media = {main_images, pictures, video, brochure, floor_plan}
  return {name, slug, purpose, about: {price: null}, ...media}
}

export default definePage<PropertyData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadProperty(visit),
  hydrationData: ({property, ...data}) => ({
    ...data,
    property: hydratedFields(property),
    texts: {},
    similar: [],
    prices: undefined,
  }),
  description: (i18n, {property}) => homeDescription(property, i18n),
  ownPath: data => data.ownPath,
  /** A sold home is for those who have its address: the agents' pages show it, too. */
  isUnlisted: ({property}) => property.status === 'SOLD',
  Page: PropertyPage,
})
