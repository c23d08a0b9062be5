/** A job opening and the form to apply for it (spec section 2). */
import {LOST} from '../../../widgets/shared/api/lost.ts'
import {applyPath, OPENINGS} from '../careers/addresses.ts'
import type {OpeningShown} from '../careers/load.ts'
import {goTo} from '../change-address.ts'
import {later} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import {PostedForm} from '../posted-form.tsx'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'

const {Still, prepare} = stillParts(() => import('../careers/apply-parts.tsx'))

/** Its fields can be filled as they are. */
const application = later(
  'ocp-careers-apply',
  'intent',
  () => import('../../../widgets/careers-apply/rendered-element.ts'),
)

export async function load(visit: Visit): Promise<OpeningShown> {
  const [{loadOpening}] = await Promise.all([import('../careers/load.ts'), prepare()])
  return loadOpening(visit)
}

export const description: PageModule['description'] = (_i18n, data) =>
  (data as OpeningShown).line ?? ''

export const social: PageModule['social'] = data => ({title: (data as OpeningShown).title})

export default function CareersApplyPage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const opening = data as OpeningShown
  return (
    <article className="job wrap">
      <Still part="Job" className="job__words" opening={opening} />
      <section className="job__form contact__form" id="apply">
        <PostedForm
          element={application}
          action={applyPath(opening.id)}
          attributes={{
            'career-id': opening.id,
            heading: i18n._('Apply for this position'),
          }}
          on={{
            'ocp-submit': toOpenings,
            'ocp-error': ({detail}) => {
              if (leadsBack(detail.message)) toOpenings()
            },
          }}
        />
      </section>
    </article>
  )
}

const toOpenings = () => goTo(OPENINGS)

/**
 * Spec section 8: a failed application leads back to the openings. Where fields were refused there is
 * something to mend here, and without a connection no page could be had: these have other words.
 */
const leadsBack = (message: string) => message === LOST
