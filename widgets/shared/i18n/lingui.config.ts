import {defineConfig} from '@lingui/conf'
import {formatter} from '@lingui/format-po'
import {locales} from './locale.ts'

/** Where texts are looked for and where their translations lie: beside the widget that shows them. */
export default defineConfig({
  rootDir: process.cwd(),
  sourceLocale: 'en',
  locales: [...locales],
  orderBy: 'messageId',
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
      include: ['<rootDir>/site/app/features/desk/', '<rootDir>/site/server/desk/'],
    },
  ],
})
