/** A page with one picture and one line, and nothing else to fetch: what a browser needs at least. */
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

export async function startBarePage() {
  const server = createServer((request, response) => {
    const picture = new URL(request.url ?? '', 'http://localhost').searchParams.get('picture')
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'})
    response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><h1>Bare page</h1>${picture ? `<img src="${picture}" alt="" width="400" height="400">` : ''}`)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const {port} = server.address() as AddressInfo
  return {
    /** Without a picture where the largest thing of the other page is text. */
    showing: (picture?: string) =>
      `http://localhost:${port}/${picture ? `?picture=${encodeURIComponent(picture)}` : ''}`,
    close: () => void server.close(),
  }
}
