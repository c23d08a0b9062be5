/** Marks the section that is being read, in the contents of the page. */
export function markCurrentSection() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')]
  if (!links.length) return
  const linkOf = new Map(links.map(link => [decodeURIComponent(link.hash.slice(1)), link]))
  const headings = [...linkOf.keys()]
    .map(id => document.getElementById(id))
    .filter(heading => heading !== null)
  const mark = () => {
    // The last heading above the first quarter of the window is the one that is being read.
    const limit = innerHeight / 4
    const current = headings.findLast(heading => heading.getBoundingClientRect().top < limit)
    for (const [id, link] of linkOf) {
      const isCurrent = id === current?.id
      if (isCurrent === link.hasAttribute('aria-current')) continue
      if (isCurrent) {
        link.setAttribute('aria-current', 'true')
        showWithin(link)
      } else link.removeAttribute('aria-current')
    }
  }
  let isWaiting = false
  const markOnce = () => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      mark()
    })
  }
  addEventListener('scroll', markOnce, {passive: true})
  mark()
}

/** Scrolls the contents only, never the page. */
function showWithin(link: HTMLElement) {
  const box = link.closest<HTMLElement>('.toc')
  if (!box) return
  const {top, bottom} = link.getBoundingClientRect()
  const around = box.getBoundingClientRect()
  if (top < around.top || bottom > around.bottom) {
    box.scrollTop += top - around.top - around.height / 2
  }
}
