/** Ways to live: the kinds of homes, and a form for those who would rather describe it. */
import type {PageModule, Visit} from '../page.ts'
import {PageForm} from '../page-form.tsx'
import type {LifestyleData} from '../places/load-lifestyle.ts'
import {useFailure} from '../places/use-failure.ts'
import {useSite} from '../site-context.tsx'
import {stillParts} from '../still.tsx'
import {toTop} from '../to-top.ts'

const {Still, prepare} = stillParts(() => import('../places/lifestyle-parts.tsx'))

export async function load(visit: Visit) {
  const [{loadLifestyle}] = await Promise.all([import('../places/load-lifestyle.ts'), prepare()])
  return loadLifestyle(visit)
}

export const description: PageModule['description'] = i18n =>
  i18n._('Villas, penthouses, townhouses, offices: homes in Dubai by the way you live.')

export default function LifestylePage({data}: {data: unknown}) {
  const {i18n} = useSite()
  const lifestyles = data as LifestyleData
  useFailure(lifestyles)
  return (
    <>
      <Still key={lifestyles.failure} part="Lifestyles" {...lifestyles} />
      <section className="life-form" id="contact">
        <div className="life-form__body wrap">
          <Still part="FormWords" className="life-form__words" />
          <div className="contact__form">
            <PageForm heading={i18n._('Write to us')} onSent={toTop} />
          </div>
        </div>
      </section>
    </>
  )
}
