/** Buttons that copy the text of a field; without JavaScript they are not there. */
export function startCopying(page: Document) {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = page.getElementById(button.dataset.copies ?? '')
    if (!(field instanceof HTMLInputElement) || !navigator.clipboard) continue
    button.hidden = false
    button.addEventListener('click', async () => {
      field.select()
      await navigator.clipboard.writeText(field.value)
      button.textContent = button.dataset.copied ?? ''
    })
  }
}
