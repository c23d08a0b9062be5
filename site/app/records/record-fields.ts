/** What is known of a record's texts and pictures, without what the page does not show. */
import type {Shown} from '#trade/contract/entities.ts'

/** A text of the record, and its language where that is not the page's. */
export interface GuideText {
  text: string
  lang?: 'en'
}

export const englishIn = ({in_english}: Shown, path: string): 'en' | undefined =>
  in_english?.includes(path) ? 'en' : undefined

/** Of these pictures only. */
export function picturesOf({pictures}: Shown, ...paths: (string | undefined)[]) {
  const known = paths.flatMap(path => {
    const picture = path && pictures?.[path]
    return picture ? [[path, picture] as const] : []
  })
  return known.length ? Object.fromEntries(known) : undefined
}
