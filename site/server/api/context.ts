/**
 * What comes beside a payload, in the query: where the visitor came from and when the form was
 * issued. Absent on plain use. Unknown parameters are ignored.
 */
import type {LeadContext} from '../leads/lead.ts'
import {tidy} from './payload.ts'

export type Query = Record<string, string>

const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content'].map(part => `utm_${part}`)
CAMPAIGN.push('gclid', 'fbclid')
const LOCALES = ['en', 'fr', 'ru']
/** A click id has about 100 characters. */
const LONGEST = 300

/** The texts of a query; of a parameter that is repeated, the first. */
export function readQuery(query: unknown): Query {
  const given = Object.entries((query ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
      const text = typeof first === 'string' ? tidy(first).slice(0, LONGEST) : ''
      return text ? [[name, text]] : []
    }),
  )
}

export function readContext(query: Query): LeadContext {
  const campaign = Object.fromEntries(
    CAMPAIGN.flatMap(name => (query[name] ? [[name, query[name]]] : [])),
  )
  return {
    ...(query.partner && {partner: query.partner}),
    ...(query.lang && LOCALES.includes(query.lang) && {locale: query.lang}),
    ...(Object.keys(campaign).length && {campaign}),
  }
}
