/** The loader from its source, on a partner's page, with a kit that only records calls. */
import {createHash} from 'node:crypto'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import type {Page, Route} from 'playwright-core'

export const CDN = 'https://cdn.example/embed/v1/'
const PARTNER = 'https://partner.example/'

export interface Visit {
  /** Of the loader's tag. */
  attributes?: string
  /** Of a second tag. */
  twice?: string
  /** Markup before and after the tag. */
  before?: string
  after?: string
  /** What the server writes into it. */
  served?: Record<string, string>
  kit?: 'lost' | 'changed' | 'held'
  /** The kit defines the widgets that are requested. */
  defines?: boolean
  policy?: string
  /** While the page has not loaded yet, because `/held.png` is on its way. */
  held?: (page: Page) => Promise<void>
}

const source = fileURLToPath(new URL('../../../loader/loader.ts', import.meta.url))
const files = new WeakMap<Page, string[]>()

/** Our files that were requested so far. */
export const loaderFiles = (page: Page) => [...(files.get(page) ?? [])]

export async function visitWith(page: Page, visit: Visit) {
  const requested: string[] = []
  files.set(page, requested)
  const kit = `
    export const fetchWidget = tag => {
      fetched.push(tag)
      if (${visit.defines ?? false} && tag !== 'ocp-companion') {
        customElements.define(tag, class extends HTMLElement {})
      }
    }`
  const loader = await compile(kit, visit.served ?? {})
  const held = Promise.withResolvers<void>()
  await page.route('**/*', async (route: Route) => {
    const url = route.request().url()
    if (url === PARTNER) return route.fulfill(documentOf(visit))
    if (url.endsWith('/held.png')) return held.promise.then(() => route.abort())
    const name = url.replace(CDN, '')
    requested.push(name)
    const headers = {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}
    if (name === 'loader.js') return route.fulfill({headers, body: loader})
    if (visit.kit === 'held') return
    if (visit.kit === 'lost') return route.abort()
    const body = visit.kit === 'changed' ? `globalThis.changed = true\n${kit}` : kit
    return route.fulfill({headers, body})
  })
  await page.addInitScript(watch)
  const waitUntil = visit.held ? 'commit' : 'load'
  await page.goto(PARTNER, {waitUntil})
  if (visit.held) {
    await page.waitForFunction(() => document.readyState === 'interactive')
    await visit.held(page)
    held.resolve()
  }
}

/** In the page, before anything else. */
function watch() {
  const notes = {fetched: [], errors: [] as string[], timers: [] as object[], links: 0}
  Object.assign(globalThis, notes)
  const page = globalThis as unknown as typeof notes
  addEventListener('error', ({message}) => page.errors.push(message))
  const {append} = Element.prototype
  Element.prototype.append = function (...nodes) {
    if (nodes.some(node => node instanceof HTMLLinkElement)) page.links++
    append.apply(this, nodes)
  }
  const {setTimeout} = globalThis
  Object.assign(globalThis, {
    setTimeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
      if (ms < 100) return setTimeout(run, ms, ...args)
      page.timers.push({ms, pass: () => run(...args)})
    },
  })
}

function documentOf({attributes = '', twice, before = '', after = '', policy}: Visit) {
  const tag = (more: string) => `<script src="${CDN}loader.js" ${more}></script>`
  const second = twice === undefined ? '' : tag(twice)
  return {
    contentType: 'text/html',
    headers: {...(policy && {'content-security-policy': policy})},
    body: `<!doctype html><html><body>${before}${tag(attributes)}${second}${after}</body></html>`,
  }
}

async function compile(kit: string, served: Record<string, string>) {
  const {outputFiles} = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      KIT: '"kit.js"',
      KIT_HASH: JSON.stringify(createHash('sha256').update(kit).digest('base64')),
    },
  })
  return outputFiles[0]?.text.replace(/\bSERVED\b/g, JSON.stringify(served))
}
