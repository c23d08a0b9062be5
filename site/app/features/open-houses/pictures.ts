/** The pictures of open houses: how wide they are shown, as in `<img sizes>`, and how galleries take them. */
import type {OpenHouseEntry} from '#trade/open-house/entry.ts'
import type {HousePicturesProps} from '#trade/open-house/house-pictures.tsx'

/** As the carousel takes them: as wide as the page, and the first thing on it. */
export const carouselOf = ({title, images, pictures}: OpenHouseEntry): HousePicturesProps => ({
  title,
  images,
  pictures,
  sizes: '(min-width: 114em) 1600px, 94vw',
  first: true,
})

/** The first of the list is larger than the others. */
export const FIRST_CARD_SIZES = '(min-width: 114em) 891px, (min-width: 56em) 54vw, 94vw'
export const CARD_SIZES = '(min-width: 114em) 780px, (min-width: 40em) 46vw, 94vw'

/** As the grid has it: three in a row, on a phone two; those that are left over are first, and wider. */
export function gallerySizes(index: number, count: number) {
  const isFirst = index === 0
  const onPhone = isFirst && count % 2 === 1 ? '94vw' : '53vw'
  if (isFirst && count % 3 === 1)
    return `(min-width: 114em) 1600px, (min-width: 48em) 94vw, ${onPhone}`
  if (index < 2 && count % 3 === 2)
    return `(min-width: 114em) 800px, (min-width: 48em) 50vw, ${onPhone}`
  return `(min-width: 114em) 627px, (min-width: 48em) 36vw, ${onPhone}`
}

/** An open house as galleries take it. */
export const pictured = ({title, images, pictures}: OpenHouseEntry) => ({
  name: title,
  main_images: images,
  pictures,
})
