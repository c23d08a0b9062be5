/** Rules that hold between the fields of a record, most of them of the trade. */
import type {CheckedRecord} from '../folder.ts'
import type {KindName} from './kinds.ts'
import type {Problem} from './problem.ts'

type Rule = (values: Record<string, unknown>) => [field: string, says: string] | undefined

const rules: Partial<Record<KindName, Rule[]>> = {
  properties: [
    ({main_images}) =>
      Array.isArray(main_images) && main_images.length === 0
        ? ['main_images', 'is empty. A property needs at least one picture.']
        : undefined,
    ({status, transferred_at}) =>
      status === 'SOLD' && !transferred_at
        ? [
            'transferred_at',
            'is missing: a home is sold when its transfer is registered. Add the day, or make it ACTIVE.',
          ]
        : undefined,
    ({purpose, price_period}) =>
      price_period && `${purpose}`.endsWith('-sale')
        ? ['price_period', 'is for rents only. Take it away, or change the purpose.']
        : undefined,
    // Dubai requires a permit for every advertisement; other emirates have other offices.
    ({emirate, permit_number}) =>
      emirate === 'Dubai' && !permit_number
        ? [
            'permit_number',
            'is missing: a property in Dubai may not be advertised without a permit.',
          ]
        : undefined,
    ({permit_number, permit_expiry}) =>
      permit_number && !permit_expiry
        ? ['permit_expiry', 'is missing: the property is hidden when its permit ends.']
        : undefined,
  ],
  'open-houses': [
    ({start_time, end_time}) =>
      start_time && end_time && `${start_time}` >= `${end_time}`
        ? ['end_time', `must be later than the start, ${start_time}.`]
        : undefined,
    ({main_images}) =>
      Array.isArray(main_images) && main_images.length === 0
        ? ['main_images', 'is empty. An open house needs at least one picture.']
        : undefined,
  ],
  seo: [
    ({url}) =>
      typeof url === 'string' && !url.startsWith('/')
        ? ['url', `must be a path that begins with a slash, such as /team, got "${url}".`]
        : undefined,
  ],
}

export function checkRules(records: CheckedRecord[], problems: Problem[]) {
  for (const {kind, file, key, values} of records) {
    for (const rule of rules[kind] ?? []) {
      const [field, says] = rule(values) ?? []
      if (field && says) problems.push({file, record: key, field, says})
    }
  }
}
