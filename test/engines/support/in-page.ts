/** Code that runs in pages; it must not use anything but its arguments. */

/** Fills the first date field with a day as `2026-02-28`. */
export function setDate(day: string) {
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots) {
    const field = root.querySelector<HTMLInputElement>('input[type=date]')
    if (field) {
      const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, day)
      field.dispatchEvent(new Event('input', {bubbles: true, composed: true}))
      return field.dispatchEvent(new Event('change', {bubbles: true}))
    }
    for (const {shadowRoot} of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
}

/** All words that are seen, those within widgets included. */
export function readPage(): string {
  const textOf = (root: Document | ShadowRoot): string => {
    const within = [...root.querySelectorAll('*')].flatMap(({shadowRoot}) => shadowRoot ?? [])
    const own =
      root instanceof Document
        ? document.body.innerText
        : [...root.children].map(one => (one as HTMLElement).innerText ?? '').join('\n')
    return [own, ...within.map(textOf)].join('\n')
  }
  return textOf(document).replace(/\s+/g, ' ')
}
