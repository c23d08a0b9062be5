/** What a browser needs of a record to hydrate its page: the other fields are in static sections. */
import type {Property} from '../../../../widgets/shared/api/entities.ts'

/** For the viewer of pictures, the film, the buttons, and the dialogs that ask for a file. */
export const hydratedFields = (property: Property): Property => {
  const {name, slug, main_images, pictures, video, brochure, floor_plan} = property
  return {name, slug, about: {price: null}, main_images, pictures, video, brochure, floor_plan}
}
