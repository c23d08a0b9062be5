/** Communities and neighbourhoods. */
import type {Place} from 'schema-dts'
import {propertyPath} from '#trade/property/property-path.ts'
import type {FeatureSeo} from '../../core/page-seo.ts'
import {imageOf} from '../../og-image/card-facts.ts'
import {plainText} from '../../shared-with-server/plain-text.ts'
import {collection, listOf, mentioning} from '../../structured-data/item-list.ts'
import {idOf, type JsonLdContext, ref, type StructuredData} from '../../structured-data/json-ld.ts'
import {communityBreadcrumbs, guideBreadcrumbs, guidesBreadcrumbs} from './breadcrumbs.ts'
import type {CommunitiesData} from './communities/load.ts'
import type {CommunityData} from './community/load.ts'
import type {GuidesData} from './guides/load.ts'
import type {LifestyleData} from './lifestyle/load.ts'
import type {NeighborhoodData} from './neighborhood/load.ts'

function communityFacts(
  {community, properties}: CommunityData,
  context: JsonLdContext,
): StructuredData | undefined {
  if (!community) return undefined
  const {title, excerpt, image} = community
  const homes = listOf(
    properties.map(({name, slug}) => ({name, href: propertyPath(slug)})),
    context,
  )
  return {
    page: {...aboutPlace(context), mentions: mentioning(homes, context)},
    trail: communityBreadcrumbs(community, context.i18n),
    things: [place({name: title, text: excerpt, image}, context), homes],
  }
}

function guidesFacts(guides: GuidesData, context: JsonLdContext): StructuredData {
  const {image, text, stories, isUnknown, failure} = guides
  const trail = guidesBreadcrumbs(guides, context.i18n)
  if (isUnknown || failure) return {trail}
  const words = text && plainText(text.safe)
  const list = listOf(stories, context)
  return {
    page: {...aboutPlace(context), mentions: mentioning(list, context)},
    trail,
    things: [place({name: trail.here, text: words, image}, context), list],
  }
}

function neighborhoodFacts(
  {guide, community}: NeighborhoodData,
  context: JsonLdContext,
): StructuredData | undefined {
  if (!guide) return undefined
  const {title, excerpt, heroImage} = guide
  return {
    page: aboutPlace(context),
    trail: guideBreadcrumbs(guide, community, context.i18n),
    things: [place({name: title.text, text: excerpt, image: heroImage}, context)],
  }
}

const aboutPlace = (context: JsonLdContext) => ({
  mainEntity: ref(idOf(context, 'place')),
})

const place = (
  {name, text, image}: {name: string; text?: string; image?: string},
  context: JsonLdContext,
): Place => ({
  '@type': 'Place',
  '@id': idOf(context, 'place'),
  name,
  description: text || undefined,
  image: image && context.media(image),
  url: context.address,
})

export default {
  communities: {
    structuredData: ({stories}: CommunitiesData, context) => collection(stories, context),
    ogImage: ({stories}: CommunitiesData) => ({picture: imageOf(stories[0])}),
  },
  community: {
    structuredData: communityFacts,
    ogImage: ({community}: CommunityData) => ({picture: imageOf(community)}),
  },
  guides: {
    structuredData: guidesFacts,
    ogImage: ({image, pictures, stories}: GuidesData) => ({
      picture: image ? {path: image, pictures} : imageOf(stories[0]),
    }),
  },
  lifestyle: {
    structuredData: ({lifestyles}: LifestyleData, context) => collection(lifestyles, context),
    ogImage: ({lifestyles}: LifestyleData) => ({picture: imageOf(lifestyles[0])}),
  },
  neighborhood: {
    structuredData: neighborhoodFacts,
    ogImage: ({guide}: NeighborhoodData) => ({
      picture: {path: guide?.heroImage, pictures: guide?.pictures},
    }),
  },
} satisfies FeatureSeo
