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

/** Where texts are looked for and where their translations lie: beside the widget that shows them. */
export default defineConfig({
  rootDir: process.cwd(),
  sourceLocale: 'en',
  locales: [...locales],
  orderBy: 'messageId',
  extractors: [textsInTable, textsInCalls],
  format: formatter({lineNumbers: false, origins: false}),
  catalogs: [
    {path: '<rootDir>/widgets/{name}/messages/{locale}', include: ['<rootDir>/widgets/{name}/']},
    {
      path: '<rootDir>/site/app/messages/{locale}',
      include: ['<rootDir>/site/app/', '<rootDir>/site/server/http/pages/'],
      exclude: ['<rootDir>/site/app/features/desk/'],
    },
    {
      path: '<rootDir>/site/app/features/desk/messages/{locale}',
      include: [
        '<rootDir>/site/app/features/desk/',
        '<rootDir>/site/server/desk/',
        '<rootDir>/site/server/content/schema/',
        '<rootDir>/site/server/content/media/',
      ],
    },
  ],
})
