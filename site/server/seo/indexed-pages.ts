/** The sitemap's facts about a page, and the list of the site's pages. */
import {officeDay} from '#trade/agency/office-day.ts'
import type {Property} from '#trade/contract/entities.ts'
import {routes} from '../../app/shared-with-server/routes.ts'

export interface IndexedPage {
  /** With its query, without the site. */
  path: string
  /** As records name them. */
  images?: (string | null | undefined)[]
  /** When it last changed; ISO 8601, or anything that a back end has there. */
  day?: string | null
}

/**
 * The last change, which only the reference back end knows, but not before the day that the record
 * itself names.
 */
export const lastOf = (...days: (string | null | undefined)[]) =>
  days.filter(day => typeof day === 'string').reduce<string | undefined>(later, undefined)

const later = (one: string | undefined, other: string) =>
  one === undefined || Date.parse(one) < Date.parse(other) ? other : one

/** Returns true when the site has such a route. */
export const hasPage = (path: string) => routes.some(route => route.path === path)

/** The pages that are there without any record, and are for everybody. */
export const fixedPages = () =>
  routes
    .filter(({path, unlisted, admits}) => !unlisted && !admits && !path.includes('{'))
    .map(({path}) => path)

/** The address of a record: the parameter of its route. */
export const recordPath = (route: string, value: string) =>
  route.replace(/\{\w+\}/, () => encodeURIComponent(value))

/** Returns true for a text that can be part of an address. */
export const isNamed = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && isWhole(value)

/** Half a character has no place in an address. */
export const isWhole = (text: string) => !/\p{Cs}/u.test(text)

/** An advertisement needs a valid permit; the reference back end leaves others out. */
export const isPermitted = ({permit_expiry}: Pick<Property, 'permit_expiry'>) =>
  !(permit_expiry && `${permit_expiry}`.slice(0, 10) < officeDay())
