/** One property: the same record and sections as a project's page (decisions, 'Routes'). */
import {useMemo} from 'react'
import {useLazy} from '#kit/ui/lazy.ts'
import type {Property} from '#trade/contract/entities.ts'
import {sectionLinks} from '#trade/property/details/has-section.ts'
import {referenceOf} from '#trade/property/facts.tsx'
import {BannerFilm} from '#trade/property/media/banner-film.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {SectionMenu} from '#trade/property/sections/section-menu.tsx'
import {enquiryAbout} from '#trade/property/sections/whatsapp.ts'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage} from '../../core/page-types.ts'
import {useMapAttributes, useSite} from '../../core/site-context.tsx'
import {PageForm} from '../../forms/page-form.tsx'
import {useStaticIsland} from '../../islands/island.tsx'
import {staticSections} from '../../islands/static-section.tsx'
import {toTop} from '../../navigation/scroll-to-top.ts'
import {HomeCosts} from '../buying-costs/home-costs.tsx'
import {useRecentVisit} from '../shortlist/device/edit-lists.ts'
import {useViewingSection} from '../viewings/viewing-island.ts'
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
  useViewingSection()
  const {property, texts, sections, others, prices, costs, viewing} = data
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
  const map = useMapAttributes()
  return (
    <SiteAsking property={property}>
      <article className="property" aria-label={property.name}>
        <PictureViewer property={property} map={map}>
          <StaticSection part="Head" className="property__head wrap" property={property} />
          <div className="property__summary wrap">
            <StaticSection part="Summary" property={property} />
            <Actions property={property}>
              <StaticSection part="WhatsApp" property={property} address={address} />
              <StaticSection part="Follow" property={property} />
            </Actions>
            <StaticSection part="FactTable" className="property__facts" property={property} />
          </div>
          <div className="property__rest">
            {links.length > 1 && (
              <div className="property__menu">
                <div className="wrap">
                  <SectionMenu links={links} />
                </div>
              </div>
            )}
            <div className="property__body wrap">
              <StaticSection part="Lead" property={property} texts={texts} />
              {property.video && (
                <div className="property__film" id="film">
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
              />
            </div>
            {costs && <HomeCosts {...costs} />}
            {viewing && <StaticSection part="ViewingSection" slug={property.slug} />}
            <section className="property__enquiry" id="contact" aria-label={i18n._('Contact')}>
              <div className="property__enquiry-columns wrap">
                <StaticSection part="Expert" property={property} address={address} />
                <div className="property__form">
                  <PageForm
                    heading={i18n._('WHERE DREAMS FIND HOMES')}
                    prefill={`${new URLSearchParams({message: enquiryAbout(property, i18n)})}`}
                    onSent={toTop}
                  />
                </div>
              </div>
            </section>
            <StaticSection part="Dld" className="property__dld wrap" property={property} />
            <StaticHearts>
              <StaticSection part="Others" others={others} />
            </StaticHearts>
            {recent.state.is === 'open' && <recent.state.Part current={property.slug} />}
            <StaticSection part="PrintedFoot" address={address} />
            <StaticSection
              part="ContactBar"
              className="property__bar"
              property={property}
              address={address}
            />
          </div>
        </PictureViewer>
      </article>
    </SiteAsking>
  )
}

/** For the viewer, the film, the buttons, the forms, and the dialogs that ask for a file. */
function hydratedFields(property: Property): Property {
  const {name, slug, purpose, location} = property
  const {main_images, pictures, video, media_url, brochure, floor_plan, floor_plan_images} =
    property
  const media = {main_images, pictures, video, media_url, brochure, floor_plan, floor_plan_images}
  const reference = referenceOf(property)
  return {name, slug, purpose, reference, about: {price: null}, location, ...media}
}

export default definePage<PropertyData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadProperty(visit),
  hydrationData: ({property, ...data}) => ({
    ...data,
    property: hydratedFields(property),
    texts: {},
    others: {similar: [], building: [], builder: []},
    prices: undefined,
  }),
  description: (i18n, {property}) => homeDescription(property, i18n),
  ownPath: data => data.ownPath,
  /** A sold home is for those who have its address: the agents' pages show it, too. */
  isUnlisted: ({property}) => property.status === 'SOLD',
  Page: PropertyPage,
})
