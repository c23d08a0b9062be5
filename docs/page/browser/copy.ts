/** Copy buttons: they copy the text of their code block. */
const STATUS_MS = 2000

export function copyOnClick() {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-copy]')
    if (button) void copy(button)
    const share = (target as Element).closest('[data-copy-link]')
    if (share) void copyLink(share)
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

/** The page's address holds all that was set in the playground. */
async function copyLink(button: Element) {
  const status = button.parentElement?.querySelector('[role="status"]') as HTMLElement
  try {
    await navigator.clipboard.writeText(location.href)
    status.textContent = 'Copied'
  } catch {
    status.textContent = 'Copy the address of this page: it is the link'
  }
  setTimeout(() => (status.textContent = ''), STATUS_MS)
}
