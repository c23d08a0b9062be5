/** Runs in the page: what has the focus, and whether it can be seen. */

export interface HiddenStop {
  is: 'hidden'
  name: string
  /** The element that is drawn over it. */
  under: string
}
export type Stop = {is: 'visible' | 'end'} | HiddenStop

/** Elements that had the focus in this walk. */
type Walk = {walked?: WeakSet<Element>}

export function startWalk() {
  ;(globalThis as Walk).walked = new WeakSet()
}

/** Checks whether a point of the focused element is visible, now or when the page has settled. */
export async function visibleStop(): Promise<Stop> {
  const COLUMNS = [0.1, 0.3, 0.5, 0.7, 0.9]
  const ROWS = [0.2, 0.5, 0.8]
  const STILL = 60
  const MAX_FRAMES = 600

  const element = focused()
  const known = (globalThis as Walk).walked as WeakSet<Element>
  // A frame has the focus as long as something in it has.
  const isEnd = element === null || (known.has(element) && element.localName !== 'iframe')
  if (isEnd) return {is: 'end'}
  known.add(element)
  if (await comesIntoView(element)) return {is: 'visible'}
  const box = element.getBoundingClientRect()
  const above = topmost(box.x + box.width / 2, box.y + box.height / 2)
  return {is: 'hidden', name: nameOf(element), under: above ? nameOf(above) : 'the window’s edge'}

  /** Also within widgets. */
  function focused(): Element | null {
    let {activeElement} = document
    while (activeElement?.shadowRoot?.activeElement) {
      ;({activeElement} = activeElement.shadowRoot)
    }
    return activeElement === document.body || activeElement === document.documentElement
      ? null
      : activeElement
  }

  /** Fifteen points of its boxes, or of the label that is seen in its place. */
  function isSeen(element: Element) {
    const labels = (element as HTMLInputElement).labels ?? []
    return [element, ...labels].some(shown =>
      [...shown.getClientRects()].some(({x, y, width, height}) =>
        ROWS.some(row =>
          COLUMNS.some(column => {
            const found = topmost(x + width * column, y + height * row)
            return found && isWithin(found, shown)
          }),
        ),
      ),
    )
  }

  function topmost(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y)
    while (found?.shadowRoot) {
      const inside = found.shadowRoot.elementFromPoint(x, y)
      if (!inside || inside === found) break
      found = inside
    }
    return found
  }

  function isWithin(inner: Element, outer: Element) {
    for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true
    return false
  }

  function parentOf(node: Node): Node | null {
    return node instanceof ShadowRoot
      ? node.host
      : ((node as Element).assignedSlot ?? node.parentNode)
  }

  /**
   * Now, or while the page scrolls to it or a carousel turns. These begin late on a busy machine, and
   * have ended when it has been in one place for many frames.
   */
  async function comesIntoView(element: Element) {
    let still = 0
    let last = ''
    for (let frames = 0; still < STILL && frames < MAX_FRAMES; frames++) {
      if (isSeen(element)) return true
      await new Promise(requestAnimationFrame)
      const {x, y} = element.getBoundingClientRect()
      still = `${x} ${y}` === last ? still + 1 : 0
      last = `${x} ${y}`
    }
    return isSeen(element)
  }

  function nameOf(element: Element) {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const classes = [...element.classList].map(name => `.${name}`).join('')
    return `${element.localName}${classes} “${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  }
}
