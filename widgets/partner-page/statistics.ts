/**
 * Reports how often the agency's widgets were viewed and opened on this page, and nothing about the
 * visitors: no cookie, no id, no address of the page. A visitor who asks not to be tracked is not
 * even counted. See docs/decisions/019-partner-statistics.md.
 */
import {isTestPage, pageSettings} from '#kit/core/page-settings.ts'
import {switchOff} from '#kit/core/switched-off.ts'
import {VERSION} from '#kit/core/version.ts'
import {isWidget, readyWidgets} from './data-layer.ts'

/** Tags, each as often as it happened. */
type Counted = Record<'viewed' | 'opened', string[]>

/** The path of the call `countUse`: the contract itself would weigh more than all of this. */
const PATH = '/api/v1/user/countUse'
/** The maximum that the server accepts at once. */
const MAX_WIDGETS = 50
/** Events within this time are sent together. */
const BATCH_MS = 1000

/** Called once for a page. Errors never reach the page. */
export function countUse() {
  const {counts, api, partner, site} = pageSettings()
  // Only the agency's own back end counts; its own pages are no partner's, and tests no visits.
  if (!counts || isHere(site) || isTestPage() || asksForPrivacy()) return
  const seen = new WeakSet<Element>()
  const byPartner = new Map<string, Counted>()

  const send = () => {
    for (const [name, counted] of byPartner) post(counts, name, counted)
    byPartner.clear()
  }

  const count = (element: Element, kind: keyof Counted) => {
    const own = element as {api?: unknown; partner?: unknown}
    if ((own.api || api) !== counts) return
    const name = `${own.partner || partner || ''}`
    const counted = byPartner.get(name) ?? {viewed: [], opened: []}
    if (!byPartner.size) setTimeout(send, BATCH_MS)
    byPartner.set(name, counted)
    if (counted[kind].push(element.localName) >= MAX_WIDGETS) send()
  }

  const view = (element: Element) => {
    if (seen.has(element)) return
    seen.add(element)
    count(element, 'viewed')
  }

  // Counts widgets that were ready before this code was loaded.
  for (const element of readyWidgets()) view(element)
  listen('ocp-ready', view)
  listen('ocp-open', element => count(element, 'opened'))
  // The page may be about to go.
  document.addEventListener('visibilitychange', send)
}

/**
 * On their way down, because a page may stop them; also within other elements' open shadow roots,
 * whose events seem to be from those.
 */
function listen(type: string, listener: (element: Element) => void) {
  const onEvent = (event: Event) => {
    const [origin] = event.composedPath()
    if (origin instanceof Element && isWidget(origin)) listener(origin)
  }
  document.addEventListener(type, onEvent, {capture: true})
}

/** All of it in the query: without a body, a page of another origin needs no preflight. */
function post(origin: string, partner: string, {viewed, opened}: Counted) {
  const query = new URLSearchParams({
    ...(partner && {partner}),
    ...(viewed.length && {viewed: viewed.join(' ')}),
    ...(opened.length && {opened: opened.join(' ')}),
    version: VERSION,
  })
  try {
    const options = {credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true} as const
    const sent = fetch(`${origin}${PATH}?${query}`, {method: 'POST', ...options})
    // The agency may have disabled the partner since this script was made.
    sent
      .then(answer => answer.json())
      .then(({data}) => data?.off && switchOff(partner))
      .catch(() => {})
  } catch {
    // A page may have a fetch of its own making.
  }
}

function isHere(site: string | undefined) {
  try {
    return new URL(site ?? '').origin === location.origin
  } catch {
    return false
  }
}

/** Global Privacy Control, and the older Do Not Track. */
function asksForPrivacy() {
  const {globalPrivacyControl, doNotTrack} = navigator as {
    globalPrivacyControl?: boolean
    doNotTrack?: string | null
  }
  return globalPrivacyControl || doNotTrack === '1'
}
