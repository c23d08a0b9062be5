/** Puts this server's origins, which are in `<body data-…>`, into snippets made in the browser. */
export function showOrigins() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-origin]')) {
    place.textContent = document.body.dataset[place.dataset.origin ?? ''] ?? place.textContent
  }
}
