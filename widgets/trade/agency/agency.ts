/**
 * The facts of the agency. They are content, a record of the content folder (docs/guides/content.md),
 * and are passed to everything that shows them: a page has those of the content it is rendered from, a
 * widget those of the back end that it talks to. Where there are no others, they are the built-in ones.
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
  /** True while the facts are a demonstration's, which the footer then states. */
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
  /** Content of the home page beside the back end's featured records (spec section 2, Home). */
  home: {
    /** Luxury projects with a film each. */
    films: HomeProject[]
    mansion: HomeProject
  }
}

// TypeScript reads the file's lists as any strings; `npm test` checks it as every content folder.
export const builtInAgency = builtIn as unknown as Agency

/** The facts that are not built in: all that has to be sent to a browser. */
export function changedFacts(facts: Agency): Partial<Agency> | undefined {
  const names = Object.keys(facts) as (keyof Agency)[]
  const changed = names.filter(name => canonical(facts[name]) !== canonical(builtInAgency[name]))
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
export const whatsappLink = ({whatsapp}: Pick<Agency, 'whatsapp'>, text?: string) => {
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}${query}`
}

export const mailLink = ({mail}: Pick<Agency, 'mail'>) => `mailto:${mail}`

/** A place on a public map. */
export const mapLink = ([latitude, longitude]: Agency['office']['coordinates']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
