/** Watches a partner's page from inside, frame by frame, in open shadow roots, too. */
import type {Page} from 'playwright-core'

/** CSS selectors that mark each state. */
export interface Signs {
  /** The host element. Omit it to search the whole page. */
  host?: string
  /** One of these is seen, and none of `waiting`. */
  visible: string
  waiting?: string
  /** The element that a visitor presses. */
  press?: string
  /** The field to type into. Set `focusable` for a field; otherwise visibility is enough. */
  usable?: string
  focusable?: boolean
  /** Submits the form as soon as it is usable, and expects validation. */
  submits?: boolean
}

/** Milliseconds since the page began to load. */
export interface Milestones {
  visible?: number
  pressed?: number
  usable?: number
  checked?: number
}

interface Probe {
  seen: Milestones
  longTasks: {start: number; duration: number}[]
  /** The point to press, in coordinates of the window. */
  target(): {x: number; y: number} | undefined
}

interface Watched {
  speedProbe: Probe
}

export const watch = (page: Page, signs: Signs) => page.addInitScript(probe, signs)

export const whenSeen = (page: Page, state: keyof Milestones, timeout: number) =>
  page.waitForFunction(
    name => (globalThis as unknown as Watched).speedProbe.seen[name] !== undefined,
    state,
    {timeout, polling: 20},
  )

export const readProbe = (page: Page) =>
  page.evaluate(() => {
    const {seen, longTasks} = (globalThis as unknown as Watched).speedProbe
    return {seen, longTasks, origin: performance.timeOrigin}
  })

export const pressTarget = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Watched).speedProbe.target())

/** In the page, before its own scripts. */
function probe(signs: Signs) {
  if (window !== window.top) return
  const seen: Milestones = {}
  const longTasks: Probe['longTasks'] = []
  new PerformanceObserver(list => {
    for (const {startTime: start, duration} of list.getEntries()) longTasks.push({start, duration})
  }).observe({type: 'longtask', buffered: true})

  const all = (selector: string, root: ParentNode): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({shadowRoot}) =>
      shadowRoot ? all(selector, shadowRoot) : [],
    ),
  ]
  const isShown = (element: Element) => {
    const {width, height} = element.getBoundingClientRect()
    const options = {opacityProperty: true, visibilityProperty: true}
    return width > 1 && height > 1 && element.checkVisibility(options)
  }
  const first = (selector: string, root: ParentNode) => all(selector, root).find(isShown)
  const host = () =>
    signs.host ? (document.querySelector(signs.host)?.shadowRoot ?? undefined) : document

  const isVisible = () => {
    const root = host()
    if (!root || !first(signs.visible, root)) return false
    return !signs.waiting || !first(signs.waiting, root)
  }
  const usable = () => {
    const found = signs.usable ? first(signs.usable, document) : undefined
    if (!found || !signs.focusable) return found
    if (found.matches(':disabled') || found.closest('[inert]')) return undefined
    ;(found as HTMLElement).focus({preventScroll: true})
    return (found.getRootNode() as Document | ShadowRoot).activeElement === found
      ? found
      : undefined
  }
  let submitted = false
  const submit = (field: Element) => {
    submitted = true
    const form = field.closest('form')
    form?.querySelector<HTMLElement>('[type=submit], button:not([type])')?.click()
  }

  addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      seen.pressed ??= timeStamp
    },
    true,
  )
  const frame = (now: number) => {
    if (seen.visible === undefined) {
      if (document.body && isVisible()) seen.visible = now
    } else if (seen.pressed !== undefined && seen.usable === undefined) {
      const field = usable()
      if (field) {
        seen.usable = now
        if (signs.submits) submit(field)
      }
    } else if (submitted && seen.checked === undefined) {
      if (first('[aria-invalid=true], [data-sonner-toast]', document)) seen.checked = now
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  ;(globalThis as unknown as Watched).speedProbe = {
    ...{seen, longTasks},
    target() {
      const root = host()
      const element = root && signs.press ? first(signs.press, root) : undefined
      element?.scrollIntoView({block: 'nearest', behavior: 'instant'})
      const box = element?.getBoundingClientRect()
      return box && {x: box.x + box.width / 2, y: box.y + box.height / 2}
    },
  }
}
