import type {JobPosting} from 'schema-dts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import careersStill from '../../media/films/careers/careers-960.webp'
import {plainText} from '../../shared-with-server/plain-text.ts'
import {officeDistrict} from '../../structured-data/agency.ts'
import {collection} from '../../structured-data/item-list.ts'
import {
  AGENCY,
  idOf,
  type JsonLdContext,
  ref,
  type StructuredData,
} from '../../structured-data/json-ld.ts'
import type {OpeningShown} from './load.ts'
import {matching, type OpeningsData, openingBreadcrumbs} from './opening.ts'

/** Agencies write it among the tags, in the language of the page. */
const TYPES: [type: string, words: RegExp][] = [
  ['FULL_TIME', /full[ -]time|temps plein|полная занятость|دوام كامل/i],
  ['PART_TIME', /part[ -]time|temps partiel|частичная занятость|دوام جزئي/i],
]

/** Undefined where the tags do not say. */
const employmentType = (tags: string[]) =>
  TYPES.find(([, words]) => tags.some(tag => words.test(tag)))?.[0]

const careersFacts = ({openings, search}: OpeningsData, context: JsonLdContext) =>
  collection(
    matching(openings, search).map(({title, href}) => ({name: title, href})),
    context,
  )

/** Search engines need a description; the date is included where it is known. */
function openingFacts(opening: OpeningShown, context: JsonLdContext): StructuredData {
  const {id, title, text, since, tags} = opening
  const {agency, i18n} = context
  const trail = openingBreadcrumbs(opening, i18n)
  if (!text) return {trail}
  const posting: JobPosting = {
    '@type': 'JobPosting',
    '@id': idOf(context, 'job'),
    title,
    description: plainText(text.safe),
    datePosted: since,
    employmentType: employmentType(tags),
    identifier: {'@type': 'PropertyValue', name: agency.name, value: id},
    hiringOrganization: {
      '@type': 'RealEstateAgent',
      '@id': context.at(AGENCY),
      name: agency.name,
    },
    jobLocation: {'@type': 'Place', address: officeDistrict(context)},
    directApply: true,
  }
  return {trail, page: {mainEntity: ref(idOf(context, 'job'))}, things: [posting]}
}

export default {
  list: {structuredData: careersFacts, ogImage: () => ({siteImage: careersStill})},
  apply: {
    structuredData: openingFacts,
    ogImage: ({line}: OpeningShown) => ({line, siteImage: careersStill}),
  },
} satisfies FeatureSeo
