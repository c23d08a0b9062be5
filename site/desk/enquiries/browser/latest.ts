/** Tells of enquiries that came in since the list was shown, while somebody looks at it. */

const PAUSE_MS = 5_000

export function watchLatest() {
  const place = document.querySelector<HTMLElement>('[data-latest]')
  const link = place?.querySelector('a')
  const address = place?.dataset.latest
  const words = link?.dataset.words
  if (!place || !link || !address || !words) return
  // It says nothing until there is something new.
  place.hidden = true

  async function ask(from: string) {
    const answer = await fetch(from, {headers: {accept: 'application/json'}})
    if (!answer.ok || answer.redirected) return
    const {count, most} = (await answer.json()) as {count: number; most: number}
    if (!count || !place || !link) return
    const text = words?.replace('%', count < most ? `${count}` : `${most}+`) ?? ''
    if (link.textContent === text) return
    link.textContent = text
    place.hidden = false
  }

  const look = () => {
    // A lost connection is found again at the next look.
    if (document.visibilityState === 'visible') void ask(address).catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, PAUSE_MS)
}
