/** One home that can be visited on a day (spec section 2, 'Open houses'). */
import {useMemo} from 'react'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage, type Visit} from '../../../core/page-types.ts'
import {useSite, useWidgetAttributes} from '../../../core/site-context.tsx'
import {PageForm} from '../../../forms/page-form.tsx'
import {fetchElement, Island, lazyElement} from '../../../islands/island.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {useViewingSection} from '../../viewings/viewing-island.ts'
import {carouselOf, pictured} from '../pictures.ts'
import type {OpenHouseData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))
const carousel = lazyElement(
  'ocp-open-house-carousel',
  'load',
  () => import('../../../../../widgets/open-house-carousel/page-element.tsx'),
)

async function load(visit: Visit): Promise<OpenHouseData> {
  const [{loadOpenHouse}] = await Promise.all([
    import('./load.ts'),
    fetchElement(carousel, visit.locale),
  ])
  return loadOpenHouse(visit)
}

function OpenHouse({data: loaded}: {data: OpenHouseData}) {
  const {path} = useSite()
  useFailure(loaded)
  if (!loaded.house) return <StaticSection key={loaded.failure} part="Failed" />
  return <House key={path.split('?')[0]} {...loaded} house={loaded.house} />
}

function House(data: OpenHouseData & {house: OpenHouseEntry}) {
  const {i18n} = useSite()
  const {house} = data
  useShownHome(house.home)
  useViewingSection()
  const attributes = useWidgetAttributes()
  const {slug, title, images} = house
  const shown = useMemo(() => pictured(house), [house])
  const properties = useMemo(() => ({content: carouselOf(house)}), [house])
  return (
    <article className="open-house wrap" aria-label={title}>
      <StaticSection part="Head" className="open-house__head" house={house} />
      {images.length > 0 && (
        <Island
          element={carousel}
          attributes={{...attributes, slug, class: 'open-house__pictures'}}
          properties={properties}
        />
      )}
      <StaticSection part="Words" className="open-house__words" {...data} />
      <PictureViewer property={shown}>
        <StaticSection part="Gallery" house={house} />
      </PictureViewer>
      <StaticSection part="Dld" className="open-house__dld" dld={data.dld} />
      {data.viewing && <StaticSection part="ViewingSection" slug={data.property?.slug} />}
      <section className="open-house__form" id="contact" aria-label={i18n._('Contact')}>
        <PageForm heading={i18n._('get in touch with us')} onSent={toTop} />
      </section>
    </article>
  )
}

export default definePage<OpenHouseData>({
  prepare,
  load,
  description: (i18n, data) =>
    data.excerpt ?? i18n._('Homes in Dubai that are open to visit: when, where and at what price.'),
  social: data => {
    const {house, excerpt} = data
    return house && {title: house.title, description: excerpt}
  },
  Page: OpenHouse,
})
