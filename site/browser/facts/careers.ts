import type {JobPosting} from 'schema-dts'
import {agency} from '../../../widgets/shared/agency.ts'
import type {OpeningShown} from '../careers/load.ts'
import {matching, type OpeningsData} from '../careers/opening.ts'
import {plainText} from '../plain-text.ts'
import {officeDistrict} from './agency.ts'
import {collection} from './list.ts'
import {AGENCY, idOf, type PageFacts, ref, type Telling} from './telling.ts'

export const careersFacts = ({openings, search}: OpeningsData, telling: Telling) =>
  collection(
    matching(openings, search).map(({title, href}) => ({name: title, href})),
    telling,
  )

/** Without words an opening is none to search engines; of the day they are told where it is known. */
export function openingFacts(opening: OpeningShown, telling: Telling): PageFacts | undefined {
  const {title, text, since} = opening
  if (!text) return undefined
  const posting: JobPosting = {
    '@type': 'JobPosting',
    '@id': idOf(telling, 'job'),
    title,
    description: plainText(text.safe),
    datePosted: since,
    hiringOrganization: {
      '@type': 'RealEstateAgent',
      '@id': telling.at(AGENCY),
      name: agency.name,
    },
    jobLocation: {'@type': 'Place', address: officeDistrict(telling)},
    directApply: true,
  }
  return {page: {mainEntity: ref(idOf(telling, 'job'))}, things: [posting]}
}
