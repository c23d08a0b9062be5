/** Runs in pages: finds what people see by its role and name, in shadow roots as well. */
import type {Point} from './tab.ts'

export interface ElementQuery {
  role: keyof typeof selectors
  /** The whole accessible name, or a beginning that ends with `…`. */
  name?: string
  /** Only in the dialog of this name. */
  dialog?: string
  /** Only within elements that this selector finds, for example `ocp-newsletter`. */
  host?: string
}

export interface ElementState {
  /** The middle of its first box, in the window. */
  point: Point
  /** True when another element covers that point. */
  isCovered: boolean
  /** True while the element, or an ancestor, is still moving. */
  isMoving: boolean
  hasFocus: boolean
  /** The style that indicates focus. */
  outline: string
  isChecked: boolean
  isExpanded: boolean
  isSelected: boolean
  value: string
  text: string
}

export const selectors = {
  alert: '[role=alert]',
  button: 'button, [role=button], summary, input[type=submit]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: '[role=combobox], select',
  dialog: '[role=dialog], dialog',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, [role=img]',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  status: '[role=status], output, [aria-live]',
  tab: '[role=tab]',
  textbox: 'input:not([type=radio], [type=checkbox], [type=hidden], [type=file]), textarea',
}

/** Finds elements that are visible and not behind a dialog. The first may be scrolled into view. */
export function findInPage(
  selector: string,
  {name, dialog, host}: Omit<ElementQuery, 'role'>,
  turnTo?: 'view' | 'focus',
): ElementState[] {
  const all = (root: ParentNode, wanted: string): Element[] =>
    [...root.querySelectorAll('*')].flatMap(element => [
      ...(element.matches(wanted) ? [element] : []),
      ...(element.shadowRoot ? all(element.shadowRoot, wanted) : []),
    ])
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null
  const lineOf = (element: Element | null): Element[] =>
    element ? [element, ...lineOf(parentOf(element))] : []
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const root = element.getRootNode() as Document
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const {labels} = element as HTMLInputElement
    return tidy(
      ids.map(id => root.getElementById(id)?.textContent).join(' ') ||
        element.getAttribute('aria-label') ||
        [...(labels ?? [])].map(label => label.textContent).join(' ') ||
        element.getAttribute('alt') ||
        element.textContent ||
        (element as HTMLInputElement).placeholder,
    )
  }
  const isNamed = (element: Element, wanted: string) =>
    wanted.endsWith('…')
      ? nameOf(element).startsWith(wanted.slice(0, -1))
      : nameOf(element) === wanted
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    element.checkVisibility({visibilityProperty: true}) &&
    !lineOf(element).some(one => one.matches('[inert], [aria-hidden=true]'))
  const isIn = (element: Element) => {
    const line = lineOf(element)
    const isInDialog = line.some(
      one => one.matches('[role=dialog], dialog') && isNamed(one, dialog ?? ''),
    )
    return (!dialog || isInDialog) && (!host || line.some(one => one.matches(host)))
  }
  const topAt = ({x, y}: Point) => {
    let top = document.elementFromPoint(x, y)
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === top) break
      top = inner
    }
    return top
  }
  const focused = () => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active
  }

  return all(document, selector)
    .filter(one => (!name || isNamed(one, name)) && isIn(one) && isSeen(one))
    .map((element, index) => {
      if (turnTo && index === 0) element.scrollIntoView({block: 'center', behavior: 'instant'})
      if (turnTo === 'focus' && index === 0) (element as HTMLElement).focus()
      const {left, top, width, height} = element.getClientRects()[0] as DOMRect
      const point = {x: left + width / 2, y: top + height / 2}
      const labels = [...((element as HTMLInputElement).labels ?? [])]
      const under = lineOf(topAt(point))
      return {
        point,
        isCovered: ![element, ...labels].some(one => under.includes(one)),
        isMoving: lineOf(element).some(one =>
          one.getAnimations().some(({playState}) => playState === 'running'),
        ),
        hasFocus: focused() === element,
        outline: getComputedStyle(element).outlineStyle,
        isChecked: (element as HTMLInputElement).checked === true,
        isExpanded: element.getAttribute('aria-expanded') === 'true',
        isSelected: element.getAttribute('aria-selected') === 'true',
        value: (element as HTMLInputElement).value ?? '',
        text: tidy(element.textContent),
      }
    })
}
