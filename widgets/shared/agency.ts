/**
 * The facts of the agency: the one file that an agency changes to make this site its own. No other
 * file spells any of them, but for the landing pages', which are in `launches.ts`. These are of a
 * demonstration: no number here rings anywhere.
 */

import type {Locale} from './i18n/locale.ts'

/** A fact that reads differently in each language. */
export type Words = Record<Locale, string>

export type SocialNetwork = 'LinkedIn' | 'Twitter' | 'TikTok' | 'Facebook' | 'Instagram'

/** Opening hours of a run of weekdays, in the office's own time. */
export interface OpeningHours {
  days: Words
  opens: string
  closes: string
}

export const agency = {
  name: 'OCP Real Estate',
  /** As it stands on the trade licence; the legal pages and the footer name it. */
  legalEntity: 'OCP Real Estate Brokers L.L.C',
  /** Office registration number at the Dubai Land Department. */
  orn: '00000',
  established: 2022,
  yearsOfExperience: 8,
  copyrightYear: 2023,
  /** Whether the facts are a demonstration's; the footer says so while they are. */
  demonstration: true,

  phone: '+971 4 000 0000',
  /** A number that has WhatsApp: a landline seldom does, so it is a fact of its own. */
  whatsapp: '+971 50 000 0000',
  mail: 'hello@ocp-real-estate.example',

  office: {
    street: 'Office 0000, Marasi Drive',
    district: {en: 'Business Bay', fr: 'Business Bay', ru: 'Бизнес-Бей'} satisfies Words,
    city: {en: 'Dubai', fr: 'Dubaï', ru: 'Дубай'} satisfies Words,
    country: {
      en: 'United Arab Emirates',
      fr: 'Émirats arabes unis',
      ru: 'Объединённые Арабские Эмираты',
    } satisfies Words,
    coordinates: [25.186535, 55.274849] as [latitude: number, longitude: number],
    timeZone: 'Asia/Dubai',
    hours: [
      {
        days: {en: 'Monday to Friday', fr: 'Du lundi au vendredi', ru: 'Понедельник – пятница'},
        opens: '09:00',
        closes: '18:00',
      },
      {
        days: {en: 'Saturday', fr: 'Samedi', ru: 'Суббота'},
        opens: '10:00',
        closes: '16:00',
      },
    ] satisfies OpeningHours[],
  },

  social: [
    {network: 'LinkedIn', link: 'https://www.linkedin.com/company/ocp-real-estate-demo'},
    {network: 'Twitter', link: 'https://twitter.com/ocp_demo'},
    {network: 'TikTok', link: 'https://www.tiktok.com/@ocp_demo'},
    {network: 'Facebook', link: 'https://www.facebook.com/ocp.real.estate.demo'},
    {network: 'Instagram', link: 'https://www.instagram.com/ocp_demo'},
  ] satisfies {network: SocialNetwork; link: string}[],
}

// What only one place shows is a fact of its own: no other carries it.

/** Reviews by these authors are not shown (spec section 2, Home). */
export const hiddenReviewers: string[] = ['First Hidden Reviewer', 'Second Hidden Reviewer']

/** 'Featured On' of the news page. */
export const press = [
  {name: 'The Gulf Ledger', link: 'https://example.com/gulf-ledger'},
  {name: 'Creek Review', link: 'https://example.com/creek-review'},
  {name: 'Marina Post', link: 'https://example.com/marina-post'},
  {name: 'Skyline Quarterly', link: 'https://example.com/skyline-quarterly'},
  {name: 'House & Harbour', link: 'https://example.com/house-and-harbour'},
  {name: 'Emirates Property Journal', link: 'https://example.com/property-journal'},
  {name: 'Levant Living', link: 'https://example.com/levant-living'},
  {name: 'The Architect Weekly', link: 'https://example.com/architect-weekly'},
]

/** What the home page shows beside what the back end features, by slug (spec section 2, Home). */
export const homeProjects = {
  /** Two luxury projects with a film each. The names are for a back end that does not know them. */
  films: [
    {slug: 'orla-', name: 'ORLA'},
    {slug: 'the-opus', name: 'The Opus'},
  ],
  mansion: {slug: 'montgomerie-mansions', name: 'Montgomerie Mansions'},
}

/** `+971 4 000 0000` -> `tel:+97140000000`. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A chat with the agency; wa.me takes digits only. */
export const whatsappLink = (text?: string) => {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${agency.whatsapp.replace(/\D/g, '')}${query}`
}

export const mailLink = `mailto:${agency.mail}`

/** A place on a public map; the office when none is given. */
export const mapLink = ([latitude, longitude] = agency.office.coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
