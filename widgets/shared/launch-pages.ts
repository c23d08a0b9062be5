/** Where the landing pages are, and what they are of; what they say is in `launches.ts`. */
import type {Words} from './agency.ts'

export interface LaunchPage {
  path: string
  /** Slug of the record that gives pictures, price, facts, amenities, documents and permit. */
  property: string
  heading: Words
}

export const launchPages = {
  haven: {
    path: '/aldar-haven',
    property: 'aldar-haven',
    heading: {en: 'Haven by Aldar', fr: 'Haven by Aldar', ru: 'Haven by Aldar'},
  },
  penthouse: {
    path: '/penthouse-for-sale-in-dubai-marina-tower',
    property: 'marina-tower-penthouse',
    heading: {
      en: 'A penthouse above the Marina',
      fr: 'Un penthouse au-dessus de la Marina',
      ru: 'Пентхаус над Дубай-Мариной',
    },
  },
  islandApartments: {
    path: '/apartments-for-sale-in-al-marjan-island',
    property: 'al-marjan-island-apartments',
    heading: {
      en: 'Apartments on Al Marjan Island',
      fr: 'Appartements sur Al Marjan Island',
      ru: 'Апартаменты на острове Аль-Марджан',
    },
  },
} satisfies Record<string, LaunchPage>
