/** Whose facts are whose: by the page's file. A page that is not named here is a page and no more. */
import {builderFacts, buildersFacts} from './builders.ts'
import {careersFacts, openingFacts} from './careers.ts'
import {blogFacts, newsItemFacts, piecesFacts} from './editorial.ts'
import {homesFacts} from './homes.ts'
import {landingFacts, projectFacts, propertyFacts} from './listing.ts'
import {openHouseFacts, openHousesFacts} from './open-houses.ts'
import {memberFacts, teamFacts} from './people.ts'
import {
  communitiesFacts,
  communityFacts,
  guidesFacts,
  lifestyleFacts,
  neighborhoodFacts,
} from './places.ts'
import {type PageFacts, type Telling, theAgency} from './telling.ts'

type Tell = (data: never, telling: Telling) => PageFacts | undefined

export const factsByFile: Record<string, Tell> = {
  properties: homesFacts,
  property: propertyFacts,
  project: projectFacts,
  landing: landingFacts,
  builders: buildersFacts,
  builder: builderFacts,
  communities: communitiesFacts,
  community: communityFacts,
  'neighborhood-guides': guidesFacts,
  neighborhood: neighborhoodFacts,
  lifestyle: lifestyleFacts,
  team: teamFacts,
  'team-member': memberFacts,
  careers: careersFacts,
  'careers-apply': openingFacts,
  blogs: piecesFacts,
  blog: blogFacts,
  news: piecesFacts,
  'news-item': newsItemFacts,
  'open-houses': openHousesFacts,
  'open-house': openHouseFacts,
  'contact-us': (_data, telling) => ({
    page: {'@type': 'ContactPage', mainEntity: theAgency(telling)},
  }),
}
