/** Loads the list of a community's neighbourhoods. */

import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import {getNeighborhoodsByCommunity} from '#trade/contract/contract.ts'
import type {RecordExtras} from '#trade/contract/entities.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {englishIn, picturesOf} from '../../../records/record-fields.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'
import {
  ALL_NEIGHBORHOODS,
  communityPath,
  guidePath,
} from '../../../shared-with-server/place-paths.ts'
import {cannedDescription} from '../canned-descriptions.ts'
import {type Story, storyOf} from '../story.ts'

export interface GuidesData extends Pick<RecordExtras, 'pictures'> {
  /** The name in addresses. */
  name: string
  title: string
  titleLang?: 'en'
  /** The record's text; the page has one for records without. */
  text?: SafeHtml
  textLang?: 'en'
  image?: string
  /** The address of the community itself. */
  href?: string
  stories: Story[]
  /** One of them has the name of the community, and a guide of its own. */
  isNeighborhood?: boolean
  failure?: string
  /** There are no neighbourhoods of that name (spec section 8): no description either. */
  isUnknown?: boolean
}

export async function loadGuides({api, url, signal}: Visit): Promise<GuidesData> {
  const requestedName = url.searchParams.get('name')?.trim() || ALL_NEIGHBORHOODS
  const [{statusCode, data, failure}, sanitize] = await Promise.all([
    reading(api(getNeighborhoodsByCommunity, {community_name: requestedName}, {signal})),
    loadSanitizer(),
  ])
  if (statusCode === 404) {
    return {name: requestedName, title: ALL_NEIGHBORHOODS, stories: [], isUnknown: true}
  }
  if (failure) {
    return {name: requestedName, title: cannedDescription(requestedName).name, stories: [], failure}
  }
  const community = data?.community
  const name = community?.name || requestedName
  // The specification's static descriptions take precedence over the record's own.
  const own = cannedDescription(name).text ? undefined : community?.description
  const text = own ? sanitize(own) : undefined
  return {
    name,
    title: community?.title || name,
    titleLang: community && englishIn(community, community.title ? 'title' : 'name'),
    text: text?.safe ? text : undefined,
    textLang: community && englishIn(community, 'description'),
    image: community?.image || undefined,
    pictures: community && picturesOf(community, community.image),
    isNeighborhood: listOf(data?.neighborhood).some(place => place.name === name),
    href: community?._id ? communityPath(community._id) : undefined,
    stories: listOf(data?.neighborhood)
      .filter(place => place.name)
      .map(place =>
        storyOf(
          {...place, image: place.hero_image},
          {href: guidePath(place.name, name), field: 'hero_content', sanitize},
        ),
      ),
  }
}
