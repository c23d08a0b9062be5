/** Loads the list of communities. */

import {loadSanitizer} from '#kit/html/safe-html.ts'
import {getCommunities} from '#trade/contract/contract.ts'
import type {Visit} from '../../../core/page-types.ts'
import {reading} from '../../../records/call-result.ts'
import {listOf} from '../../../shared-with-server/list-of.ts'
import {guidesPath} from '../../../shared-with-server/place-paths.ts'
import {type Story, storyOf} from '../story.ts'

export interface CommunitiesData {
  stories: Story[]
  failure?: string
}

export async function loadCommunities({api, signal}: Visit): Promise<CommunitiesData> {
  const [{data, failure}, sanitize] = await Promise.all([
    reading(api(getCommunities, {}, {signal})),
    loadSanitizer(),
  ])
  const stories = listOf(data?.categories)
    .filter(({name}) => name)
    .map(community =>
      storyOf(community, {href: guidesPath(community.name), field: 'description', sanitize}),
    )
  return {stories, failure}
}
