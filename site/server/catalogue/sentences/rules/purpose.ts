/** The purpose of a sentence: for sale or rent, and for living or business. */
import type {Purpose} from '#trade/search-query/search-query.ts'
import type {Deal, Meaning} from '../meaning.ts'
import type {Segment} from '../segments.ts'
import {COMMERCIAL_TYPES} from '../words/types.ts'
import {periodsOf} from './periods.ts'

/** A price for a month or a year means rent. Undefined where nothing says sale or rent, or both are. */
export function readPurpose(segments: Segment[], type: string | undefined): Purpose | undefined {
  const deals = having(segments, 'deal')
  const periods = periodsOf(segments)
  const uses = having(segments, 'use')
  const said = new Set(deals.map(({means}) => means.deal))
  if (said.size > 1) return undefined
  const [deal] = said.size ? said : new Set<Deal | undefined>(periods.length ? ['rent'] : [])
  for (const segment of periods) segment.is = 'understood'
  const isCommercialType = COMMERCIAL_TYPES.includes(type ?? '')
  const isCommercial = isCommercialType || uses[0]?.means.use === 'commercial'
  const use = isCommercial ? 'commercial' : 'residential'
  const isSaid = deal !== undefined || isCommercialType
  for (const segment of uses) if (isSaid && segment.means.use === use) segment.is = 'understood'
  for (const segment of deals) segment.is = 'understood'
  return deal && `${use}-${deal}`
}

const having = (segments: Segment[], name: keyof Meaning) =>
  segments.filter(({is, means}) => is !== 'kept' && means[name] !== undefined)
