/** A back end with something for every part of the home page. */
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import type {Answers} from '../site/site.ts'
import {ropes, tides} from './editorial.ts'
import {millHouse} from './open-houses.ts'
import {saltHarbour} from './places.ts'
import {mina} from './team.ts'

/** The calls of which the page is made (spec section 7). */
export const HOME_CALLS = ['getHomeItems', 'getGoogleReviews', 'getCities', 'getPropertyTypes']

export const ok = (data: unknown) => ({statusCode: 200, message: 'OK', data})

export const refused = (statusCode: number) => ({statusCode, message: 'Out of order', data: null})

/** With the specification's fields only. */
const property = (slug: string, price: number | null, more = {}) => ({
  name: `Home ${slug}`,
  slug,
  short_description: `About ${slug}.`,
  main_images: [`pictures/${slug}.webp`, `pictures/${slug}-inside.webp`],
  about: {price, total_no_of_rooms: 3, type: 'Villa'},
  city: 'Dubai',
  ...more,
})

export const FEATURED = ['palm-one', 'palm-two', 'palm-three', 'palm-four', 'palm-five']

const PROJECTS = [
  property('orla-', 34_500_000, {name: 'ORLA', video: 'films/orla.mp4'}),
  property('the-opus', 3_300_000, {name: 'The Opus', video: 'films/opus.mp4'}),
  property('montgomerie-mansions', null, {name: 'Montgomerie Mansions'}),
]

const review = (author_name: string) => ({author_name, rating: 5, text: `${author_name} is glad.`})

export function fillHome(answers: Answers) {
  Object.assign(answers, {
    getHomeItems: ok({
      featured_properties: FEATURED.map((slug, at) => property(slug, 1_000_000 * (at + 1))),
      exclusive_properties: [property('one-of-a-kind', 34_500_000)],
    }),
    getGoogleReviews: ok(
      [...(agency.hiddenReviewers ?? []), 'Layla', 'Omar', 'Mia', 'Jan'].map(review),
    ),
    getCities: ok({cities: [{name: 'Dubai Marina'}, {name: 'Business Bay'}]}),
    getPropertyTypes: ok({property_types: [{_id: 'villa', name: 'Villa'}]}),
    getNeighborhoodsByCommunity: ok({neighborhood: [saltHarbour]}),
    getOpenHouses: ok({openHouses: [millHouse]}),
    getBlogsList: ok([ropes]),
    getNewsList: ok([tides]),
    getTeam: ok([mina]),
    'property-detail': (query: URLSearchParams) => {
      const found = PROJECTS.find(({slug}) => slug === query.get('slug'))
      return found ? ok(found) : refused(404)
    },
  } satisfies Answers)
}
