/** Ways to live: the kinds of homes, and a form for those who would rather describe it. */
import {FormNotice} from '../form-notice.tsx'
import {Island, later} from '../island.tsx'
import type {PageModule, Visit} from '../page.ts'
import type {LifestyleData} from '../places/load-lifestyle.ts'
import {useFailure} from '../places/use-failure.ts'
import {useFormAttributes, useReturnedForm, useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const PATH = '/lifestyle'

const contactForm = later(
  'ocp-contact-form',
  'intent',
  () => import('../../../widgets/contact-form/element.ts'),
)

const {Still, prepare} = stillParts(() => import('../places/lifestyle-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadLifestyle}] = await Promise.all([import('../places/load-lifestyle.ts'), prepare()])
  return loadLifestyle(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Villas, penthouses, townhouses, offices: homes in Dubai by the way you live.')

export default function LifestylePage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const attributes = useFormAttributes(PATH)
  const lifestyles = data as LifestyleData
  useFailure(lifestyles)
  return (
    <>
      <Still key={lifestyles.failure} part="Lifestyles" {...lifestyles} />
      <section className="life-form" id="contact">
        <div className="life-form__body wrap">
          <Still part="FormWords" className="life-form__words" />
          <div className="contact__form">
            <FormNotice form={useReturnedForm(PATH)} />
            <Island
              element={contactForm}
              attributes={{...attributes, heading: i18n._('Write to us'), 'from-url': 'lifestyle'}}
              on={{'ocp-submit': toTop}}
            />
          </div>
        </div>
      </section>
    </>
  )
}
