/** What a browser needs of a record to hydrate its page: the other fields are in static sections. */
import type {Property} from '#trade/contract/entities.ts'

/** For the viewer of pictures, the film, the buttons, Book Now, and the dialogs that ask for a file. */
export const hydratedFields = (property: Property): Property => {
  const {name, slug, purpose, main_images, pictures, video, brochure, floor_plan} = property
  return {
    ...{name, slug, purpose, about: {price: null}},
    ...{main_images, pictures, video, brochure, floor_plan},
  }
}
