/** Facts about a record's texts and pictures, without those that the page does not show. */
import type {Property, RecordExtras} from '#trade/contract/entities.ts'

/** A text of the record, and its language where that is not the page's. */
export interface GuideText {
  text: string
  lang?: 'en'
}

export const englishIn = ({in_english}: RecordExtras, path: string): 'en' | undefined =>
  in_english?.includes(path) ? 'en' : undefined

/** Selects the facts of these pictures only. */
export function picturesOf({pictures}: RecordExtras, ...paths: (string | undefined)[]) {
  const known = paths.flatMap(path => {
    const picture = path && pictures?.[path]
    return picture ? [[path, picture] as const] : []
  })
  return known.length ? Object.fromEntries(known) : undefined
}

/** The most that a card swipes through. */
export const CARD_PICTURES = 5

/** The first pictures of a home: those after the first are seen later, and never blurred. */
export function firstPictures(home: Property, count = CARD_PICTURES) {
  const main_images = (home.main_images ?? []).slice(0, count)
  const pictures = picturesOf(home, ...main_images)
  for (const path of main_images.slice(1)) {
    if (pictures?.[path]) pictures[path] = {...pictures[path], placeholder: undefined}
  }
  return {main_images, pictures}
}
