/**
 * Words that developers search for, and the section that answers each of them, where the section itself
 * uses other words. The build stops at an address that does not exist.
 */
export const keywords: Record<string, string> = {
  '/docs/': 'embed install script tag quickstart getting started',
  '/docs/#settings': 'configuration config options data-attributes',
  '/docs/#when-it-is-fetched': 'performance size weight bytes kilobytes lazy speed bundle',
  '/docs/#is-it-a-normal-price':
    'median quartile price per square foot valuation market prices chart',
  '/docs/#room-before-the-script': 'cls layout shift height',
  '/docs/#searches-in-words':
    'natural language free text sentence query semantic search size square feet',
  '/docs/#buying-costs':
    'mortgage calculator loan calculator fees transfer fee instalment rental yield ejari deposit cheques tenant',
  '/docs/first-widget/#when-nothing-shows':
    'debug debugging error errors troubleshooting not working blank console',
  '/docs/widgets/#common': 'attributes props',
  '/docs/widgets/#slots': 'slot slots fallback placeholder',
  '/docs/platforms/#next-js': 'nextjs next',
  '/docs/platforms/#google-tag-manager': 'gtm tag manager',
  '/docs/platforms/#wordpress': 'wp plugin shortcode cms',
  '/docs/theming/': 'theme themes styling style css branding',
  '/docs/theming/#light-and-dark': 'dark mode darkmode light mode night',
  '/docs/theming/#fonts': 'font typeface typography',
  '/docs/theming/#parts': 'css part parts ::part',
  '/docs/theming/#tokens':
    'css variables variable custom properties color colors colour design tokens radius',
  '/docs/page-api/#the-queue': 'methods method javascript api commands sdk',
  '/docs/page-api/#open-and-close': 'modal dialog popup popover open close',
  '/docs/page-api/#fill-in-what-you-know': 'prefill autofill default values',
  '/docs/page-api/#events':
    'event events callback callbacks listener onsubmit onload hook hooks conversion',
  '/docs/page-api/#datalayer': 'analytics tracking ga4 google analytics',
  '/docs/page-api/#page-and-home': 'referrer source url listing id property id',
  '/docs/page-api/#campaigns': 'utm campaign attribution gclid',
  '/docs/page-api/#consent': 'consent banner cookie banner cmp onetrust cookiebot',
  '/docs/page-api/#test-mode': 'sandbox test mode testing staging',
  '/docs/test-enquiries/': 'inspect submission submissions stored payload request log',
  '/docs/frameworks/': 'framework frameworks quickstart quickstarts starter',
  '/docs/frameworks/#sveltekit': 'svelte sveltekit',
  '/docs/page-api/#single-page-applications': 'spa router single page app',
  '/docs/page-api/#shadow-roots': 'shadow dom root shadowroot web components',
  '/docs/npm/': 'package install yarn pnpm module import',
  '/docs/npm/#on-a-server': 'ssr server side rendering hydration declarative shadow dom',
  '/docs/npm/#types': 'typescript types typings d.ts manifest',
  '/docs/security/#content-security-policy': 'csp content security policy unsafe-inline',
  '/docs/security/#how-files-are-checked':
    'sri subresource integrity hash pin pinning pinned version',
  '/docs/security/#sandboxed-frames': 'iframe frame frames sandboxed embed',
  '/docs/accessibility/': 'a11y wcag screen reader aria keyboard',
  '/docs/browsers/': 'browser support compatibility safari firefox polyfill ie11',
  '/docs/changes/': 'version versions upgrade update changelog release releases migration breaking',
  '/docs/api/': 'rest http endpoint endpoints json graphql',
  '/docs/api/#errors': 'status codes rate limit 422 429',
  '/docs/leads/#export-and-delivery': 'webhook webhooks crm csv mail zapier',
  '/docs/viewings/': 'booking appointment calendar slot schedule calendly ramadan holidays',
  '/docs/questions/#languages':
    'localization localisation i18n internationalization translation translations language languages locale french russian',
  '/docs/questions/#arabic-and-right-to-left': 'hebrew persian urdu',
  '/docs/#arabic-and-right-to-left': 'arabic rtl right to left bidi direction dir',
  '/docs/installing/#languages-of-the-site': 'languages of the site menu hreflang arabic site',
  '/docs/questions/#stackblitz-and-codepen': 'stackblitz codepen jsfiddle codesandbox demo',
  '/docs/questions/#jquery-bootstrap-and-tailwind': 'jquery bootstrap tailwind preflight reset',
  '/docs/questions/#dialogs-and-z-index': 'z-index zindex top layer overlay stacking',
  '/docs/questions/#cookies-gdpr-and-privacy':
    'gdpr cookies cookie privacy localstorage personal data',
  '/docs/questions/#cors-keys-and-accounts':
    'cors origin api key token authentication auth login account',
  '/docs/questions/#search-engines': 'seo search engine indexing google',
  '/docs/questions/#cdn-and-hosting': 'cdn self-host hosting cache',
  '/docs/questions/#ai-assistants-editors-and-feeds':
    'llms.txt llm ai markdown rss atom feed custom-elements.json storybook',
  '/docs/questions/#license': 'license licence mit legal open source',
}
