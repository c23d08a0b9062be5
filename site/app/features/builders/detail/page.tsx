/** A builder and its projects (spec section 2, 'Builder projects'). */

import {definePage, type PageDefinition, type Visit} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PageForm} from '../../../forms/page-form.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import type {BuilderData} from '../load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

async function load(visit: Visit): Promise<BuilderData> {
  const [{loadBuilder}] = await Promise.all([import('../load.ts'), prepare()])
  return loadBuilder(visit)
}

const description: PageDefinition<BuilderData | null>['description'] = (_i18n, data) =>
  data?.line ?? ''

const social: PageDefinition<BuilderData | null>['social'] = data => ({title: data?.name})

/** Without a record, when the API did not answer, only the form is shown. */
function BuilderPage({data}: {data: BuilderData | null}) {
  const {i18n} = useSite()
  const builder = data
  return (
    <article className="builder wrap" aria-label={builder?.name ?? i18n._('Projects')}>
      {builder ? (
        <>
          <StaticSection part="About" builder={builder} />
          <StaticSection part="Projects" builder={builder} />
        </>
      ) : (
        <h1 className="visually-hidden">{i18n._('Projects')}</h1>
      )}
      <section className="builder__form" id="contact" aria-label={i18n._('Contact')}>
        <PageForm heading={i18n._('GET IN TOUCH WITH US')} onSent={toTop} />
      </section>
    </article>
  )
}

export default definePage<BuilderData | null>({load, description, social, Page: BuilderPage})
