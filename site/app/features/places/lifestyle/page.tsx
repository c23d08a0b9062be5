/** Ways to live: the kinds of homes, and a form for those who would rather describe it. */
import {definePage} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {PageForm} from '../../../forms/page-form.tsx'
import {staticSections} from '../../../islands/static-section.tsx'
import {toTop} from '../../../navigation/scroll-to-top.ts'
import {useFailure} from '../../../ui/use-load-failure.ts'
import type {LifestyleData} from './load.ts'

const {StaticSection, prepare} = staticSections(() => import('./sections.tsx'))

function LifestylePage({data: lifestyles}: {data: LifestyleData}) {
  const {i18n} = useSite()
  useFailure(lifestyles)
  return (
    <>
      <StaticSection key={lifestyles.failure} part="Lifestyles" {...lifestyles} />
      <section className="life-form" id="contact">
        <div className="life-form__body wrap">
          <StaticSection part="FormWords" className="life-form__words" />
          <div className="contact__form">
            <PageForm heading={i18n._('Write to us')} onSent={toTop} />
          </div>
        </div>
      </section>
    </>
  )
}

export default definePage<LifestyleData>({
  prepare,
  load: async visit => (await import('./load.ts')).loadLifestyle(visit),
  /** The static section has the rest as markup. */
  hydrationData: data => ({
    ...data,
    lifestyles: [],
  }),
  description: i18n =>
    i18n._('Villas, penthouses, townhouses, offices: homes in Dubai by the way you live.'),
  Page: LifestylePage,
})
