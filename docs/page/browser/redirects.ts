/** Anchors whose content has moved to another page: `/docs/#ocp-book-now` leads to the widget's. */
const moved: Record<string, Record<string, string>> = {
  '/docs/': {
    theming: '/docs/theming/',
    api: '/docs/api/',
    'content-folder': '/docs/content/',
    'content-kinds': '/docs/content/#kinds',
  },
  '/docs/operating/': {
    'in-short': '/docs/installing/#in-short',
    variables: '/docs/installing/#variables',
    'addresses-tls-and-proxies': '/docs/installing/#addresses-tls-and-proxies',
    'as-a-service': '/docs/installing/#run-as-a-service',
    postgresql: '/docs/installing/#postgresql',
    'media-in-a-bucket': '/docs/installing/#media-in-a-bucket',
    'updates-and-going-back': '/docs/installing/#updates-and-rollback',
    enquiries: '/docs/leads/#export-and-delivery',
    health: '/docs/monitoring/#health',
    logs: '/docs/monitoring/#logs-and-alerts',
    backup: '/docs/monitoring/#backup',
    restore: '/docs/monitoring/#restore',
    capacity: '/docs/monitoring/#capacity',
    'deleting-a-person-s-data': '/docs/leads/#deleting-a-person-s-data',
    'privacy-duties': '/docs/leads/#privacy-duties',
  },
}

export function redirectOldAnchors() {
  const anchor = location.hash.slice(1)
  if (!anchor || document.getElementById(anchor)) return
  const page = addressOf(location.pathname, anchor)
  if (page) location.replace(page.replace(/(?=#|$)/, location.search))
}

const addressOf = (path: string, anchor: string) =>
  path === '/docs/' && /^ocp-[a-z-]+$/.test(anchor)
    ? `/docs/widgets/${anchor}/`
    : moved[path]?.[anchor]
