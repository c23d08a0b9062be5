/**
 * Safari gives no focus to a button or link that is clicked. What opens a dialog takes it, so that
 * closing the dialog can give it back. A click without a pointer, by the keyboard or by a script of
 * the page, leaves the focus where it is.
 */
export function focusPressed({detail: clicks}: {detail: number}, element: Element | null) {
  if (clicks > 0 && element instanceof HTMLElement) element.focus({preventScroll: true})
}
