/** One home that can be visited on a day (spec section 2, 'Open houses'). */
import {useMemo} from 'react'
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import {HousePictures} from '#trade/open-house/house-pictures.tsx'
import {PictureViewer} from '#trade/property/media/picture-viewer.tsx'
import {useShownHome} from '#trade/property/use-shown-home.ts'
import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PageForm} from '../../../forms/page-form.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import {CAROUSEL_SIZES, pictured} from '../pictures.ts'
import type {OpenHouseData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<OpenHouseData> {
  const [{loadOpenHouse}] = await Promise.all([import('./load.ts'), prepare()])
  return loadOpenHouse(visit)
}

const description: PageDefinition<OpenHouseData>['description'] = (i18n, data) =>
  data.excerpt ??
  i18n._('Homes in Dubai that you can walk through on a day: when, where, and what they cost.')

const social: PageDefinition<OpenHouseData>['social'] = data => {
  const {house, excerpt} = data
  return house && {title: house.title, description: excerpt}
}

const firstPicture: PageDefinition<OpenHouseData>['firstPicture'] = data => {
  const {images, pictures} = data.house ?? {}
  return {path: images?.[0], pictures}
}

function OpenHouse({data}: {data: OpenHouseData}) {
  const {path} = useSite()
  const loaded = data
  useFailure(loaded)
  if (!loaded.house) return <StaticSection key={loaded.failure} part="Failed" />
  return <House key={path.split('?')[0]} {...loaded} house={loaded.house} />
}

function House(data: OpenHouseData & {house: OpenHouseEntry}) {
  const {i18n} = useSite()
  const {house} = data
  useShownHome(house.home)
  const {title, images, pictures} = house
  const shown = useMemo(() => pictured(house), [house])
  return (
    <article className="open-house wrap" aria-label={title}>
      <StaticSection part="Head" className="open-house__head" house={house} />
      <div className="open-house__pictures">
        <HousePictures {...{title, images, pictures}} sizes={CAROUSEL_SIZES} first />
      </div>
      <StaticSection part="Words" className="open-house__words" {...data} />
      <PictureViewer property={shown}>
        <StaticSection part="Gallery" house={house} />
      </PictureViewer>
      <StaticSection part="Dld" className="open-house__dld" dld={data.dld} />
      <section className="open-house__form" id="contact" aria-label={i18n._('Contact')}>
        <PageForm heading={i18n._('get in touch with us')} onSent={toTop} />
      </section>
    </article>
  )
}

export default definePage<OpenHouseData>({load, description, social, firstPicture, Page: OpenHouse})
