/** A browser without JavaScript: it keeps cookies, follows redirects and sends the forms of pages. */
import type {FastifyInstance} from 'fastify'
import {DESK_SITE} from './desk.ts'

export interface DeskPage {
  status: number
  /** The path after all redirects. */
  path: string
  headers: Record<string, unknown>
  body: string
}

type Fields = [name: string, value: string][]

export class DeskBrowser {
  readonly cookies = new Map<string, string>()
  /** As the server set them last. */
  setCookies: string[] = []
  page: DeskPage = {status: 0, path: '', headers: {}, body: ''}
  readonly #site: FastifyInstance
  readonly #address: string

  constructor(site: FastifyInstance, address = '203.0.113.1') {
    this.#site = site
    this.#address = address
  }

  open(path: string) {
    return this.#ask('GET', path)
  }

  /** Fills in the form with that action on the page, or the first, and sends it. */
  send(values: Record<string, string> = {}, action?: string) {
    const form = formsIn(this.page.body).find(one => action === undefined || one.action === action)
    if (!form) throw new Error(`${this.page.path} has no form for ${action ?? 'anything'}`)
    const named = new Set(Object.keys(values))
    const kept = form.fields.filter(([name]) => !named.has(name))
    return this.#ask('POST', form.action || this.page.path, [...kept, ...Object.entries(values)])
  }

  async #ask(method: 'GET' | 'POST', url: string, fields: Fields = []): Promise<DeskPage> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const type = {'content-type': 'application/x-www-form-urlencoded'}
    const {statusCode, headers, body} = await this.#site.inject({
      ...{method, url, remoteAddress: this.#address},
      headers: {
        ...(cookie && {cookie}),
        ...(method === 'POST' && {origin: DESK_SITE, ...type}),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      ...(method === 'POST' && {payload: new URLSearchParams(fields).toString()}),
    })
    this.#keep([headers['set-cookie'] ?? []].flat())
    this.page = {status: statusCode, path: url, headers, body}
    const {location} = headers
    if (statusCode === 307 && location) return this.#ask(method, location, fields)
    if (statusCode === 303 && location) return this.#ask('GET', location)
    return this.page
  }

  #keep(set: string[]) {
    if (set.length) this.setCookies = set
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) this.cookies.set(name, value)
      else this.cookies.delete(name)
    }
  }
}

/** Hidden fields, and those that the page has filled in. */
function formsIn(html: string) {
  return [...html.matchAll(/<form ([^>]*)>(.*?)<\/form>/gs)].map(
    ([, attributes = '', inner = '']) => ({
      action: attribute(attributes, 'action'),
      fields: [...inner.matchAll(/<input ([^>]*)>/g)]
        .map(([, input = '']): [string, string] => [
          attribute(input, 'name'),
          attribute(input, 'value'),
        ])
        .filter(([name]) => name),
    }),
  )
}

const attribute = (text: string, name: string) =>
  unescaped(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? '')

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
