/** A builder and its projects (spec section 2, 'Builder projects'). */
import type {BuilderData} from '../builders/load.ts'
import {FormNotice} from '../form-notice.tsx'
import {Island, later} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import {useFormAttributes, useReturnedForm, useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const contactForm = later(
  'ocp-contact-form',
  'intent',
  () => import('../../../widgets/contact-form/element.ts'),
)

const {Still, prepare} = stillParts(() => import('../builders/parts.tsx'))

export async function load(visit: Visit): Promise<BuilderData> {
  const [{loadBuilder}] = await Promise.all([import('../builders/load.ts'), prepare()])
  return loadBuilder(visit)
}

export const description: PageModule['description'] = (_i18n, data) =>
  (data as BuilderData | null)?.line ?? ''

/** Without a record, which is when nobody answered, there is only the form. */
export default function BuilderPage({data}: {data: unknown}) {
  const {i18n, path} = useSite()
  const [action = ''] = path.split('?')
  const builder = data as BuilderData | null
  const attributes = useFormAttributes(action)
  return (
    <article className="builder wrap">
      {builder ? (
        <>
          <Still part="About" builder={builder} />
          <Still part="Projects" builder={builder} />
        </>
      ) : (
        <h1 className="visually-hidden">{i18n._('Projects')}</h1>
      )}
      <section className="builder__form" id="contact" aria-label={i18n._('Contact')}>
        <FormNotice form={useReturnedForm(action)} />
        <Island
          element={contactForm}
          attributes={{
            ...attributes,
            heading: i18n._('GET IN TOUCH WITH US'),
            'from-url': action.slice(1),
          }}
          on={{'ocp-submit': toTop}}
        />
      </section>
    </article>
  )
}
