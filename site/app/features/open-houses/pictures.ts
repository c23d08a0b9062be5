/** The pictures of open houses: how wide they are shown, as in `<img sizes>`, and how galleries take them. */
import type {OpenHouseEntry} from '../../../../widgets/shared/open-house/entry.ts'

/** As wide as the page. */
export const CAROUSEL_SIZES = '(min-width: 1296px) 1200px, 94vw'

/** The first of the list is larger than the others. */
export const FIRST_CARD_SIZES = '(min-width: 1296px) 690px, (min-width: 56em) 54vw, 94vw'
export const CARD_SIZES = '(min-width: 1296px) 580px, (min-width: 40em) 46vw, 94vw'

export const GALLERY_SIZES = '(min-width: 1296px) 600px, 50vw'

/** An open house as galleries take it. */
export const pictured = ({title, images, pictures}: OpenHouseEntry) => ({
  name: title,
  main_images: images,
  pictures,
})
