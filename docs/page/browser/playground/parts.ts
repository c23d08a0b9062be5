/** Outlines a CSS part in the preview and in the figure, while its row has the pointer or the focus. */
const OUTLINE = '3px solid #d33a8e'

export function followParts(tag: string) {
  const root = document.querySelector<HTMLElement>('[data-parts]')
  const status = document.querySelector<HTMLElement>('[data-parts-status]')
  if (!root || !status) return
  let clear = () => {}
  const show = (name: string) => {
    clear()
    const [boxes, shown] = [boxesOf(root, name), shownParts(tag, name)]
    for (const box of boxes) box.toggleAttribute('data-shown', true)
    const restore = shown.map(outline)
    clear = () => {
      for (const box of boxes) box.removeAttribute('data-shown')
      for (const each of restore) each()
      status.textContent = ''
    }
    return shown
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-show-part]')) {
    const row = button.closest('tr') as HTMLElement
    const name = button.dataset.showPart ?? ''
    button.hidden = false
    row.addEventListener('pointerenter', () => show(name))
    row.addEventListener('pointerleave', () => clear())
    button.addEventListener('focus', () => show(name))
    button.addEventListener('blur', () => clear())
    button.addEventListener('click', () => {
      const [first] = show(name)
      if (first) first.scrollIntoView({block: 'center'})
      else
        status.textContent = `${name} is not in the preview just now: it appears with what a visitor does, or with an attribute.`
    })
  }
}

const boxesOf = (root: HTMLElement, name: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
]

/** Parts of the widget itself, and of its dialog while that is open. */
const shownParts = (tag: string, name: string) =>
  [...document.querySelectorAll(`.preview__stage ${tag}, ocp-layer-dialog`)]
    .flatMap(({shadowRoot}) => [...(shadowRoot?.querySelectorAll(`[part~="${name}"]`) ?? [])])
    .filter((part): part is HTMLElement => part.getClientRects().length > 0)

function outline({style}: HTMLElement) {
  const {outline: before, outlineOffset} = style
  Object.assign(style, {outline: OUTLINE, outlineOffset: '2px'})
  return () => Object.assign(style, {outline: before, outlineOffset})
}
