/** The demonstration's landing pages, as a site shows them that has no content of its own. */
import records from '../../../../site/content/demo/launches.json' with {type: 'json'}
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'

export const launches = Object.entries(records).map(([key, launch]) => ({
  ...launch,
  path: `/${key}`,
}))

export type DemoLaunch = (typeof launches)[number]

/** A text of a content file: one for each language, or one for all. */
export const textIn = (locale: Locale, text: string | Record<Locale, string>) =>
  typeof text === 'string' ? text : text[locale]
