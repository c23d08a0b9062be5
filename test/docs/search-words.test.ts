import assert from 'node:assert/strict'
import {globSync} from 'node:fs'
import {describe, it} from 'node:test'
import {searchIn} from '../../docs/page/search/engine.ts'
import {indexOf} from '../../docs/page/search/index-of.ts'
import {read} from './support/comments.ts'

/** Search terms that developers type into such docs, and the section that answers each. */
const answers: Record<string, string> = {
  csp: '/docs/security/#content-security-policy',
  rtl: '/docs/#arabic-and-right-to-left',
  arabic: '/docs/#arabic-and-right-to-left',
  bidi: '/docs/#arabic-and-right-to-left',
  hebrew: '/docs/questions/#arabic-and-right-to-left',
  'dark mode': '/docs/theming/#light-and-dark',
  slot: '/docs/widgets/#slots',
  slots: '/docs/widgets/#slots',
  hook: '/docs/page-api/#events',
  license: '/docs/questions/#license',
  licence: '/docs/questions/#license',
  localization: '/docs/questions/#languages',
  i18n: '/docs/questions/#languages',
  language: '/docs/questions/#languages',
  translation: '/docs/questions/#languages',
  cors: '/docs/questions/#cors-keys-and-accounts',
  'api key': '/docs/questions/#cors-keys-and-accounts',
  methods: '/docs/page-api/#the-queue',
  typescript: '/docs/npm/#types',
  types: '/docs/npm/#types',
  ssr: '/docs/npm/#on-a-server',
  hydration: '/docs/npm/#on-a-server',
  nextjs: '/docs/platforms/#next-js',
  'next.js': '/docs/platforms/#next-js',
  react: '/docs/npm/#react',
  vue: '/docs/frameworks/#vue',
  angular: '/docs/frameworks/#angular',
  svelte: '/docs/frameworks/#sveltekit',
  nuxt: '/docs/frameworks/#nuxt',
  jquery: '/docs/questions/#jquery-bootstrap-and-tailwind',
  bootstrap: '/docs/questions/#jquery-bootstrap-and-tailwind',
  tailwind: '/docs/questions/#jquery-bootstrap-and-tailwind',
  wordpress: '/docs/platforms/#wordpress',
  shopify: '/docs/platforms/#shopify',
  webflow: '/docs/platforms/#webflow',
  gdpr: '/docs/questions/#cookies-gdpr-and-privacy',
  cookies: '/docs/questions/#cookies-gdpr-and-privacy',
  privacy: '/docs/questions/#cookies-gdpr-and-privacy',
  consent: '/docs/page-api/#consent',
  webhook: '/docs/leads/#export-and-delivery',
  iframe: '/docs/security/#sandboxed-frames',
  analytics: '/docs/page-api/#datalayer',
  datalayer: '/docs/page-api/#datalayer',
  gtm: '/docs/platforms/#google-tag-manager',
  utm: '/docs/page-api/#campaigns',
  seo: '/docs/questions/#search-engines',
  a11y: '/docs/accessibility/',
  accessibility: '/docs/accessibility/',
  performance: '/docs/#when-it-is-fetched',
  size: '/docs/#when-it-is-fetched',
  cdn: '/docs/questions/#cdn-and-hosting',
  version: '/docs/changes/',
  changelog: '/docs/changes/',
  upgrade: '/docs/changes/',
  pin: '/docs/security/#how-files-are-checked',
  sri: '/docs/security/#how-files-are-checked',
  integrity: '/docs/security/#how-files-are-checked',
  nonce: '/docs/security/#nonces-and-strict-dynamic',
  debug: '/docs/first-widget/#when-nothing-shows',
  error: '/docs/first-widget/#when-nothing-shows',
  event: '/docs/page-api/#events',
  events: '/docs/page-api/#events',
  callback: '/docs/page-api/#events',
  onsubmit: '/docs/page-api/#events',
  prefill: '/docs/page-api/#fill-in-what-you-know',
  theme: '/docs/theming/',
  font: '/docs/theming/#fonts',
  color: '/docs/theming/#tokens',
  'css variables': '/docs/theming/#tokens',
  part: '/docs/theming/#parts',
  'shadow dom': '/docs/page-api/#shadow-roots',
  'z-index': '/docs/questions/#dialogs-and-z-index',
  modal: '/docs/page-api/#open-and-close',
  spa: '/docs/page-api/#single-page-applications',
  sandbox: '/docs/page-api/#test-mode',
  'test mode': '/docs/page-api/#test-mode',
  stackblitz: '/docs/questions/#stackblitz-and-codepen',
  npm: '/docs/npm/',
  'llms.txt': '/docs/questions/#ai-assistants-editors-and-feeds',
  rss: '/docs/questions/#ai-assistants-editors-and-feeds',
  rest: '/docs/api/',
  'rate limit': '/docs/api/#errors',
  browser: '/docs/browsers/',
}

describe('words that developers search for', () => {
  const [file = ''] = globSync('dist/docs/files/search-*.json')
  const search = searchIn(read(file))

  it('each of the words finds the section that answers it first', () => {
    const found = Object.keys(answers).map(words => [words, search(words)[0]?.path])
    assert.deepEqual(Object.fromEntries(found), answers)
  })

  it('the build fails on words for a section that does not exist, and names it', () => {
    assert.throws(() => indexOf([], {'/docs/gone/': 'gone'}), /keywords\.ts names \/docs\/gone\//)
  })
})
