/** All builders, each leading to its projects. */

import {definePage} from '../../../core/page-types.ts'
import {staticSections} from '../../../islands/static-section.tsx'
import type {BuilderEntry} from '../load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function BuildersPage({data}: {data: BuilderEntry[]}) {
  return <StaticSection part="Builders" builders={data} />
}

export default definePage<BuilderEntry[]>({
  prepare,
  load: async visit => (await import('../load.ts')).loadBuilders(visit),
  /** The static section has them as markup. */
  hydrationData: () => [],
  description: i18n => i18n._('The builders whose homes in Dubai we sell, and their projects.'),
  Page: BuildersPage,
})
