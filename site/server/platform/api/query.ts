/** Parameters that are sent beside a payload, in the query. They are optional, and unknown ones are ignored. */
import type {IncomingHttpHeaders} from 'node:http'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {tidy} from './payload.ts'

export type Query = Record<string, string>

/** A click id has about 100 characters. */
export const MAX_LENGTH = 300
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
