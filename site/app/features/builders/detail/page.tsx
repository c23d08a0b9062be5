/** A builder and its projects (spec section 2, 'Builder projects'). */

import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PageForm} from '../../../forms/page-form.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import type {BuilderData} from '../load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

/** Without a record, when the API did not answer, only the form is shown. */
function BuilderPage({data: builder}: {data: BuilderData | null}) {
  const {i18n} = useSite()
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

export default definePage<BuilderData | null>({
  prepare,
  load: async visit => (await import('../load.ts')).loadBuilder(visit),
  description: (_i18n, data) => data?.line ?? '',
  social: data => ({title: data?.name}),
  Page: BuilderPage,
})
