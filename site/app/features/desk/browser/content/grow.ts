/** Fields grow with their text in browsers whose style sheets cannot say so. */
export function growWithText(form: HTMLFormElement) {
  if (CSS.supports('field-sizing', 'content')) return
  const grow = (field: HTMLTextAreaElement) => {
    const {offsetHeight, clientHeight, scrollHeight, style} = field
    // Somebody who dragged it taller keeps that.
    if (scrollHeight > clientHeight)
      style.height = `${scrollHeight + offsetHeight - clientHeight}px`
  }
  for (const field of form.querySelectorAll('textarea')) {
    grow(field)
    field.addEventListener('input', () => grow(field))
  }
}
