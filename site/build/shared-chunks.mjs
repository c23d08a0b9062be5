// Decides which modules that widgets share are bundled together: those that are always needed
// together. Rollup places every module that no line names.
import {relative} from 'node:path'

/** Chunk -> folders and files of `widgets/`, and packages. The longest path that fits decides. */
const chunks = {
  kit: [
    'kit/api-client/',
    'kit/core/',
    'kit/forms/form-attributes.ts',
    'kit/i18n/',
    'kit/map/tile-attributes.ts',
    'kit/overlay/focus-pressed.ts',
    'kit/overlay/notify.ts',
    'kit/overlay/toast.ts',
    'kit/typed/digits.ts',
    'kit/ui/language-field.tsx',
    'kit/ui/lazy.ts',
    'kit/ui/sent-note.',
    'kit/ui/unavailable.tsx',
    'trade/agency/',
    'trade/alerts/watched-home.ts',
    'trade/contract/first-paths.ts',
    'trade/contract/sent-calls.ts',
    'trade/money/display-attributes.ts',
    'trade/property/shown-home.ts',
    'trade/property/slug-of.ts',
    'trade/search-query/search-query.ts',
    '@preact/signals-core/',
    'preact/dist/',
    'preact/hooks/',
    'preact/jsx-runtime/',
    'react/',
    'react-dom/',
    'scheduler/',
    'site/build/preact/',
    'site/content/demo/agency.json',
  ],
  form: [
    'kit/forms/',
    'kit/typed/phone.ts',
    'kit/typed/tidy-mail.ts',
    'trade/enquiry/contact-fields.tsx',
    'trade/enquiry/contact-model.ts',
    'trade/enquiry/newsletter-model.ts',
  ],
  rules: [
    'kit/forms/rules.ts',
    'kit/forms/suite.ts',
    'kit/typed/mail-address.ts',
    'context/',
    'n4s/',
    'vest/',
    'vest-utils/',
    'vestjs-runtime/',
  ],
  files: [
    'kit/forms/files/limits.ts',
    'kit/forms/files/send-progress.tsx',
    'kit/forms/files/uploading-fetch.ts',
  ],
  amounts: ['kit/typed/amount-words.ts', 'kit/typed/amount.ts', 'kit/typed/whole-amount.ts'],
  records: [
    'kit/carousel/carousel.css',
    'kit/carousel/carousel.tsx',
    'kit/carousel/use-carousel.ts',
    'kit/core/view/use-fetched.ts',
    'kit/core/view/use-model.ts',
    'kit/html/replace-tags.ts',
    'kit/html/trusted-html.ts',
    'kit/i18n/formatting.ts',
    'kit/i18n/with-commas.ts',
    'kit/map/map-notice.css',
    'kit/map/map-notice.tsx',
    'kit/ui/',
    'trade/alerts/follow-link.tsx',
    'trade/alerts/saved-query.ts',
    'trade/buying-costs/percent-text.ts',
    'trade/contract/',
    'trade/money/',
    'trade/property/',
    'trade/property/amenities/codes.ts',
    'trade/property/details/format-day.ts',
    'trade/property/particulars/has-particulars.ts',
    '@lingui/',
  ],
}

/** Parts of what is named above that few widgets need. */
const apart = [
  'kit/api-client/request.ts',
  'kit/core/in-document.ts',
  'kit/forms/fields/choices.',
  'kit/forms/files/',
  'kit/i18n/first-characters.ts',
  'kit/i18n/fold-letters.ts',
  'kit/ui/sent-note-view.tsx',
  'kit/ui/use-link-listener.ts',
  'kit/ui/use-media.ts',
  'trade/agency/shown-reviews.ts',
  'trade/contract/thanks.ts',
  'trade/money/read-amount.ts',
  'trade/property/amenities/',
  'trade/property/details/',
  'trade/property/media/',
  'trade/property/near/',
  'trade/property/particulars/',
  'trade/property/project/',
  'trade/property/sections/',
]

const OF_LISTS =
  /\/trade\/(alerts\/follow-link|property\/(card-pictures|card-room|shortlist-link))\.\w+$/
const OF_FILTERS = /\/trade\/property\/(fact-words|filter-names|filter-words)\.\w+$/

/**
 * In one file with the other records a partner's page saves a request; on the site a few pages have
 * lists or filters, and all others would pay.
 */
export function listChunkOf(id) {
  if (OF_LISTS.test(id)) return 'lists'
  return OF_FILTERS.test(id) ? 'filters' : null
}

const places = [
  ...apart.map(path => ({path, chunk: null})),
  ...Object.entries(chunks).flatMap(([chunk, paths]) => paths.map(path => ({path, chunk}))),
].sort((one, other) => other.path.length - one.path.length)

/** The chunk of a module, by its id in Rollup; null where Rollup decides. */
export function sharedChunkOf(id) {
  const path = pathOf(id)
  return places.find(place => path.startsWith(place.path))?.chunk ?? null
}

/** The path in the syntax of `chunks`. A module from a plugin is where its source is. */
function pathOf(id) {
  const [file = ''] = id.replace(/^\0/, '').split('?')
  return relative('.', file).replace(/^widgets\/|^.*node_modules\//, '')
}
