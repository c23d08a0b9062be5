/** The few fields that a list shows: the rest would travel with its page for nothing. */
import type {Property, RecordExtras, Review} from '#trade/contract/entities.ts'
import {permitOf} from '#trade/property/facts.tsx'
import {picturesOf} from './record-fields.ts'

interface CardOptions {
  /** How many pictures. */
  pictures?: number
  /** With the short description. */
  text?: boolean
}

export function shownOfProperty(
  property: Property,
  {pictures = 1, text = false}: CardOptions = {},
): Property {
  const {
    name,
    slug,
    about,
    price_period,
    price_changed,
    price_before,
    bathrooms,
    area_sqft,
    builder_community,
    city,
    video,
    location,
  } = property
  const main_images = (property.main_images ?? []).slice(0, pictures)
  return {
    name,
    slug,
    main_images,
    about: {
      price: about?.price ?? null,
      total_no_of_rooms: about?.total_no_of_rooms,
      type: about?.type,
    },
    price_period,
    price_changed,
    price_before,
    bathrooms,
    area_sqft,
    builder_community,
    city,
    video,
    location,
    permit_number: permitOf(property),
    short_description: text ? property.short_description : undefined,
    ...shownOf(property, main_images, ['name', 'short_description']),
  }
}

/** The most that a card swipes through. */
const MAX_PICTURES = 5

/** The pictures of a card that is swiped through: those after the first come later, and never blurred. */
export function cardPictures(home: Property): Pick<Property, 'main_images' | 'pictures'> {
  const main_images = (home.main_images ?? []).slice(0, MAX_PICTURES)
  const pictures = picturesOf(home, ...main_images)
  for (const path of main_images.slice(1)) {
    if (pictures?.[path]) pictures[path] = {...pictures[path], placeholder: undefined}
  }
  return {main_images, pictures}
}

export function shownOfReview(review: Review): Review {
  const {author_name, rating, text, profile_photo_url: photo, relative_time_description} = review
  return {
    author_name,
    rating,
    text,
    profile_photo_url: photo,
    relative_time_description,
    ...shownOf(review, photo ? [photo] : [], ['text', 'relative_time_description']),
  }
}

/** The facts about these pictures, and which of these texts lack a translation. */
export function shownOf(record: RecordExtras, paths: string[], texts: string[]): RecordExtras {
  const english = record.in_english?.filter(path => texts.includes(path))
  return {
    pictures: picturesOf(record, ...paths),
    in_english: english?.length ? english : undefined,
  }
}
