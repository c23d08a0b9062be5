/** The HTML document around the rendered page. */
import {escapeHtml} from '#kit/html/escape-html.ts'
import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import type {Head} from '../head/head.ts'
import type {HeadTag} from '../head/head-tag.ts'
import {picturePreloads} from '../head/preload.ts'
import {fileIn, SERVICE_WORKER} from '../shared-with-server/language.ts'
import {registerScript} from '../startup/offline-page.ts'
import {olderBrowsersScript} from '../startup/older-browsers.ts'
import {startFiles, startScript} from '../startup/start.ts'
import {facesFor, fontFiles, type SiteStyles, scriptOf} from './fonts.ts'
import type {InlineParts} from './inlined.ts'
import {FACES, HEADING_FACES, PAGE_STYLES} from './page-state.ts'

export type {SiteStyles}

/** `manifest.json` of the build; paths are below `/assets/react/`. */
export interface SiteManifest {
  site: {
    script: string
    /** While the site is developed: the address of one sheet with all styles. */
    styles: SiteStyles | string
    preload: string[]
    fonts?: string[]
    parts?: Record<string, string[]>
  }
  widgets: Record<string, {file: string; imports: string[]; later?: string[]}>
}

interface DocumentParts {
  locale: Locale
  head: Head
  /** The file of the page, as the manifest names it. */
  file: string
  body: string
  /** A script of the page's own, before its first paint. */
  headScript?: string | undefined
  /** A script that needs the body. */
  afterBody?: string
  /** The data that the browser's code starts from; without it the page has no script. */
  handover?: string
  /** The browser keeps a page for a lost connection. */
  keepsOfflinePage?: boolean
  /** Without JavaScript there is nothing for a visitor here: send them home. */
  needsJavaScript?: boolean
  /** Structured data of the page for search engines. */
  facts?: string
  inlined: InlineParts
  manifest: SiteManifest
}

/**
 * Phone numbers and addresses that phones detect stay text, since the page links those it means.
 * Between the comments Cloudflare leaves mail addresses unchanged, those in widgets as well: its
 * script does not reach these, and React renders again whatever it finds changed.
 */
export const documentOf = (parts: DocumentParts) => `<!doctype html>
<html${attributes(languageAttributes(parts.locale))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(parts.head.title)}</title>
${headTags(parts).join('\n')}
</head>
<body>
<!--email_off-->
<div id="site">${parts.body}</div>
<!--/email_off-->
${parts.facts ?? ''}
${parts.handover ?? ''}
${parts.afterBody ?? ''}
</body>
</html>
`

/** Resources of the first paint come first: its picture, its styles. */
const headTags = (parts: DocumentParts) => [
  ...picturePreloads(parts.body),
  '<meta name="color-scheme" content="light dark">',
  ...styles(parts),
  ...(parts.handover ? scripts(parts) : []),
  ...parts.head.tags.map(markup),
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e9">',
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1620">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${fileIn(parts.locale, '/manifest.webmanifest')}">`,
  ...(parts.needsJavaScript
    ? ['<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>']
    : []),
]

function styles({file, locale, inlined, manifest: {site}}: DocumentParts) {
  if (typeof site.styles === 'string') {
    return [`<link rel="stylesheet" href="${asset(site.styles)}">`]
  }
  const {pages, scripts} = site.styles
  const page = pages[file]
  if (!page) throw new Error(`No styles are built for the page ${file}`)
  const ofScript = scripts[scriptOf(locale)]
  const faces = facesFor(locale, site.styles)
  return [
    inlined.style(faces.fallbacks),
    inlined.style(faces.text, ` id="${FACES}"`),
    inlined.style(faces.headings, ` id="${HEADING_FACES}"`),
    inlined.style(page.text, ` ${PAGE_STYLES}="${page.address}"`),
    ...(ofScript ? [inlined.style(ofScript.rules)] : []),
  ]
}

function scripts(parts: DocumentParts) {
  const {inlined, locale, file} = parts
  const {site} = parts.manifest
  const {[file]: ofPage = [], [locale]: ofLanguage = []} = site.parts ?? {}
  const others = new Set([...ofPage, ...ofLanguage])
  const own = new Set([site.script, ...site.preload])
  return [
    startFiles({
      entry: asset(site.script),
      imports: site.preload.map(asset),
      others: [...others].filter(file => !own.has(file)).map(asset),
      ...fontFiles(locale, (site.fonts ?? []).map(asset)),
    }),
    inlined.script(olderBrowsersScript),
    inlined.script(startScript),
    ...(parts.headScript ? [inlined.script(parts.headScript)] : []),
    ...(parts.keepsOfflinePage
      ? [inlined.script(registerScript(fileIn(locale, SERVICE_WORKER)))]
      : []),
  ]
}

/** The address of a page's script; the first file of its part. */
export const pageScript = ({site}: SiteManifest, file: string) =>
  asset(site.parts?.[file]?.[0] ?? '')

const asset = (file: string) => `/assets/react/${file}`

const markup = (tag: HeadTag) => `<${tag.rel ? 'link' : 'meta'}${attributes(tag)}>`

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
