/** The fields of a place that a card shows: the only ones in the page's data. */

import type {Sanitize} from '#kit/html/safe-html.ts'
import type {RecordExtras} from '#trade/contract/entities.ts'
import {englishIn, picturesOf} from '../../records/record-fields.ts'
import {excerptOf} from '../../shared-with-server/excerpt.ts'

export interface Story extends Pick<RecordExtras, 'pictures'> {
  href: string
  /** The spelling of the back end. */
  id: string
  name: string
  text?: string
  image?: string
  /** `en` where it is English for want of a translation. */
  nameLang?: 'en'
  textLang?: 'en'
}

interface Described extends RecordExtras {
  name: string
  title?: string
  image?: string
}

/** `field` names the record's markup of which the card shows the beginning. */
export function storyOf<Field extends string>(
  record: Described & Partial<Record<Field, string>>,
  {href, field, sanitize}: {href: string; field: Field; sanitize: Sanitize},
): Story {
  const {name, title, image} = record
  return {
    href,
    id: name,
    name: title || name,
    text: excerptOf(record[field], sanitize),
    image: image || undefined,
    pictures: picturesOf(record, image),
    nameLang: englishIn(record, title ? 'title' : 'name'),
    textLang: englishIn(record, field),
  }
}
