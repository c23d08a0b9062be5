/** Buttons that print the page; without JavaScript they are not shown. */
export function offerPrinting() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => window.print())
  }
}
