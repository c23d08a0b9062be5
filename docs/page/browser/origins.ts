/** This server's addresses in code that is written here; the server has put them into the page. */
export function showOrigins() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    place.textContent = document.body.dataset[place.dataset.origin ?? ''] ?? place.textContent
  }
}
