/** The demonstration's records as their files have them: the content check judges them, not this. */
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Locale} from '#kit/i18n/locale.ts'
import {OperatorError} from '#server/platform/operator-error.ts'
import {DEMO} from './folders.ts'

/** Text by language, or the same in all. */
export type Text = string | Partial<Record<Locale, string>>

/** The fields of a builder, team member, neighbourhood or property that the tools read. */
export interface DemoRecord {
  key: string
  name: string
  reference?: string
  project?: boolean
  purpose?: string
  property_type?: string
  neighborhood?: string
  builder?: string
  agent?: string
  brn?: string
  phone?: string
  tagline?: Text
  description_heading?: Text
  short_description?: Text
  location_description?: Text
  main_images?: string[]
  price?: number
  price_period?: string
  bedrooms?: number
  bathrooms?: number
  area_sqft?: number
  amenities?: Text[]
  description?: Text
  address?: Text
  city?: Text
  emirate?: string
  coordinates?: [number, number]
  permit_number?: string
  permit_expiry?: string
}

export async function recordsOf(kind: string): Promise<DemoRecord[]> {
  const folder = join(DEMO, kind)
  const files = await readdir(folder).catch(() => {
    throw new OperatorError(`There is no folder ${folder} yet: write its records first.`)
  })
  const read = files
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(async (file): Promise<DemoRecord> => {
      const record = JSON.parse(await readFile(join(folder, file), 'utf8'))
      return {...record, key: file.replace('.json', ''), name: english(record.name)}
    })
  return Promise.all(read)
}

export const english = (text: Text | undefined) =>
  (typeof text === 'string' ? text : text?.en) ?? ''
