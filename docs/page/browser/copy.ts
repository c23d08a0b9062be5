/** Copy buttons: of a code block, and of the page's address, which holds all that was set in the playground. */
const STATUS_MS = 2000

export function copyOnClick() {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-copy], [data-copy-link]')
    if (button) void copy(button)
  })
}

async function copy(button: Element) {
  const code = button.closest('.code')?.querySelector('pre')
  const status = button.parentElement?.querySelector('[role="status"]') as HTMLElement
  try {
    await navigator.clipboard.writeText(code ? (code.textContent ?? '') : location.href)
    status.textContent = 'Copied'
  } catch {
    // No clipboard without a secure origin or the visitor's leave: one key remains to press.
    if (code) getSelection()?.selectAllChildren(code)
    status.textContent = code
      ? 'Selected: copy it with your keyboard'
      : 'Copy the address of this page: it is the link'
  }
  setTimeout(() => (status.textContent = ''), STATUS_MS)
}
