/** Nothing found: what was asked for, and the nearest way to something. */
import type {ReactNode} from 'react'
import {useServices} from '../../shared/core/view/use-services.ts'
import {isolated} from '../../shared/i18n/isolated.ts'
import type {Results} from '../attributes.ts'
import {useList} from '../context.ts'
import {facetTotal} from '../filters/facets.ts'
import {useFilterWords} from '../filters/filter-labels.ts'
import {type Narrowing, narrowing, without} from '../filters/query.ts'
import {QueryLink} from '../filters/query-link.tsx'
import {ContactLinks} from './contact-links.tsx'
import {EmptyIllustration} from './empty-illustration.tsx'

export function NoResults({results}: {results: Results}) {
  const {i18n, locale} = useServices()
  const {listQuery, presets} = useList()
  const wordsFor = useFilterWords()
  const {query, view} = listQuery
  const active = narrowing.filter(name => query[name])
  const removable = active.filter(name => !presets[name])
  const wayOut = nearest(removable, results)
  // An old address may name a page that the list has no more.
  if (results.total > 0) {
    return (
      <Notice title={i18n._('This page of the list is empty')}>
        <QueryLink className="button button--primary" to={{query: without(query), view}} leaving>
          {i18n._('First page')}
        </QueryLink>
      </Notice>
    )
  }
  return (
    <Notice
      title={
        active.length > 0
          ? i18n._('No properties match your search')
          : i18n._('There are no properties to show at the moment')
      }
      words={active.map(name => isolated(wordsFor(name), locale)).join(' · ')}
    >
      {wayOut && removable.length > 1 && (
        <QueryLink
          className="button button--primary"
          to={{query: without(query, wayOut.name), view}}
          leaving
        >
          <span>
            {i18n._('Search without “{filter}”', {
              filter: isolated(wordsFor(wayOut.name), locale),
            })}
            {wayOut.count ? ` (${wayOut.count})` : ''}
          </span>
        </QueryLink>
      )}
      {removable.length > 0 && (
        <QueryLink className="button" to={{query: without(query, ...removable), view}} leaving>
          {i18n._('Clear all filters')}
        </QueryLink>
      )}
      <ContactLinks />
    </Notice>
  )
}

interface NoticeProps {
  title: string
  words?: string
  children: ReactNode
}

/** @csspart notice - The message where nothing was found, or the search failed. */
const Notice = ({title, words, children}: NoticeProps) => (
  <div className="notice" part="notice">
    <EmptyIllustration />
    <p className="notice__title">{title}</p>
    {words && <p className="notice__words">{words}</p>}
    <div className="notice__ways">{children}</div>
  </div>
)

/** Of each filter that is counted: the facet that says how many there are without it. */
const FACETS: Partial<Record<Narrowing, string>> = {
  purpose: 'purpose',
  property_type: 'property_type',
  bedrooms: 'bedrooms',
  place: 'neighborhood',
  community: 'neighborhood',
  builder: 'builder',
}

/** Where no count is known: what people give up first. */
const UNKNOWN: Narrowing[] = [
  'max_price',
  'min_price',
  'bedrooms',
  'place',
  'community',
  'builder',
  'property_type',
  'purpose',
]

/** The filter whose loss finds most, as far as the answer tells. */
function nearest(names: Narrowing[], results: Results) {
  const isOneOfTwo = names.includes('place') && names.includes('community')
  const counted = names.flatMap(name => {
    const facet = FACETS[name]
    const count =
      facet && !(isOneOfTwo && facet === 'neighborhood') ? facetTotal(results, facet) : undefined
    return count ? [{name, count}] : []
  })
  const [most] = counted.sort((one, other) => other.count - one.count)
  const name = most?.name ?? UNKNOWN.find(candidate => names.includes(candidate))
  if (!name) return undefined
  // A facet tells of homes that have the value: an office has no bedrooms, many homes no builder.
  return {name, count: name === 'bedrooms' || name === 'builder' ? undefined : most?.count}
}
