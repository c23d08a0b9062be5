/** The mix of visitors' requests: pages, reads, searches, enquiries and uploads. */
import sharp from 'sharp'
import {booking, enquiry, teamMessage} from '../../site/server/support/leads/people.ts'
import {entriesIn} from '../../site/support/seo/found.ts'
import {seeded} from '../search/random.ts'
import type {MeasuredServer} from '../server.ts'

/** One request of a visitor; resolves with the status of the answer, all of which was read. */
export type SendRequest = (client: string) => Promise<number>

export interface Kind {
  name: string
  /** The number of these in a hundred requests. */
  share: number
  sendRequest: SendRequest
}

const READS = [
  'getHomeItems',
  'getBuilders',
  'getCommunities',
  'getPropertyTypes',
  'getTeam',
  'careers',
  'getBlogsList',
  'getNewsList',
  'getOpenHouses',
  'getCities?search=ma',
]
const SEARCHES: Record<string, string>[] = [
  {},
  {purpose: 'residential-sale'},
  {place: 'Dubai Marina'},
  {purpose: 'residential-rent', bedrooms: '2'},
  {min_price: '1000000', max_price: '5000000', sort: 'price-low'},
  {purpose: 'residential-sale', page: '2'},
]
const {name, phone, email} = enquiry
/** The same requests in each run, so that two runs can be compared. */
const {oneOf} = seeded(1)

export async function mixOf({site, api}: Pick<MeasuredServer, 'site' | 'api'>): Promise<Kind[]> {
  const base = `${api}/api/v1/user`
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const members = await (await fetch(`${base}/getTeam`)).json()
  const forms: [call: string, values: object][] = [
    ['contact', enquiry],
    ['createBooking', booking],
    ['createTeamMemberContact', {...teamMessage, team_member: members.data[0].slug}],
    ['createNewsLetterSubscriber', {email}],
  ]
  const paths = (await entriesIn(sitemap)).map(({url}) => new URL(url).pathname)
  const noise = {type: 'gaussian' as const, mean: 128, sigma: 9}
  const photo = await sharp({
    create: {width: 1600, height: 1200, channels: 3, background: 'grey', noise},
  })
    .jpeg({quality: 70})
    .toBuffer()

  return [
    {name: 'pages', share: 20, sendRequest: client => get(site + oneOf(paths), client)},
    {name: 'reads', share: 45, sendRequest: client => get(`${base}/${oneOf(READS)}`, client)},
    {
      name: 'searches',
      share: 20,
      sendRequest: client =>
        get(`${base}/search-properties?${new URLSearchParams(oneOf(SEARCHES))}`, client),
    },
    {
      name: 'enquiries',
      share: 14.5,
      sendRequest(client) {
        const [call, values] = oneOf(forms)
        const headers = {'content-type': 'application/json'}
        return answered(`${base}/${call}`, client, {
          method: 'POST',
          headers,
          body: JSON.stringify(values),
        })
      },
    },
    {
      name: 'uploads',
      share: 0.5,
      sendRequest(client) {
        const body = new FormData()
        const texts = {name, phone, email, property_location: 'Marina', current_valuation: '900000'}
        for (const [field, value] of Object.entries(texts)) body.append(field, value)
        body.append('move_in_date', inAMonth())
        body.append('property_images', new Blob([photo], {type: 'image/jpeg'}), 'villa.jpg')
        return answered(`${base}/addListWithUs`, client, {method: 'POST', body})
      },
    },
  ]
}

const get = (url: string, client: string) => answered(url, client)

async function answered(url: string, client: string, request: RequestInit = {}) {
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-for', client)
  const response = await fetch(url, {...request, headers})
  await response.arrayBuffer()
  return response.status
}

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
