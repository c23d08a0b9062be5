/** Facts about a record's texts and pictures, without those that the page does not show. */
import type {RecordExtras} from '#trade/contract/entities.ts'

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
