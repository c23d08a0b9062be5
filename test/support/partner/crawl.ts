/** Follows the links of a site as a search engine does: without scripts or cookies. */

export interface Crawled {
  /** With its query. */
  path: string
  /** The page on which its link was found. */
  from: string
  status: number
  /** The target of a redirect. */
  redirectedTo?: string
  /** False for files: a film, a calendar, a feed. */
  isPage: boolean
  html: string
  title?: string
  description?: string
  canonical?: string
  robots?: string
  language?: string
  /** Addresses by `hreflang`. */
  alternates: Record<string, string>
}

const CONCURRENCY = 4

/**
 * Returns every page that is reached from the given paths, each once, with any status. `follows`
 * says which of the paths found are read; all unless it is given.
 */
export async function crawl(
  site: string,
  starts: string[],
  follows: (path: string) => boolean = () => true,
): Promise<Crawled[]> {
  const pages: Crawled[] = []
  const known = new Set(starts)
  const queue = starts.map(path => ({path, from: ''}))
  const visitNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const page = await readPage(site, next.path, next.from)
      pages.push(page)
      for (const path of pathsIn(page, site)) {
        if (known.has(path)) continue
        known.add(path)
        if (follows(path)) queue.push({path, from: next.path})
      }
    }
  }
  // One starts alone, since at first there is not enough for all.
  while (queue.length > 0) await Promise.all(Array.from({length: CONCURRENCY}, visitNext))
  return pages
}

export async function readPage(site: string, path: string, from = ''): Promise<Crawled> {
  // A link that leads astray is to be seen: it has the status of the redirect.
  const response = await fetchAlone(site + path, {redirect: 'manual'})
  const isPage = `${response.headers.get('content-type')}`.startsWith('text/html')
  const html = isPage ? await response.text() : ''
  await response.body?.cancel().catch(() => {})
  const {status, headers, url} = response
  const location = headers.get('location')
  return {
    ...crawledPage(path, html),
    ...{
      from,
      status,
      isPage,
      redirectedTo: location ? new URL(location, url).href.replace(site, '') : undefined,
    },
  }
}

/**
 * On a connection of its own: a process that reads many pages is busy for seconds, and would use one
 * that the server has closed meanwhile.
 */
export const fetchAlone = (address: string, init: RequestInit = {}) =>
  fetch(address, {...init, headers: {connection: 'close'}})

/** A page by its document alone. */
export function crawledPage(path: string, html: string): Crawled {
  const [head = ''] = html.split('</head>')
  const tags = [...head.matchAll(/<(?:meta|link) [^>]*>/g)].map(([tag]) => attributesOf(tag))
  const content = (name: string) => tags.find(tag => tag.name === name)?.content
  return {
    path,
    from: '',
    status: 200,
    isPage: true,
    html,
    title: /<title>(.*?)<\/title>/s.exec(head)?.[1],
    description: content('description'),
    robots: content('robots'),
    canonical: tags.find(({rel}) => rel === 'canonical')?.href,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      tags.flatMap(({rel, hreflang, href = ''}) =>
        rel === 'alternate' && hreflang ? [[hreflang, href]] : [],
      ),
    ),
  }
}

/** Links of the page, and its other languages; without fragments. */
function pathsIn({html, alternates, path}: Crawled, site: string): string[] {
  const links = [...html.matchAll(/<a [^>]*>/g)].flatMap(([tag]) => {
    const {href, download, rel = ''} = attributesOf(tag)
    const isFollowed = download === undefined && !rel.split(' ').includes('nofollow')
    return href !== undefined && isFollowed ? [href] : []
  })
  return [...links, ...Object.values(alternates)].flatMap(href => {
    const url = new URL(href, site + path)
    return url.origin === site ? [url.pathname + url.search] : []
  })
}

/** Reads the attributes of a start tag; names in lower case, as browsers read them. */
export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [
      `${name}`.toLowerCase(),
      unescaped(value),
    ]),
  )

const unescaped = (text: string) =>
  text.replace(/&(?:#x27|quot|lt|gt|amp);/g, entity => ENTITIES[entity] ?? entity)

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
