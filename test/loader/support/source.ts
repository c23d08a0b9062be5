/** The loader from its source, on a partner's page, with widgets that only record their arrival. */
import {createHash} from 'node:crypto'
import {after, before} from 'node:test'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import type {BrowserContext, BrowserContextOptions, Page, Route} from 'playwright-core'
import {buttonFacts, withFacts} from '../../../site/build/plugins/loader.mjs'
import {once} from '../../support/browser/once.ts'
import {sharedBrowser, TIMEOUT} from '../../support/browser/shared.ts'
import {BROWSER, openBrowser, timeout} from '../../widgets/kit/support/source-page.ts'

export const CDN = 'https://cdn.example/embed/v1/'
const PARTNER = 'https://partner.example/'

export interface Visit {
  /** Attributes of the loader's tag. */
  attributes?: string
  /** Attributes of a second tag. */
  twice?: string
  /** The second tag's script arrives before that of the first. */
  secondFirst?: boolean
  /** Replaces the tag with markup made from the text of the script. */
  instead?: (loader: string) => string
  /** Another path that serves the script, as an optimiser that combines or copies files does. */
  copy?: string
  /** Markup before and after the tag. */
  before?: string
  after?: string
  /** Attributes that the server writes into the tag. */
  served?: Record<string, string>
  /** The fault that the widgets' files suffer on their way. */
  files?: 'lost' | 'changed' | 'held'
  /** The widgets' files define their elements. */
  defines?: boolean
  /** Names without `ocp-` of those that have a file, each with the files that it imports. */
  widgets?: Record<string, string[]>
  policy?: string
  /** While the page has not loaded yet, because `/held.png` is on its way. */
  held?: (page: Page) => Promise<void>
}

/** A context in the browser that the environment names, else in the one that all tests share. */
export function setContext(options?: BrowserContextOptions) {
  const opened = {} as {context: BrowserContext}
  let close = () => opened.context?.close()
  before(async () => {
    const own = process.env[BROWSER] ? await openBrowser() : undefined
    opened.context = await (own ?? (await sharedBrowser())).newContext(options)
    opened.context.setDefaultTimeout(timeout)
    if (own) close = () => own.close()
  }, TIMEOUT)
  after(() => close())
  return opened
}

const source = fileURLToPath(new URL('../../../loader/loader.ts', import.meta.url))
const files = new WeakMap<Page, string[]>()

/** Our files that were requested so far. */
export const loaderFiles = (page: Page) => [...(files.get(page) ?? [])]

export async function visitWith(page: Page, visit: Visit) {
  const requested: string[] = []
  files.set(page, requested)
  const sources = sourcesOf(visit)
  const loader = await compile(sources, visit)
  const held = Promise.withResolvers<void>()
  const ran = () => page.waitForFunction(() => Symbol.for('ocp.page') in globalThis)
  await page.route('**/*', async (route: Route) => {
    const url = route.request().url()
    if (url === PARTNER) return route.fulfill(documentOf(visit, loader))
    if (url.endsWith('/held.png')) return held.promise.then(() => route.abort())
    const name = url.replace(CDN, '')
    requested.push(name)
    const headers = {
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    }
    if (/^loader\.js(\?|$)/.test(name) || url === visit.copy) {
      if (visit.secondFirst && name === 'loader.js') await ran()
      return route.fulfill({headers, body: loader})
    }
    if (visit.files === 'held') return
    const source = sources.get(name)
    if (visit.files === 'lost' || !source) return route.abort()
    const body = visit.files === 'changed' ? `globalThis.changed = true\n${source}` : source
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

function documentOf(visit: Visit, loader: string) {
  const {attributes = '', twice, before = '', after = '', policy, instead, copy} = visit
  const tag = (more: string, query = '') =>
    `<script src="${copy ?? `${CDN}loader.js`}${query}" ${more}></script>`
  const first = instead?.(loader) ?? tag(attributes)
  const second = twice === undefined ? '' : tag(twice, '?2')
  return {
    contentType: 'text/html',
    headers: {...(policy && {'content-security-policy': policy})},
    body: `<!doctype html><html><body>${before}${first}${second}${after}</body></html>`,
  }
}

/** File -> its text. */
function sourcesOf({widgets = WIDGETS, defines = false}: Visit) {
  const all = {...widgets, companion: []}
  const shared = Object.values(widgets).flat()
  return new Map([
    ...shared.map(name => [fileOf(name), 'export {}'] as const),
    ...Object.entries(all).map(([name, imports]) => {
      const tag = `ocp-${name}`
      const defined = defines && name !== 'companion'
      const lines = [
        ...imports.map(each => `import './${fileOf(each)}'`),
        `fetched.push('${tag}')`,
        ...(defined
          ? [`customElements.define('${tag}', class extends HTMLElement {})`, READY]
          : []),
      ]
      return [fileOf(name), lines.join('\n')] as const
    }),
  ])
}

/** As a widget does once it is seen and its page is quiet. */
const READY = "globalThis[Symbol.for('ocp.page')].fetchWidget('ocp-companion')"
const WIDGETS: Record<string, string[]> = {a: [], b: [], c: [], 'book-now': []}
const ENDING = '-test.js'
const fileOf = (name: string) => name + ENDING

/** The loader's source is compiled once, since it does not depend on the visit. */
const compiled = once(async () => {
  const {outputFiles} = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  })
  return {text: outputFiles[0]?.text ?? '', facts: buttonFacts()}
})

async function compile(sources: Map<string, string>, {widgets = WIDGETS, served = {}}: Visit) {
  const table = [...sources].map(([file, text]) => {
    const name = file.slice(0, -ENDING.length)
    return [name, [createHash('sha256').update(text).digest('base64'), ...(widgets[name] ?? [])]]
  })
  const {text, facts} = await compiled()
  return withFacts(text, {
    FILES: Object.fromEntries(table),
    ENDING,
    SERVED: served,
    ...facts,
  })
}
