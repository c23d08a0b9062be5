/** A job opening and the form to apply for it (spec section 2). */
import {LOAD_FAILED} from '#kit/api-client/errors.ts'
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PostedForm} from '../../../forms/posted-form.tsx'
import {lazyElement} from '../../../islands/island.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {goTo} from '../../../navigation/replace-url.ts'
import type {OpeningShown} from '../load.ts'
import {applyPath, OPENINGS} from '../opening.ts'
import {rememberApplication} from '../sent-application.tsx'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

/** Its fields can be filled as they are. */
const application = lazyElement(
  'ocp-careers-apply',
  'near',
  () => import('../../../../../widgets/careers-apply/element.ts'),
)

function CareersApplyPage({data: opening}: {data: OpeningShown}) {
  const {i18n} = useSite()
  return (
    <article className="job wrap" aria-label={opening.title}>
      <StaticSection part="Job" className="job__words" opening={opening} />
      <section className="job__form contact__form" id="apply">
        <PostedForm
          element={application}
          action={applyPath(opening.id)}
          attributes={{
            'career-id': opening.id,
            heading: i18n._('Apply for this position'),
          }}
          on={{
            'ocp-submit': () => {
              rememberApplication()
              toOpenings()
            },
            'ocp-error': ({detail}) => {
              if (returnsToOpenings(detail.message)) toOpenings()
            },
          }}
        />
      </section>
    </article>
  )
}

const toOpenings = () => goTo(OPENINGS)

/**
 * Spec section 8: a failed application returns to the openings. Not with invalid fields, which can
 * be corrected here, nor without a connection, when no page can be loaded: these have other
 * messages.
 */
const returnsToOpenings = (message: string) => message === LOAD_FAILED

export default definePage<OpeningShown>({
  prepare,
  elements: [application],
  load: async visit => (await import('../load.ts')).loadOpening(visit),
  description: (_i18n, data) => data.line ?? '',
  social: data => ({title: data.title}),
  Page: CareersApplyPage,
})
