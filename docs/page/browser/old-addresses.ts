/** All was one page once: `/docs/#ocp-book-now` leads to the widget's own. */
const moved: Record<string, string> = {
  theming: '/docs/theming/',
  api: '/docs/api/',
  'content-folder': '/docs/content/',
  'content-kinds': '/docs/content/#kinds',
}

export function leadOn() {
  const anchor = location.hash.slice(1)
  if (location.pathname !== '/docs/' || !anchor || document.getElementById(anchor)) return
  const page = /^ocp-[a-z-]+$/.test(anchor) ? `/docs/widgets/${anchor}/` : moved[anchor]
  if (page) location.replace(page.replace(/(?=#|$)/, location.search))
}
