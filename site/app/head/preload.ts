/**
 * Preloads the largest picture of the first screen: the one that the page itself marks with
 * `fetchPriority="high"`. Read from the rendered page, widgets included, so that the link names the
 * very files that the picture will ask for.
 */

const HIGH_PRIORITY = ' fetchpriority="high"'

/** Links for the head, without those for what is not in this page. */
export function picturePreloads(page: string): string[] {
  const index = page.lastIndexOf('<', page.toLowerCase().indexOf(HIGH_PRIORITY))
  const image = tagAt(page, index)
  if (!image.startsWith('<img ')) return []
  const before = page.slice(page.lastIndexOf('<picture>', index), index)
  const isInPicture = before.startsWith('<picture>') && !before.includes('</picture>')
  const sources = isInPicture ? before.split(/(?=<)/).filter(tag => tag.startsWith('<source ')) : []
  // Browsers take the first format that they know; each of ours knows AVIF, which is always first.
  const type = attribute(sources[0], 'type')
  const chosen = sources.filter(source => attribute(source, 'type') === type)
  if (!chosen.length) return [link(image)]
  return chosen.map((source, at) => link(source, chosen.slice(0, at)))
}

const tagAt = (page: string, index: number) => page.slice(index, page.indexOf('>', index) + 1)

/** `earlier` are the sources that a browser takes instead wherever their media match. */
function link(element: string, earlier: string[] = []) {
  const others = earlier.map(source => `not (${attribute(source, 'media')})`)
  const own = attribute(element, 'media')
  const attributes = {
    media: [...others, ...(own ? [own] : [])].join(' and '),
    type: attribute(element, 'type'),
    imagesrcset: attribute(element, 'srcset'),
    imagesizes: attribute(element, 'sizes'),
    href: attribute(element, 'src'),
  }
  const written = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${value}"` : '',
  )
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')}>`
}

/** As it is written, so that it need not be escaped again. */
const attribute = (element = '', name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1]
