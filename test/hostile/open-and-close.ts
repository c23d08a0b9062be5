/** Opens the dialog and closes it again, twice. */
import type {Debugger} from '../support/browser/debugger.ts'

/**
 * From the widget's own button, and with the focus on an element of the page. Returns the elements
 * that had the focus and did not get it again.
 */
export async function openAndCloseOften(seen: Debugger) {
  const [widget] = await seen.elements('ocp-book-now')
  return widget ? widget.call(openAndClose) : ['there is no widget']
}

/** Runs in the page, in an isolated world. */
async function openAndClose(this: HTMLElement) {
  const button = this.shadowRoot?.querySelector('button') as HTMLElement
  const until = async <Found>(come: () => Found | null | undefined | false) => {
    for (const end = performance.now() + 15_000; performance.now() < end; ) {
      const found = come()
      if (found) return found
      await new Promise(resolve => setTimeout(resolve, 1))
    }
    throw new Error(`timed out waiting for: ${come}`)
  }
  // Even where the page holds an <img name="querySelector">.
  const {querySelector} = Document.prototype
  const find = (selector: string) => querySelector.call(document, selector) as HTMLElement | null
  const layer = () => find('ocp-layer-dialog')
  const focused = () => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active
  }
  const lost: string[] = []
  for (let time = 0; time < 2; time++) {
    if (time === 0) button.focus({preventScroll: true})
    else find('a[href],input')?.focus({preventScroll: true})
    const before = focused()
    button.click()
    const close = await until(() => layer()?.shadowRoot?.querySelector<HTMLElement>('[part=close]'))
    await until(() => focused() !== before)
    close.click()
    await until(() => !layer())
    if (focused() !== before) lost.push(`${before?.outerHTML}, but now ${focused()?.outerHTML}`)
  }
  button.blur()
  return lost
}
