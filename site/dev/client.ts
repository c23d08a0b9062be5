import type {BuildName} from './vite.ts'

/** A page with the script that keeps it up to date: first, before any widget makes its sheets. */
export const withClient = (html: string, build: BuildName, nonce: string) =>
  html.replace(
    '<head>',
    head => `${head}
<meta property="csp-nonce" nonce="${nonce}">
<script type="module" src="/assets/${build}/site/dev/browser/sheets.ts" nonce="${nonce}"></script>`,
  )
