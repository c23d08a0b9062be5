/** Compares the structured data of a page with its visible text. */
import {groupedNumber} from '#kit/i18n/grouped-number.ts'
import type {Locale} from '#kit/i18n/locale.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {everything, type Facts, type Node, nodesOf} from '../seo/structured-data.ts'

/** Names, texts, prices and dates of the structured data that the page does not show. */
export function missingFromPage(html: string, facts: Facts, locale: Locale = 'en'): string[] {
  const text = textOf(html)
  return (
    everything(facts['@graph'].filter(isOfThisPage))
      .flatMap(node => claimsOf(node, locale))
      // Truncated texts end with an ellipsis.
      .filter(claim => !text.includes(collapseSpaces(claim.replace(/\s*…$/, ''))))
  )
}

/** The agency is shown on its own page; the document's name is its title. */
const isOfThisPage = ({'@id': id = ''}: Node) => !/#(?:agency|site|page)$/.test(id)

const TEXTS = [
  'name',
  'description',
  'headline',
  'text',
  'title',
  'jobTitle',
  'streetAddress',
  'addressLocality',
]
const NUMBERS = ['numberOfBedrooms', 'numberOfBathroomsTotal', 'telephone']
const PRICES = ['price', 'lowPrice']

function claimsOf(node: Node, locale: Locale): string[] {
  const figures = (number: number) => groupedNumber(number, {locale})
  const {datePosted, datePublished, startDate, floorSize} = node
  const area = (floorSize as {value?: number} | undefined)?.value
  // A number of a register is shown; what names a record in a system is not.
  const value = node.propertyID ? ['value'] : []
  const own = node['@type'] === 'PropertyValue' ? value : TEXTS
  return [
    ...[...own, ...NUMBERS].map(name => node[name]),
    // A free offer has no price to show.
    ...PRICES.map(name => node[name] || undefined).map(
      price => price && `AED ${figures(price as number)}`,
    ),
    ...[datePosted, datePublished, startDate].map(day => day && formatDay(locale, `${day}`)),
    area && `${figures(area)} `,
  ].flatMap(claim => (claim === undefined ? [] : [`${claim}`]))
}

/** The visible text of a document, widgets included. */
export const textOf = (html: string) =>
  collapseSpaces(
    decodeEntities(
      html
        .replace(/^.*?<body/s, '<body')
        .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
        // These do not separate words.
        .replace(/<\/?(?:strong|em|a|span|b|i)\b[^>]*>|<!--.*?-->/gs, '')
        .replace(/<[^>]*>/g, ' '),
    ),
  )

const decodeEntities = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => ENTITIES[name] ?? entity)

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Names in the visible breadcrumb; none where the page has none. */
export function visibleTrail(html: string): string[] {
  const [, trail = ''] = /<nav class="trail".*?<ol>(.*?)<\/ol>/s.exec(html) ?? []
  return [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => textOf(step))
}

export const breadcrumbNames = (facts: Facts) =>
  nodesOf(facts, 'BreadcrumbList').flatMap(({itemListElement}) =>
    (itemListElement as {name: string}[]).map(({name}) => collapseSpaces(name)),
  )
