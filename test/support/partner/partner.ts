/** A partner's web server: pages at their own origin, with any headers that a test needs. */
import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'

export interface PartnerPage {
  body: string
  head?: string
  /** Attributes of the html element. */
  html?: string
  /** The text before the html element; an empty string means quirks mode. */
  doctype?: string
  headers?: Record<string, string>
  /** The whole document, where the parts above do not make it. */
  text?: string | Buffer
}

export type Partner = Awaited<ReturnType<typeof startPartner>>

export async function startPartner() {
  const pages: PartnerPage[] = []
  const server = createServer((request, response) => {
    const page = pages[Number(/^\/page-(\d+)/.exec(request.url ?? '')?.[1])]
    if (!page) return response.writeHead(204).end() // what browsers request by themselves
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8', ...page.headers})
    return response.end(page.text ?? documentOf(page))
  })
  // By its number, so that it is another host than the product's `localhost`.
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const {port} = server.address() as AddressInfo
  return {
    /** Puts a page on the server; returns its address. */
    publish: (page: PartnerPage) => `http://127.0.0.1:${port}/page-${pages.push(page) - 1}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const documentOf = ({
  doctype = '<!doctype html>',
  html = 'lang="en"',
  head = '',
  body,
}: Omit<PartnerPage, 'headers' | 'text'>) =>
  `${doctype}
<html ${html}>
<head><meta charset="utf-8"><title>Homes by the sea</title>${head}</head>
<body>${body}</body>
</html>`

/** Enough to make a page that scrolls, with any styles. */
export const longText = '<p>Homes by the sea, and quiet ones behind the dunes.</p>'.repeat(100)
