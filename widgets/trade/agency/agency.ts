/**
 * The facts of the agency, as everything that shows them reads them. They are content, a record of
 * the content folder (docs/guides/content.md): the server puts them here before it renders a page, a
 * page of the site before it hydrates, a partner's page as soon as a back end has answered with them.
 * Until then, and where no back end names them, they are those that were built in.
 */
import builtIn from '#agency' with {type: 'json'}
import type {Locale} from '#kit/i18n/locale.ts'

/** A text that reads differently in each language. */
export type Words = Record<Locale, string>

export const socialNetworks = ['LinkedIn', 'Twitter', 'TikTok', 'Facebook', 'Instagram'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Opening hours of a run of weekdays, in the office's own time. */
export interface OpeningHours {
  days: Words
  opens: string
  closes: string
}

/** A project that the home page shows; the name is for a back end that does not know it. */
export interface HomeProject {
  slug: string
  name: string
}

export interface Agency {
  name: string
  /** As on the trade licence; the legal pages and the footer name it. */
  legalEntity: string
  /** Office registration number at the Dubai Land Department. */
  orn: string
  established: number
  yearsOfExperience: number
  copyrightYear: number
  /** Whether the facts are a demonstration's; the footer says so while they are. */
  demonstration?: boolean
  phone: string
  /** A number that has WhatsApp: a landline seldom does, so it is a fact of its own. */
  whatsapp: string
  mail: string
  office: {
    street: string
    district: Words
    city: Words
    country: Words
    coordinates: [latitude: number, longitude: number]
    timeZone: string
    hours: OpeningHours[]
  }
  social: {network: SocialNetwork; link: string}[]
  /** Reviews by these authors are not shown (spec section 2, Home). */
  hiddenReviewers?: string[]
  /** 'Featured On' of the news page. */
  press?: {name: string; link: string}[]
  /** What the home page shows beside what the back end features (spec section 2, Home). */
  home: {
    /** Luxury projects with a film each. */
    films: HomeProject[]
    mansion: HomeProject
  }
}

// TypeScript reads the file's lists as any strings; `npm test` checks it as every content folder.
const defaults = builtIn as unknown as Agency

/** Always the current facts: read them where they are shown, not once when a module is loaded. */
export const agency: Agency = {...defaults}

let latest: Partial<Agency> | undefined
let compared: Partial<Agency> | undefined
let changed: Partial<Agency> | undefined

/** Replaces the facts that are given. */
export function setAgency(facts: Partial<Agency>) {
  if (facts !== latest) Object.assign(agency, facts)
  latest = facts
}

/** The facts that are not built in: all that has to be sent to a browser. */
export function changedFacts() {
  if (compared !== latest) changed = differencesOf(agency)
  compared = latest
  return changed
}

function differencesOf(facts: Agency): Partial<Agency> | undefined {
  const names = Object.keys(facts) as (keyof Agency)[]
  const changed = names.filter(name => canonical(facts[name]) !== canonical(defaults[name]))
  return changed.length ? Object.fromEntries(changed.map(name => [name, facts[name]])) : undefined
}

/** A database has its own order of keys. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_key, inside: unknown) =>
    inside && typeof inside === 'object' && !Array.isArray(inside)
      ? Object.fromEntries(Object.entries(inside).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inside,
  )

/** `+971 4 000 0000` -> `tel:+97140000000`. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A chat with the agency; wa.me takes digits only. */
export const whatsappLink = (text?: string) => {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${agency.whatsapp.replace(/\D/g, '')}${query}`
}

export const mailLink = () => `mailto:${agency.mail}`

/** A place on a public map; the office when none is given. */
export const mapLink = ([latitude, longitude] = agency.office.coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
