import type {Property} from '../api/entities.ts'

/** A property with no more than a card shows: lists are handed over with their page. */
export function forCard({
  name,
  slug,
  main_images,
  pictures,
  in_english,
  about,
  builder_community,
  city,
  price_period,
  bathrooms,
  area_sqft,
  permit_number,
  dld_details,
  location,
}: Property): Property {
  const picture = main_images?.[0]
  const facts = picture === undefined ? undefined : pictures?.[picture]
  return {
    name,
    slug,
    main_images: picture === undefined ? [] : [picture],
    ...(picture !== undefined && facts && {pictures: {[picture]: facts}}),
    ...(in_english?.includes('name') && {in_english: ['name']}),
    about: {
      price: about?.price ?? null,
      total_no_of_rooms: about?.total_no_of_rooms,
      type: about?.type,
    },
    builder_community,
    city,
    price_period,
    bathrooms,
    area_sqft,
    permit_number: permit_number ?? dld_details?.permit_number,
    location,
  }
}
