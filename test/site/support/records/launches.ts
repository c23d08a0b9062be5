/** The demonstration's landing pages, as a site without its own content shows them. */

import type {Locale} from '#kit/i18n/locale.ts'
import type {Words} from '#server/content/schema/fields.ts'
import records from '../../../../site/content/demo/launches.json' with {type: 'json'}

export const launches = Object.entries(records).map(([key, launch]) => ({
  ...launch,
  path: `/${key}`,
}))

export type DemoLaunch = (typeof launches)[number]

/** A text of a content file: one for each language, or one for all. */
export const textIn = (locale: Locale, text: string | Words) =>
  typeof text === 'string' ? text : text[locale]
