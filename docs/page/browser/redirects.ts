/** Redirects anchors from when the docs were one page: `/docs/#ocp-book-now` is `/docs/widgets/ocp-book-now/`. */
const moved: Record<string, string> = {
  theming: '/docs/theming/',
  api: '/docs/api/',
  'content-folder': '/docs/content/',
  'content-kinds': '/docs/content/#kinds',
}

export function redirectOldAnchors() {
  const anchor = location.hash.slice(1)
  if (location.pathname !== '/docs/' || !anchor || document.getElementById(anchor)) return
  const page = /^ocp-[a-z-]+$/.test(anchor) ? `/docs/widgets/${anchor}/` : moved[anchor]
  if (page) location.replace(page.replace(/(?=#|$)/, location.search))
}
