/** A portal's server with a feed in Property Finder's format, which a test changes. */
import {once} from 'node:events'
import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {raster} from '../content/media-samples.ts'

export interface Listing {
  reference: string
  title?: string
  price?: number
  permit?: string
  /** Longitude and latitude. */
  place?: string
  type?: string
  /** Paths on the portal's server. */
  photos?: string[]
  /** The date of the photos. Omit it for a feed that does not state it. */
  photosChanged?: string
  updated?: string
}

export interface Portal {
  host: string
  feed: string
  /** Paths that were requested since it was last emptied. */
  asked: string[]
  listings: Listing[]
  /** Sent instead of the feed of `listings`. */
  text: string | undefined
  answers: Record<string, RequestListener>
  close(): void
}

export async function startPortal(): Promise<Portal> {
  const asked: string[] = []
  const pictures = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = portal.answers[path]
    if (answer) return answer(request, response)
    if (path === '/feed.xml') return response.end(portal.text ?? feedOf(portal))
    const [, number] = /^\/(\d+)\.jpg$/.exec(path) ?? []
    if (!number) return response.writeHead(404).end()
    const picture = pictures.get(number) ?? (await raster(100 + Number(number), 'jpeg'))
    pictures.set(number, picture)
    response.end(picture)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const portal: Portal = {
    ...{host, feed: `${host}/feed.xml`, asked, listings: [], text: undefined, answers: {}},
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return portal
}

export const feedOf = ({host, listings}: Pick<Portal, 'host' | 'listings'>) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<list last_update="2026-11-24 06:00:00" listing_count="${listings.length}">
${listings.map(listing => elementOf(listing, host)).join('\n')}
</list>`

function elementOf(listing: Listing, host: string) {
  const {reference, title = 'Home', price = 1_000_000, type = 'AP', place = ''} = listing
  const {permit = '7123456789', photos = ['/1.jpg'], updated = '2026-11-20 10:00:00'} = listing
  const {photosChanged = '2026-11-01 09:00:00'} = listing
  const time = photosChanged ? ` last_update="${photosChanged}"` : ''
  return `<property last_update="${updated}">
  <reference_number>${reference}</reference_number>
  ${permit && `<permit_number>${permit}</permit_number>`}
  <offering_type>RS</offering_type><property_type>${type}</property_type>
  <price>${price}</price><city>Dubai</city><community>Coral Bay</community>
  <title_en>${title}</title_en><description_en>By the sea.</description_en>
  <size>900</size><bedroom>2</bedroom><bathroom>2</bathroom>
  ${place && `<geopoints>${place}</geopoints>`}
  <agent><name>Anna Berg</name></agent>
  <photo>${photos.map(path => `<url${time}>${host}${path}</url>`).join('')}</photo>
</property>`
}
