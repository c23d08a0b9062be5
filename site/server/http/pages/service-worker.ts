/**
 * `/service-worker.js` of the site, which shows a page of our own where a browser cannot reach it:
 * docs/decisions/063-offline-page.md. Partners' pages have none.
 */
import type {FastifyInstance, FastifyReply} from 'fastify'
import type {Settings} from '#server/platform/env.ts'
import {NO_PAGE, OFFLINE_PAGE, SERVICE_WORKER} from '../../../app/shared-with-server/language.ts'
import {POLICY} from './headers.ts'
import type {Pages} from './pages.ts'

const CACHE = 'offline'

export function addServiceWorker(
  site: FastifyInstance,
  {offlinePage}: Pick<Settings, 'offlinePage'>,
  pages: Pick<Pages, 'offline' | 'sendOffline'>,
) {
  site.get(OFFLINE_PAGE, (request, reply) => pages.sendOffline(request, reply))
  site.get(SERVICE_WORKER, async (request, reply) => {
    if (!offlinePage) return sendScript(reply, `(${leave})(self, '${CACHE}')`)
    // Another version of the page makes another script, which browsers then install.
    const {etag} = await pages.offline(request)
    return sendScript(
      reply,
      `(${serve})(self, '${CACHE}', '${OFFLINE_PAGE}', ${NO_PAGE})\n// ${etag}`,
    )
  })
}

/** The worker may only do what its own policy allows. */
const sendScript = (reply: FastifyReply, script: string) =>
  reply
    .headers({
      'cache-control': 'no-cache',
      [POLICY]: "default-src 'none'; connect-src 'self'",
    })
    .type('text/javascript; charset=utf-8')
    .send(`${script}\n`)

/** The parts of `ServiceWorkerGlobalScope` that are used here; its types exclude those of a page. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  location: Location
  skipWaiting(): void
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  waitUntil(done: Promise<unknown> | undefined): void
  respondWith(response: Promise<Response>): void
  addRoutes?(rules: object[]): Promise<void>
}

/**
 * Runs in the worker as the text that it is, so it uses nothing from outside itself. It only answers
 * for a page that cannot be had; there is no copy of a page, an answer of the API or an enquiry.
 */
function serve(worker: WorkerScope, cache: string, offlinePage: string, noPage: RegExp) {
  worker.addEventListener('install', event => {
    // No file and no call wakes the worker in a browser that knows routes.
    const rules = ['cors', 'no-cors', 'same-origin'].map(requestMode => ({
      condition: {requestMode},
      source: 'network',
    }))
    event.addRoutes?.(rules).catch(() => {})
    event.waitUntil(keepPage())
    worker.skipWaiting()
  })

  worker.addEventListener('activate', event =>
    // The request for a page does not wait until the worker is awake.
    event.waitUntil(worker.registration.navigationPreload?.enable()),
  )

  worker.addEventListener('fetch', event => {
    const {mode, method, destination, url} = event.request
    const isPage = mode === 'navigate' && method === 'GET' && destination === 'document'
    if (isPage && !noPage.test(new URL(url).pathname)) event.respondWith(answer(event))
  })

  /** In the language that the worker's own address names: one page, whichever is stored last. */
  async function keepPage() {
    const page = await fetch(offlinePage + worker.location.search, {cache: 'no-cache'})
    if (!page.ok) throw new Error(`${offlinePage} answered ${page.status}`)
    await (await caches.open(cache)).put(offlinePage, page)
  }

  async function answer({preloadResponse, request}: WorkerEvent) {
    try {
      return (await preloadResponse) ?? (await fetch(request))
    } catch {
      return (await caches.match(offlinePage)) ?? Response.error()
    }
  }
}

/** The same, for a site that has no such page any more: the worker of an earlier build ends itself. */
function leave(worker: WorkerScope, cache: string) {
  worker.addEventListener('install', () => worker.skipWaiting())
  worker.addEventListener('activate', event =>
    event.waitUntil(Promise.all([caches.delete(cache), worker.registration.unregister()])),
  )
}
