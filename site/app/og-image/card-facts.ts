/**
 * What the Open Graph image of a page says beside the words of the page's tags, by the name of the
 * page. It is a table of its own because only the server needs it: in the pages it would travel to
 * every visitor.
 */
import {agency} from '../../../widgets/shared/agency.ts'
import type {Property, Shown} from '../../../widgets/shared/api/entities.ts'
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import type {Translator} from '../../../widgets/shared/i18n/translator.ts'
import {aed} from '../../../widgets/shared/property/price.tsx'
import type {LoadedPage} from '../core/page-types.ts'
import type {BuilderData} from '../features/builders/load.ts'
import type {OpeningShown} from '../features/careers/load.ts'
import type {HomeData} from '../features/home/load.ts'
import type {LandingData} from '../features/landing/load.ts'
import type {CommunitiesData} from '../features/places/communities/load.ts'
import type {GuidesData} from '../features/places/guides/load.ts'
import type {LifestyleData} from '../features/places/lifestyle/load.ts'
import type {PropertyData} from '../features/property/load.ts'
import type {MemberData} from '../features/team/member/load.ts'
import careersStill from '../media/films/careers-960.webp'
import homeStill from '../media/films/home-1280.webp'
import ownersStill from '../media/films/list-with-us-960.webp'

export interface CardFacts {
  title?: string
  section?: string
  line?: string
  /** As a record names it. */
  picture?: {path?: string; pictures?: Shown['pictures']}
  /** Address of a picture of the site's own, which comes before a record's. */
  own?: string
}

type FactsOf = (data: never, i18n: Translator, locale: Locale) => CardFacts

const facts: Record<string, FactsOf> = {
  home: (_data: HomeData, i18n, locale) => ({
    title: i18n._('The Dubai that becomes your home'),
    section: agency.office.city[locale],
    line: i18n._(
      'Homes for sale and for rent in Dubai, with one specialist from the first question on.',
    ),
    own: homeStill,
  }),
  property: ({property}: PropertyData, i18n) => ofProperty(property, i18n),
  project: ({property}: Pick<PropertyData, 'property'>, i18n) => ofProperty(property, i18n),
  landing: ({launch, property}: LandingData, i18n) => ({
    title: launch.heading,
    section: launch.place,
    line: priceOf(property, i18n),
  }),
  search: ({results}: {results: {properties: Property[]} | null}) => ({
    picture: firstOf(results?.properties[0]),
  }),
  'places/communities': ({stories}: CommunitiesData) => ({picture: imageOf(stories[0])}),
  'places/guides': ({image, pictures, stories}: GuidesData) => ({
    picture: image ? {path: image, pictures} : imageOf(stories[0]),
  }),
  'places/lifestyle': ({lifestyles}: LifestyleData) => ({picture: imageOf(lifestyles[0])}),
  'team/member': ({member}: MemberData) => ({line: member?.occupation?.text}),
  'builders/detail': ({line, projects}: BuilderData) => ({
    line: line || undefined,
    picture: firstOf(projects[0]),
  }),
  'careers/list': () => ({own: careersStill}),
  'careers/apply': ({line}: OpeningShown) => ({line, own: careersStill}),
  owners: () => ({own: ownersStill}),
  contact: (_data: unknown, _i18n, locale) => ({
    section: `${agency.office.district[locale]}, ${agency.office.city[locale]}`,
  }),
}

export function cardFacts(page: LoadedPage, i18n: Translator, locale: Locale): CardFacts {
  return facts[page.route.file ?? '']?.(page.data as never, i18n, locale) ?? {}
}

const ofProperty = (property: Property, i18n: Translator): CardFacts => ({
  title: property.name,
  section: property.builder_community || property.city,
  line: priceOf(property, i18n),
  picture: firstOf(property),
})

function priceOf({about, price_period}: Property, i18n: Translator) {
  if (typeof about?.price !== 'number') return i18n._('Price on request')
  if (!price_period) return aed(about.price)
  const period = price_period === 'month' ? i18n._('per month') : i18n._('per year')
  return `${aed(about.price)} ${period}`
}

const firstOf = (record?: Pick<Property, 'main_images' | 'pictures'>) => ({
  path: record?.main_images?.[0],
  pictures: record?.pictures,
})

const imageOf = (record?: {image?: string} & Pick<Shown, 'pictures'>) => ({
  path: record?.image,
  pictures: record?.pictures,
})
