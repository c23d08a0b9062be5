/** The HTML document around the rendered page. */
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import type {Head} from '../head/head.ts'
import type {HeadTag} from '../head/head-tag.ts'
import {escaped} from '../shared-with-server/plain-text.ts'
import {olderBrowsersScript} from '../startup/older-browsers.ts'
import {startScript} from '../startup/start.ts'

/** `manifest.json` of the build; paths are below `/assets/react/`. */
export interface SiteManifest {
  site: {
    script: string
    styles: string
    preload: string[]
    fonts?: string[]
    parts?: Record<string, string[]>
  }
  widgets: Record<string, {file: string; imports: string[]; later?: string[]}>
}

export interface PicturePreload {
  /** The file of the widest screens; `set` has all of them. */
  href: string
  set?: string
  sizes?: string
  type?: string
}

interface DocumentParts {
  locale: Locale
  head: Head
  /** The file of the page, as the manifest's parts name it. */
  file?: string
  /** The picture to preload. */
  picture?: PicturePreload
  body: string
  /** What the browser's code starts from; without it the page has none. */
  handover?: string
  /** Without JavaScript there is nothing for a visitor here: send them home. */
  needsJavaScript?: boolean
  /** Structured data of the page for search engines. */
  facts?: string
  nonce: string
  manifest: SiteManifest
}

export const documentOf = (parts: DocumentParts) => `<!doctype html>
<html lang="${parts.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(parts.head.title)}</title>
${headTags(parts)}
</head>
<body>
<div id="site">${parts.body}</div>
${parts.facts ?? ''}
${parts.handover ?? ''}
</body>
</html>
`

function headTags(parts: DocumentParts) {
  const {head, locale, manifest, needsJavaScript} = parts
  const {styles, fonts = []} = manifest.site
  return [
    ...head.tags.map(markup),
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1620">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...firstFonts(fonts, locale).map(
      file => `<link rel="preload" href="${asset(file)}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="stylesheet" href="${asset(styles)}">`,
    ...(parts.picture ? [picturePreload(parts.picture)] : []),
    ...(parts.handover ? scripts(parts) : []),
    ...(needsJavaScript
      ? ['<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>']
      : []),
  ].join('\n')
}

function scripts({nonce, locale, file = '', manifest: {site}}: DocumentParts) {
  const {parts = {}} = site
  const early = [site.script, ...site.preload, ...(parts[file] ?? []), ...(parts[locale] ?? [])]
  return [
    `<script nonce="${nonce}">${olderBrowsersScript}</script>`,
    `<script nonce="${nonce}">${startScript(asset(site.script))}</script>`,
    ...[...new Set(early)].map(
      chunk => `<link rel="modulepreload" href="${asset(chunk)}" nonce="${nonce}">`,
    ),
  ]
}

/** Later than the styles in the head, because without them nothing is painted. */
function picturePreload({href, set, sizes, type}: PicturePreload) {
  const more = set
    ? ` type="${type}" imagesrcset="${escaped(set)}" imagesizes="${escaped(sizes ?? '')}"`
    : ''
  return `<link rel="preload" as="image" fetchpriority="high" href="${escaped(href)}"${more}>`
}

/** The address of a page's script; the first file of its part. */
export const pageScript = ({site}: SiteManifest, file = '') => asset(site.parts?.[file]?.[0] ?? '')

const asset = (file: string) => `/assets/react/${file}`

/** The faces that the first screen is set in: Latin always, Cyrillic for Russian. */
const firstFonts = (fonts: string[], locale: Locale) =>
  fonts.filter(file => /-latin-wght/.test(file) || (locale === 'ru' && /-cyrillic-wght/.test(file)))

const markup = (tag: HeadTag) =>
  `<${tag.rel ? 'link' : 'meta'}${Object.entries(tag)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')}>`
