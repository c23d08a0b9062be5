/** Loads the parts of the home page beside the specification's; one without data is left out. */

import {loadSanitizer} from '#kit/html/safe-html.ts'
import {
  getBlogsList,
  getNeighborhoodsByCommunity,
  getNewsList,
  getOpenHouses,
  getTeam,
} from '#trade/contract/contract.ts'
import {entriesOf, type OpenHouseEntry} from '#trade/open-house/entry.ts'
import type {Visit} from '../../core/page-types.ts'
import {optionalData} from '../../records/optional-data.ts'
import {listOf} from '../../shared-with-server/list-of.ts'
import {ALL_NEIGHBORHOODS, guidePath} from '../../shared-with-server/place-paths.ts'
import {type Piece, piecesOf} from '../editorial/article-summary.ts'
import {blogPath, newsPath} from '../editorial/paths.ts'
import {onCard} from '../open-houses/list/load.ts'
import {type Story, storyOf} from '../places/story.ts'
import {type Expert, expertsOf} from '../team/expert.ts'
import {inOrder} from '../team/list/load.ts'

export interface MoreData {
  /** Guides to neighbourhoods. */
  guides: Story[]
  /** The next open houses. */
  houses: OpenHouseEntry[]
  /** The latest articles and news. */
  pieces: Piece[]
  people: Expert[]
}

const MAX_GUIDES = 3
const MAX_HOUSES = 3
const MAX_PIECES = 3
const MAX_PEOPLE = 4

/** A guide whose picture the page shows already, above it, is left to the others. */
export async function loadMore(visit: Visit, shownPictures: Promise<string[]>): Promise<MoreData> {
  const [places, houses, blogs, news, team, shown, sanitize] = await Promise.all([
    optionalData(getNeighborhoodsByCommunity, {community_name: ALL_NEIGHBORHOODS}, visit),
    optionalData(getOpenHouses, {}, visit),
    optionalData(getBlogsList, {}, visit),
    optionalData(getNewsList, {}, visit),
    optionalData(getTeam, {}, visit),
    shownPictures,
    loadSanitizer(),
  ])
  return {
    guides: listOf(places?.neighborhood)
      .filter(({name, hero_image}) => name && hero_image && !shown.includes(hero_image))
      .slice(0, MAX_GUIDES)
      .map(place =>
        storyOf(
          {...place, image: place.hero_image},
          {href: guidePath(place.name), field: 'hero_content', sanitize},
        ),
      ),
    houses: entriesOf(houses?.openHouses)
      .filter(({isOver}) => !isOver)
      .slice(0, MAX_HOUSES)
      .map(onCard),
    pieces: [...piecesOf(blogs, blogPath), ...piecesOf(news, newsPath)]
      .sort(newestFirst)
      .slice(0, MAX_PIECES),
    people: expertsOf(inOrder(listOf(team))).slice(0, MAX_PEOPLE),
  }
}

const newestFirst = ({createdAt: one = ''}: Piece, {createdAt: other = ''}: Piece) =>
  one === other ? 0 : one < other ? 1 : -1
