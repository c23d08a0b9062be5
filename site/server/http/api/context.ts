/**
 * What is sent beside a payload, in the query: the page, its home, the campaign, and when the form
 * was issued. Absent on plain use. Unknown parameters are ignored.
 */
import type {IncomingHttpHeaders} from 'node:http'
import {campaignParameters} from '../../../../widgets/shared/api/campaign.ts'
import {firstCharacters} from '../../../../widgets/shared/i18n/first-characters.ts'
import {chooseLocale, type Locale, locales} from '../../../../widgets/shared/i18n/locale.ts'
import type {LeadContext} from '../../leads/lead.ts'
import {isSlug, pageOf} from '../../leads/subject.ts'
import {widgetTags} from '../../partners/usage/widget-tags.ts'
import {tidy} from './payload.ts'

export type Query = Record<string, string>

/** A click id has about 100 characters. */
const MAX_LENGTH = 300
const MAX_PAGE_LENGTH = 1_000

/** The texts of a query; of a parameter that is repeated, the first. */
export function readQuery(query: unknown): Query {
  const given = Object.entries((query ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
      const text = typeof first === 'string' ? firstCharacters(tidy(first), lengthOf(name)) : ''
      return text ? [[name, text]] : []
    }),
  )
}

const lengthOf = (name: string) => (name === 'page' ? MAX_PAGE_LENGTH : MAX_LENGTH)

/** `?lang=`, or the first language of the browser that the product speaks. */
export function readLocale(query: Query, headers: IncomingHttpHeaders): Locale {
  const weighed = (headers['accept-language'] ?? '').split(',').map(wish => {
    const [language = '', quality] = wish.trim().split(/;\s*q=/)
    return {language, weight: quality === undefined ? 1 : Number(quality) || 0}
  })
  const wishes = weighed
    .filter(({weight}) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return chooseLocale(query.lang, ...wishes.map(({language}) => language))
}

/** A trial of a partner's developer, as `data-test` or the attribute `test` makes it. */
export const isTest = ({test}: Query) => test === 'true' || test === '1'

/** Origin and widget matter only where a partner is named, which may be bound to some origins. */
export function readContext(
  query: Query,
  {origin, siteUrl = ''}: {origin?: string | undefined; siteUrl?: string} = {},
): LeadContext {
  const page = pageOf(query.page, siteUrl)
  const campaign = Object.fromEntries(
    campaignParameters.flatMap(name => (query[name] ? [[name, query[name]]] : [])),
  )
  return {
    ...(page && {page}),
    ...(query.home && isSlug(query.home) && {home: query.home}),
    ...(query.partner && {
      partner: query.partner,
      ...(origin && {origin: firstCharacters(tidy(origin), MAX_LENGTH)}),
      ...(query.widget && widgetTags.has(query.widget) && {widget: query.widget}),
    }),
    ...(query.lang && locales.some(locale => locale === query.lang) && {locale: query.lang}),
    ...(Object.keys(campaign).length && {campaign}),
  }
}
