/** A portal's feed of the requested number of listings, and the server that it is on. */
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {picture} from './folder.ts'

const PHOTOS = 5
const TEXT = 'Bright rooms, a terrace to the west and a short walk to the water. '.repeat(12)

/** `changed`: how many listings have another price than before. */
export async function serveFeed(listings: number, pictures: number) {
  const files = new Map<number, Buffer>()
  let changed = 0
  const server = createServer(async (request, response) => {
    const [, number] = /^\/(\d+)\.jpg$/.exec(request.url ?? '') ?? []
    if (number === undefined) return response.end(feed())
    const n = Number(number)
    const file = files.get(n) ?? (await picture(n))
    files.set(n, file)
    response.end(file)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const feed = () =>
    [
      `<list last_update="2026-11-24 06:00:00" listing_count="${listings}">`,
      ...Array.from({length: listings}, (_, n) => listing(n)),
      '</list>',
    ].join('\n')

  function listing(n: number) {
    const photos = Array.from({length: PHOTOS}, (_, at) => (n * PHOTOS + at) % pictures)
    const url = (photo: number) =>
      `<url last_update="2026-11-01 09:00:00">${host}/${photo}.jpg</url>`
    return `<property last_update="2026-11-20 10:00:00">
<reference_number>F-${n}</reference_number><permit_number>71234${n}</permit_number>
<offering_type>RS</offering_type><property_type>AP</property_type>
<price>${1_000_000 + n + (n < changed ? 1 : 0)}</price>
<city>Dubai</city><community>Dubai Marina</community>
<title_en>Two rooms with a terrace</title_en><description_en><![CDATA[${TEXT}]]></description_en>
<size>${900 + (n % 500)}</size><bedroom>${n % 5}</bedroom><bathroom>2</bathroom>
<photo>${photos.map(url).join('')}</photo></property>`
  }

  return {
    url: `${host}/feed.xml`,
    change: (count: number) => {
      changed = count
    },
    close: () => server.close(),
  }
}
