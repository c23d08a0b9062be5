import type {OpenHouseEntry} from '../../../../../widgets/shared/open-house/entry.ts'

/** An open house as galleries take it. */
export const pictured = ({title, images, pictures}: OpenHouseEntry) => ({
  name: title,
  main_images: images,
  pictures,
})
