/** All builders, each leading to its projects. */
import type {BuilderEntry} from '../builders/load.ts'
import type {PageModule, Visit} from '../page.ts'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../builders/list.tsx'))

export async function load(visit: Visit) {
  const [{loadBuilders}] = await Promise.all([import('../builders/load.ts'), prepare()])
  return loadBuilders(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('The builders of Dubai whose homes we sell, with their projects.')

export default function BuildersPage({data}: {data: unknown}) {
  return <Still part="Builders" builders={data as BuilderEntry[]} />
}
