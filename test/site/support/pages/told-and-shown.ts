/** Whether the structured data of a page agrees with what it shows to people. */
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'
import {formatDay} from '../../../../widgets/shared/property/details/format-day.ts'
import {everything, type Facts, type Node, nodesOf} from '../seo/structured-data.ts'

/** Names, words, prices and days of the facts that the page does not show. */
export function untrueIn(html: string, facts: Facts, locale: Locale = 'en'): string[] {
  const text = textOf(html)
  return (
    everything(facts['@graph'].filter(isOfThisPage))
      .flatMap(node => claimsOf(node, locale))
      // A text that is cut ends so.
      .filter(claim => !text.includes(squeezed(claim.replace(/\s*…$/, ''))))
  )
}

/** The agency is shown on its own page; the document's name is its title. */
const isOfThisPage = ({'@id': id = ''}: Node) => !/#(?:agency|site|page)$/.test(id)

const WORDS = [
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
  const {datePosted, datePublished, startDate, floorSize} = node
  const area = (floorSize as {value?: number} | undefined)?.value
  const own = node['@type'] === 'PropertyValue' ? ['value'] : WORDS
  return [
    ...[...own, ...NUMBERS].map(name => node[name]),
    ...PRICES.map(name => node[name]).map(
      price => price && `AED ${figures.format(price as number)}`,
    ),
    ...[datePosted, datePublished, startDate].map(day => day && formatDay(locale, `${day}`)),
    area && `${figures.format(area)} `,
  ].flatMap(claim => (claim === undefined ? [] : [`${claim}`]))
}

const figures = new Intl.NumberFormat('en-US')

/** Everything that can be read in a document, widgets included. */
export const textOf = (html: string) =>
  squeezed(
    decoded(
      html
        .replace(/^.*?<body/s, '<body')
        .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
        // Words go on through these.
        .replace(/<\/?(?:strong|em|a|span|b|i)\b[^>]*>|<!--.*?-->/gs, '')
        .replace(/<[^>]*>/g, ' '),
    ),
  )

const decoded = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => ENTITIES[name] ?? whole)

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
  '#x27': "'",
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Names of the trail that the page shows; none where it has no trail. */
export function shownTrail(html: string): string[] {
  const [, trail = ''] = /<nav class="trail".*?<ol>(.*?)<\/ol>/s.exec(html) ?? []
  return [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => textOf(step))
}

export const toldTrail = (facts: Facts) =>
  nodesOf(facts, 'BreadcrumbList').flatMap(({itemListElement}) =>
    (itemListElement as {name: string}[]).map(({name}) => squeezed(name)),
  )
