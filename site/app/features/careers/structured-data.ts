import type {JobPosting} from 'schema-dts'
import {agency} from '#trade/agency/agency.ts'
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
import {openingBreadcrumbs} from './breadcrumbs.ts'
import {employmentType} from './employment-type.ts'
import type {OpeningShown} from './load.ts'
import {matching, type OpeningsData} from './opening.ts'

export const careersFacts = ({openings, search}: OpeningsData, context: JsonLdContext) =>
  collection(
    matching(openings, search).map(({title, href}) => ({name: title, href})),
    context,
  )

/** Search engines need a description; the date is included where it is known. */
export function openingFacts(opening: OpeningShown, context: JsonLdContext): StructuredData {
  const {id, title, text, since, tags} = opening
  const trail = openingBreadcrumbs(opening, context.i18n)
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
