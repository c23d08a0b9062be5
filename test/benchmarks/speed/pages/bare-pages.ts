/** The baseline of a page: a bare page with a picture of the same size. */
import {bareHtml} from '../embed/subject.ts'
import type {StaticServer} from '../static-server.ts'

export interface BarePage {
  name: string
  path: string
}

/** As a phone requests pictures. */
const ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

export function barePages(server: StaticServer) {
  const byPicture = new Map<string, Promise<BarePage>>()
  return (picture: string) => {
    const known = byPicture.get(picture) ?? publish(server, picture)
    byPicture.set(picture, known)
    return known
  }
}

/** Pages with pictures of the same size are the same page, and measured once in a run. */
async function publish(server: StaticServer, picture: string): Promise<BarePage> {
  if (!picture) {
    await server.add('/bare', 'text/html', bareHtml('', ''))
    return {name: 'bare page', path: '/bare'}
  }
  const response = await fetch(picture, {headers: {accept: ACCEPT}})
  const body = Buffer.from(await response.arrayBuffer())
  const size = `${Math.ceil(body.length / 1000)} kB`
  const path = `/bare/${encodeURIComponent(size)}`
  await server.add(`${path}/picture`, response.headers.get('content-type') ?? 'image/jpeg', body)
  const img = `<img src="${path}/picture" alt="" style="width: 100%">`
  await server.add(path, 'text/html', bareHtml('', img))
  return {name: `bare page, ${size} picture`, path}
}
