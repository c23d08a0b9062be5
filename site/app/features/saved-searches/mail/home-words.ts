/** The words about one home in a mail. */
import {mediaAddress} from '#kit/api-client/addresses.ts'
import {languageOf} from '#kit/i18n/locale.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {pictureFiles} from '#kit/ui/picture-files.ts'
import type {Property} from '#trade/contract/entities.ts'
import {areaOf, bedroomsOf, permitOf, placeOf} from '#trade/property/facts.tsx'
import {comparedPriceText} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import type {MailLinkWords} from '../../../mail/mail-frame.tsx'
import {shortened} from '../../../shared-with-server/excerpt.ts'
import {linksIn} from '../../../shared-with-server/language.ts'
import type {MailedHome, SavedSearchMailRequest} from './request.ts'

export interface HomeWords extends MailLinkWords {
  /** Says whether it is new or cheaper, for example. */
  label: string
  price: string
  before?: string
  facts: string
  permit?: string
  picture?: {src: string; alt: string}
}

export interface SectionWords {
  name: string
  filters: string
  homes: HomeWords[]
  all: MailLinkWords
  manage: MailLinkWords
}

export interface MailWords {
  /** The agency's name. */
  agency: string
  subject: string
  title: string
  lead: string
  sections: SectionWords[]
  button?: MailLinkWords
  notes: string[]
  links: MailLinkWords[]
}

/** Pixels; mail is read in columns of 600, on screens of two dots for each. */
const PICTURE_WIDTH = 640

/** Characters: records may say more, and a mail has many of them. */
const MAX_NAME_LENGTH = 100
const MAX_LINE_LENGTH = 150

export type Making = Omit<SavedSearchMailRequest, 'mail'> & {i18n: Translator}

/** Price, facts and picture, as the site shows them. */
export function homeWords({property, before}: MailedHome, making: Making): HomeWords {
  const {i18n} = making
  const rooms = bedroomsOf(property, i18n)
  const facts = [
    property.about?.type,
    /^\d+$/.test(`${rooms}`) && rooms !== undefined
      ? i18n._('{count, plural, one {# bedroom} other {# bedrooms}}', {count: Number(rooms)})
      : rooms,
    areaOf(property, i18n, languageOf(making.locale).units),
    placeOf(property),
  ]
  return {
    words: shortened(property.name, MAX_NAME_LENGTH),
    href: addressOf(propertyPath(property.slug), making),
    label: before ? i18n._('Price reduced') : i18n._('New'),
    price: comparedPriceText(property, i18n) ?? i18n._('Price on request'),
    before: before && comparedPriceText({about: before, ...before}, i18n),
    facts: shortened(
      facts.filter(fact => fact !== undefined && fact !== null && fact !== '').join(' · '),
      MAX_LINE_LENGTH,
    ),
    permit: permitOf(property),
    picture: pictureOf(property, making),
  }
}

/** Mail programs know WebP and JPEG, and few of them AVIF. */
function pictureOf({main_images, pictures, name}: Property, {storageUrl}: Making) {
  const path = main_images?.[0]
  if (!path) return undefined
  const facts = pictures?.[path]
  const small = facts
    ? pictureFiles(path, facts).find(
        ({format, width}) => format === 'webp' && width >= PICTURE_WIDTH,
      )
    : undefined
  return {
    src: mediaAddress(storageUrl, small?.path ?? path),
    alt: shortened(facts?.alt || name, MAX_LINE_LENGTH),
  }
}

/** On the site, in the language of the mail. */
export const addressOf = (path: string, {siteUrl, locale}: Making) =>
  siteUrl + linksIn(locale === 'en' ? undefined : locale)(path)
