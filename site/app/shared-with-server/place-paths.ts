/** The paths of pages about places; names go into addresses as the back end spells them. */
import {writeQuery} from '#trade/search-query/search-query.ts'

/** The community that a back end has all neighbourhoods in. */
export const ALL_NEIGHBORHOODS = 'Neighborhoods'

export const communityPath = (id: string) => `/communities/detail/${encodeURIComponent(id)}`

export const guidesPath = (community: string) =>
  `/neighborhood-guides?name=${encodeURIComponent(community)}`

export const guidePath = (name: string, community?: string) =>
  `/neighborhood/detail/${encodeURIComponent(name)}${
    community ? `?community=${encodeURIComponent(community)}` : ''
  }`

export const mapPath = (community: string) =>
  `/interactive-map?name=${encodeURIComponent(community)}`

/** The homes of a community or of a neighbourhood. */
export const homesPath = (community: string) => `/properties${writeQuery({community})}`
