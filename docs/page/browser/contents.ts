/** Marks in the contents where the reader is; on a phone, where they are one line, keeps it in view. */
export function followContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const sections = links.flatMap(({hash}) => document.getElementById(hash.slice(1)) ?? [])
  const inView = new Set<Element>()

  // A section counts while it crosses the upper part of the window.
  const observer = new IntersectionObserver(
    entries => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const current = sections.find(section => inView.has(section))
      for (const link of links) mark(link, !!current && link.hash === `#${current.id}`)
      if (!current) links[0]?.closest('ul')?.scrollTo({left: 0})
    },
    {rootMargin: '-20% 0px -70% 0px'},
  )
  for (const section of sections) observer.observe(section)
}

function mark(link: HTMLAnchorElement, isCurrent: boolean) {
  if (isCurrent === link.hasAttribute('aria-current')) return
  if (!isCurrent) return link.removeAttribute('aria-current')
  link.setAttribute('aria-current', 'true')
  const list = link.closest('ul') as HTMLElement
  list.scrollTo({left: link.offsetLeft - list.clientWidth / 2 + link.clientWidth / 2})
}
