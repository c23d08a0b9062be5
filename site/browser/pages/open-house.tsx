/** One home that can be visited on a day (spec section 2, 'Open houses'). */
import {useMemo} from 'react'
import type {OpenHouseEntry} from '../../../widgets/shared/open-house/entry.ts'
import {HousePictures} from '../../../widgets/shared/open-house/house-pictures.tsx'
import {PictureViewer} from '../../../widgets/shared/property/sections/picture-viewer.tsx'
import type {OpenHouseData} from '../open-houses/load-one.ts'
import {pictured} from '../open-houses/pictured.ts'
import {CAROUSEL_SIZES} from '../open-houses/sizes.ts'
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import {useFailure} from '../places/use-failure.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../open-houses/house-parts.tsx'))

export async function load(visit: Visit): Promise<OpenHouseData> {
  const [{loadOpenHouse}] = await Promise.all([import('../open-houses/load-one.ts'), prepare()])
  return loadOpenHouse(visit)
}

export const description: PageModule['description'] = (i18n, data) =>
  (data as OpenHouseData).excerpt ??
  i18n._('Homes in Dubai that you can walk through on a day: when, where, and what they cost.')

export const social: PageModule['social'] = data => {
  const {house, excerpt} = data as OpenHouseData
  return house && {title: house.title, description: excerpt}
}

export const firstPicture: PageModule['firstPicture'] = data => {
  const {images, pictures} = (data as OpenHouseData).house ?? {}
  return {path: images?.[0], pictures, sizes: CAROUSEL_SIZES}
}

export default function OpenHouse({data}: {data: unknown}) {
  const {path} = useSite()
  const loaded = data as OpenHouseData
  useFailure(loaded)
  if (!loaded.house) return <Still key={loaded.failure} part="Failed" />
  return <House key={path.split('?')[0]} {...loaded} house={loaded.house} />
}

function House(data: OpenHouseData & {house: OpenHouseEntry}) {
  const {i18n} = useSite()
  const {house} = data
  const {title, images, pictures} = house
  const shown = useMemo(() => pictured(house), [house])
  return (
    <article className="open-house wrap">
      <Still part="Head" className="open-house__head" house={house} />
      <div className="open-house__pictures">
        <HousePictures {...{title, images, pictures}} sizes={CAROUSEL_SIZES} first />
      </div>
      <Still part="Words" className="open-house__words" {...data} />
      <PictureViewer property={shown}>
        <Still part="Gallery" house={house} />
      </PictureViewer>
      <Still part="Dld" className="open-house__dld" dld={data.dld} />
      <section className="open-house__form" id="contact" aria-label={i18n._('Contact')}>
        <PageForm heading={i18n._('get in touch with us')} onSent={toTop} />
      </section>
    </article>
  )
}
