/** All builders, each leading to its projects. */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import type {BuilderEntry} from '../load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit) {
  const [{loadBuilders}] = await Promise.all([import('../load.ts'), prepare()])
  return loadBuilders(visit)
}

/** The static section has them as markup. */
const hydrationData: PageDefinition<BuilderEntry[]>['hydrationData'] = () => []

const description: PageDefinition<BuilderEntry[]>['description'] = i18n =>
  i18n._('The builders of Dubai whose homes we sell, with their projects.')

function BuildersPage({data}: {data: BuilderEntry[]}) {
  return <StaticSection part="Builders" builders={data} />
}

export default definePage<BuilderEntry[]>({load, hydrationData, description, Page: BuildersPage})
