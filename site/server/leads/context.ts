/** The context of an enquiry, from the query: its page, home, campaign, partner and language. */
import {globSync} from 'node:fs'
import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {campaignParameters} from '#kit/api-client/campaign.ts'
import {firstCharacters} from '#kit/i18n/first-characters.ts'
import {locales} from '#kit/i18n/locale.ts'
import {tidy} from '#server/platform/api/payload.ts'
import {MAX_LENGTH, type Query} from '#server/platform/api/query.ts'
import type {LeadContext} from './lead.ts'
import {isSlug, pageOf} from './subject.ts'

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

const widgets = fileURLToPath(new URL('../../../widgets/', import.meta.url))

export const widgetTags: ReadonlySet<string> = new Set(
  globSync('*/element.ts', {cwd: widgets}).map(file => `ocp-${dirname(file)}`),
)
