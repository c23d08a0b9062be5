/** Facts that the Open Graph image of a page shows beside the texts of the page's meta tags. */

import type {Translator} from '#kit/i18n/translator.ts'
import type {Property, RecordExtras} from '#trade/contract/entities.ts'
import {priceText} from '#trade/property/price.tsx'

/** A picture as a record names it; without a path there is none. */
export interface CardPicture extends Pick<RecordExtras, 'pictures'> {
  path?: string
}

export interface CardFacts {
  title?: string
  section?: string
  line?: string
  /** The largest of the first screen, which is preferred to the one of `social`. */
  picture?: CardPicture
  /** Address of a picture of the site itself, which is preferred to a record's. */
  siteImage?: string
}

export const cardOfProperty = (property: Property, i18n: Translator): CardFacts => ({
  title: property.name,
  section: property.builder_community || property.city,
  line: priceLine(property, i18n),
  picture: firstPictureOf(property),
})

export const priceLine = (property: Property, i18n: Translator) =>
  priceText(property, i18n) ?? i18n._('Price on request')

export const firstPictureOf = (record?: Pick<Property, 'main_images' | 'pictures'>) => ({
  path: record?.main_images?.[0],
  pictures: record?.pictures,
})

export const imageOf = (record?: {image?: string} & Pick<RecordExtras, 'pictures'>) => ({
  path: record?.image,
  pictures: record?.pictures,
})
