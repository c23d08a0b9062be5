/** Copy buttons: they copy the text of their code block. */
const STATUS_MS = 2000

export function copyOnClick() {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-copy]')
    if (button) void copy(button)
  })
}

async function copy(button: Element) {
  const block = button.closest('.code') as HTMLElement
  const code = block.querySelector('pre') as HTMLElement
  const status = block.querySelector('[role="status"]') as HTMLElement
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    status.textContent = 'Copied'
  } catch {
    // No clipboard without a secure origin or the visitor's leave: one key remains to press.
    getSelection()?.selectAllChildren(code)
    status.textContent = 'Selected: copy it with your keyboard'
  }
  setTimeout(() => (status.textContent = ''), STATUS_MS)
}
