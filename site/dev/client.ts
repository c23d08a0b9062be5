import {randomBytes} from 'node:crypto'
import type {InlineSources} from '../app/core/inlined.ts'
import type {BuildName} from './vite.ts'

/** Marks the scripts and style sheets that are added to a page here and by Vite in the browser. */
export const NONCE = randomBytes(16).toString('base64url')

/** The page's own sources, and those of what is added to it. */
export const withNonce = (inline: InlineSources = {script: [], style: []}): InlineSources => ({
  script: [...inline.script, `'nonce-${NONCE}'`],
  style: [...inline.style, `'nonce-${NONCE}'`],
})

/**
 * Counts what was saved. A page says which count it was made at: one that was loading while a file
 * was saved is notified as it connects. It begins where no earlier process has ended.
 */
let count = Date.now()

export const revision = () => count

export const nextRevision = () => {
  count++
}

export interface PageState {
  /** When the server began to make the page. */
  revision: number
}

/** A page with the script that keeps it up to date: first, before any widget makes its sheets. */
export const withClient = (html: string, build: BuildName, {revision}: PageState) =>
  html.replace(
    '<head>',
    head => `${head}
<meta property="csp-nonce" nonce="${NONCE}">
<meta name="dev-revision" content="${revision}">
<script type="module" src="/assets/${build}/site/dev/browser/main.ts" nonce="${NONCE}"></script>`,
  )
