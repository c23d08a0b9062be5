/** The two builds, as partners put them on a page. */
import {readFileSync} from 'node:fs'
import {loaderTag, type Product} from '../support/partner/product.ts'
import type {BuildName} from './hostile-page.ts'

export interface Build {
  name: BuildName
  title: string
  script(product: Product, nonce: string): string
  widget(product: Product): string
  /** Globals that it leaves in the page for good. */
  leaves: string[]
}

/** The page's one toaster stays, so that the next message is announced, too. */
const toaster = [
  'layers + ocp-layer-toasts',
  'ofDocument + Symbol(ocp.toaster)',
  'listeners + document: keydown',
  'listeners + document: ocp-toast',
  'listeners + document: visibilitychange',
]

/** The companion listens to widget events, for the page's dataLayer and the agency's count. */
export const ofLoader = [
  ...['globals + ocp', 'globals + Symbol(ocp.files)', 'globals + Symbol(ocp.page)'],
  ...[
    'change',
    'close',
    'error',
    'open',
    'ready',
    'search',
    'select',
    'submit',
    'open',
    'ready',
  ].map(event => `listeners + document: ocp-${event}`),
  'listeners + document: visibilitychange',
]

const preact: Build = {
  name: 'preact',
  title: 'Preact, by the loader',
  script: (product, nonce) => loaderTag(product, `async ${nonce}`),
  widget: () => '<ocp-book-now></ocp-book-now>',
  leaves: [...ofLoader, ...toaster],
}

const react: Build = {
  name: 'react',
  title: 'React, by a module script',
  script: ({site}, nonce) =>
    `<script type="module" async ${nonce} src="${site}/assets/react/${reactFile()}"></script>`,
  widget: ({api}) => `<ocp-book-now api="${api}"></ocp-book-now>`,
  // React listens to this on each document where it shows anything.
  leaves: ['listeners + document: selectionchange', 'ofDocument + _reactListening', ...toaster],
}

const reactFile = () =>
  JSON.parse(readFileSync('dist/react/manifest.json', 'utf8')).widgets['ocp-book-now'].file

export const builds = [preact, react]
