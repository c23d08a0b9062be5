import {existsSync} from 'node:fs'
import {extractor as textsInCalls} from '@lingui/cli/api'
import {defineConfig, type ExtractorType} from '@lingui/conf'
import {formatter} from '@lingui/format-po'
import {locales} from './locale.ts'

/** Texts that stand in a table: it says itself which of them people read. */
const textsInTable: ExtractorType = {
  match: file => file.endsWith('/schema/words-for-editors.ts'),
  async extract(file, _code, onText) {
    const {wordsForEditors} = (await import(file)) as {wordsForEditors: () => string[]}
    for (const id of wordsForEditors()) onText({id, origin: [file, 1]})
  },
}

const AREA_PRICES = '<rootDir>/widgets/trade/area-prices/'
const MONEY = '<rootDir>/widgets/trade/money/'
const PARTICULARS = '<rootDir>/widgets/trade/property/particulars/'
const FACT_WORDS = '<rootDir>/widgets/trade/property/fact-words.ts'
const FACTS = '<rootDir>/widgets/trade/property/home-facts/'
const FILTER_WORDS = '<rootDir>/widgets/trade/property/filter-words.ts'
const NEAR = '<rootDir>/widgets/trade/property/near/'
const SAVED_SEARCH = '<rootDir>/widgets/trade/alerts/'
const VIEWING = '<rootDir>/widgets/trade/viewing/'

/** Their words are in the catalogues of those who show them: those of the kit travel with every widget. */
const ofSome = {
  'area-prices': [AREA_PRICES, MONEY],
  'buying-costs': [MONEY],
  listing: [FACTS, MONEY, NEAR, PARTICULARS],
  'open-house-carousel': [MONEY],
  'project-page': [FACTS, MONEY, NEAR, PARTICULARS, SAVED_SEARCH],
  'property-list': [FACTS, FACT_WORDS, FILTER_WORDS, MONEY, SAVED_SEARCH],
  'saved-search': [FACTS, FACT_WORDS, FILTER_WORDS, SAVED_SEARCH],
  viewing: [VIEWING],
}
const OF_SOME = [...new Set(Object.values(ofSome).flat())]

/** A copy of a part of the project has no other catalogues. */
const isThere = ({path}: {path: string}) =>
  path.includes('{name}') ||
  existsSync(path.replace('<rootDir>', process.cwd()).replace('/messages/{locale}', ''))

/** Locates texts and their translations: beside the widget that shows them. */
export default defineConfig({
  rootDir: process.cwd(),
  sourceLocale: 'en',
  locales: [...locales],
  orderBy: 'messageId',
  extractors: [textsInTable, textsInCalls],
  format: formatter({lineNumbers: false, origins: false}),
  catalogs: [
    {
      path: '<rootDir>/widgets/{name}/messages/{locale}',
      include: ['<rootDir>/widgets/{name}/'],
      exclude: [...Object.keys(ofSome), 'kit', 'partner-page', 'trade'].map(
        name => `<rootDir>/widgets/${name}/`,
      ),
    },
    {
      path: '<rootDir>/widgets/kit/messages/{locale}',
      include: ['kit', 'partner-page', 'trade'].map(name => `<rootDir>/widgets/${name}/`),
      exclude: OF_SOME,
    },
    ...Object.entries(ofSome).map(([name, shared]) => ({
      path: `<rootDir>/widgets/${name}/messages/{locale}`,
      include: [`<rootDir>/widgets/${name}/`, ...shared],
    })),
    {
      path: '<rootDir>/site/app/messages/{locale}',
      include: ['<rootDir>/site/app/', '<rootDir>/site/server/http/pages/', ...OF_SOME],
    },
    {
      path: '<rootDir>/site/desk/messages/{locale}',
      include: [
        '<rootDir>/site/desk/',
        FACTS,
        '<rootDir>/site/server/content/schema/',
        '<rootDir>/site/server/content/media/',
        '<rootDir>/site/server/viewings/calendars/',
      ],
    },
  ].filter(isThere),
})
