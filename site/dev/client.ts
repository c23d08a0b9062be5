import type {BuildName} from './vite.ts'

export interface PageState {
  nonce?: string
  /** When the server began to make the page. */
  revision: number
}

/** A page with the script that keeps it up to date: first, before any widget makes its sheets. */
export const withClient = (html: string, build: BuildName, {nonce = '', revision}: PageState) =>
  html.replace(
    '<head>',
    head => `${head}
<meta property="csp-nonce" nonce="${nonce}">
<meta name="dev-revision" content="${revision}">
<script type="module" src="/assets/${build}/site/dev/browser/main.ts" nonce="${nonce}"></script>`,
  )
