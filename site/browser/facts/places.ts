/** Communities and neighbourhoods. */
import type {Place} from 'schema-dts'
import {propertyPath} from '../../../widgets/shared/property/property-path.ts'
import type {CommunitiesData} from '../places/load-communities.ts'
import type {CommunityData} from '../places/load-community.ts'
import type {GuidesData} from '../places/load-guides.ts'
import type {LifestyleData} from '../places/load-lifestyle.ts'
import type {NeighborhoodData} from '../places/load-neighborhood.ts'
import {communityTrail, guidesTrail, guideTrail} from '../places/place-trails.ts'
import {plainText} from '../plain-text.ts'
import {collection, listOf, mentioning} from './list.ts'
import {idOf, type PageFacts, ref, type Telling} from './telling.ts'

export const communitiesFacts = ({stories}: CommunitiesData, telling: Telling) =>
  collection(stories, telling)

export const lifestyleFacts = ({lifestyles}: LifestyleData, telling: Telling) =>
  collection(lifestyles, telling)

export function communityFacts(
  {community, properties}: CommunityData,
  telling: Telling,
): PageFacts | undefined {
  if (!community) return undefined
  const {title, excerpt, image} = community
  const homes = listOf(
    properties.map(({name, slug}) => ({name, href: propertyPath(slug)})),
    telling,
  )
  return {
    page: {...aboutPlace(telling), mentions: mentioning(homes, telling)},
    trail: communityTrail(community, telling.i18n),
    things: [place({name: title, text: excerpt, image}, telling), homes],
  }
}

export function guidesFacts(guides: GuidesData, telling: Telling): PageFacts {
  const {image, text, stories, isUnknown, failure} = guides
  const trail = guidesTrail(guides, telling.i18n)
  if (isUnknown || failure) return {trail}
  const words = text && plainText(text.safe)
  const list = listOf(stories, telling)
  return {
    page: {...aboutPlace(telling), mentions: mentioning(list, telling)},
    trail,
    things: [place({name: trail.here, text: words, image}, telling), list],
  }
}

export function neighborhoodFacts(
  {guide, community}: NeighborhoodData,
  telling: Telling,
): PageFacts | undefined {
  if (!guide) return undefined
  const {title, excerpt, heroImage} = guide
  return {
    page: aboutPlace(telling),
    trail: guideTrail(guide, community, telling.i18n),
    things: [place({name: title.text, text: excerpt, image: heroImage}, telling)],
  }
}

const aboutPlace = (telling: Telling) => ({
  mainEntity: ref(idOf(telling, 'place')),
})

const place = (
  {name, text, image}: {name: string; text?: string; image?: string},
  telling: Telling,
): Place => ({
  '@type': 'Place',
  '@id': idOf(telling, 'place'),
  name,
  description: text || undefined,
  image: image && telling.media(image),
  url: telling.address,
})
