/** A partner in the registry, and what may be said of one. */
import {isMailAddress} from '#kit/typed/mail-address.ts'
import {isObject} from '#server/platform/parse-json.ts'
import type {partners} from '../tables.ts'

export type PartnerRow = typeof partners.$inferSelect

/** The agency's settings for a partner; omitted ones stay as they are. */
export interface PartnerFacts {
  /** Empty: any. */
  origins?: string[]
  /** Null: no limit. */
  dailyLimit?: number | null
  mail?: string | null
}

const MOST_ORIGINS = 50
const HIGHEST_LIMIT = 1_000_000
/** As `countUse` takes it; brackets are the statistics' own names. */
const NAME = /^(?!\()[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,100}$/u

/** The name, or what is wrong with it. */
export function readName(given: unknown): {name: string} | {problem: string} {
  const name = typeof given === 'string' ? given.trim() : ''
  if (NAME.test(name)) return {name}
  return {
    problem: `A partner's name is 1 to 100 visible characters and begins with no bracket, got "${name}".`,
  }
}

/** The error of a setting, and the part of the value that caused it. */
export interface FactFault {
  field: keyof PartnerFacts
  is: 'malformed' | 'many'
  given: string
}

/** The facts, or everything that is wrong with them. */
export function checkFacts(given: unknown): {facts: PartnerFacts} | {faults: FactFault[]} {
  const {origins, dailyLimit, mail} = isObject(given) ? given : {}
  const facts: PartnerFacts = {}
  const faults: FactFault[] = []
  const refuse = (field: FactFault['field'], value: unknown, is: FactFault['is'] = 'malformed') =>
    void faults.push({field, is, given: `${value}`})
  if (origins !== undefined) {
    const list = Array.isArray(origins) ? [...new Set(origins.map(String))] : []
    const bad = list.find(origin => !isOrigin(origin))
    if (bad !== undefined) refuse('origins', bad)
    else if (list.length > MOST_ORIGINS) refuse('origins', list.length, 'many')
    else facts.origins = list
  }
  if (dailyLimit !== undefined) {
    if (isLimit(dailyLimit)) facts.dailyLimit = dailyLimit
    else refuse('dailyLimit', dailyLimit)
  }
  if (mail !== undefined) {
    if (mail === null || (typeof mail === 'string' && isMailAddress(mail))) facts.mail = mail
    else refuse('mail', mail)
  }
  return faults.length ? {faults} : {facts}
}

/** Accepts an origin only as browsers send it: one host, without a path or the usual port. */
const isOrigin = (text: string) =>
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text

/** A whole decimal number as people write it; NaN for anything else, which no limit is. */
export const readLimit = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

const isLimit = (value: unknown): value is number | null =>
  value === null ||
  (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= HIGHEST_LIMIT)

export const PARTNER_PAGES = '/partners/'

export const linkOf = (siteUrl: string, token: string) => `${siteUrl}${PARTNER_PAGES}${token}`
