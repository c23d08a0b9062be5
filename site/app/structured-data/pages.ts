/** Structured data by the name of the page. A page that is not named here is a `WebPage`. */
import {builderFacts, buildersFacts} from '../features/builders/structured-data.ts'
import {careersFacts, openingFacts} from '../features/careers/structured-data.ts'
import {blogFacts, newsItemFacts, piecesFacts} from '../features/editorial/structured-data.ts'
import {openHouseFacts, openHousesFacts} from '../features/open-houses/structured-data.ts'
import {
  communitiesFacts,
  communityFacts,
  guidesFacts,
  lifestyleFacts,
  neighborhoodFacts,
} from '../features/places/structured-data.ts'
import {
  landingFacts,
  projectFacts,
  propertyFacts,
} from '../features/property/structured-data/listing.ts'
import {homesFacts} from '../features/search/structured-data.ts'
import {memberFacts, teamFacts} from '../features/team/structured-data.ts'
import {type JsonLdContext, type StructuredData, theAgency} from './json-ld.ts'

type Tell = (data: never, context: JsonLdContext) => StructuredData | undefined

export const structuredDataByPage: Record<string, Tell> = {
  search: homesFacts,
  property: propertyFacts,
  project: projectFacts,
  landing: landingFacts,
  'builders/list': buildersFacts,
  'builders/detail': builderFacts,
  'places/communities': communitiesFacts,
  'places/community': communityFacts,
  'places/guides': guidesFacts,
  'places/neighborhood': neighborhoodFacts,
  'places/lifestyle': lifestyleFacts,
  'team/list': teamFacts,
  'team/member': memberFacts,
  'careers/list': careersFacts,
  'careers/apply': openingFacts,
  'editorial/blogs': piecesFacts,
  'editorial/blog': blogFacts,
  'editorial/news': piecesFacts,
  'editorial/news-item': newsItemFacts,
  'open-houses/list': openHousesFacts,
  'open-houses/detail': openHouseFacts,
  contact: (_data, context) => ({
    page: {'@type': 'ContactPage', mainEntity: theAgency(context)},
  }),
}
