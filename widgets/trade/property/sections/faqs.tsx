/** Questions and answers, one open at a time; the first from the start (spec section 9). */

import {useServices} from '#kit/core/view/use-services.ts'
import type {Property} from '../../contract/entities.ts'
import {inEnglish} from '../facts.tsx'

export function Faqs({property}: {property: Property}) {
  const {i18n} = useServices()
  const {faqs = []} = property
  if (faqs.length === 0) return null
  return (
    <section className="property-section property-faqs" id="faqs">
      <h2 className="property-section__heading">{i18n._('Questions and answers')}</h2>
      <div className="property-faqs__items">
        {faqs.map(({_id, question, answer}, index) => (
          <details className="property-faqs__item" name="faqs" open={index === 0} key={_id}>
            <summary>
              <span {...inEnglish(property, `faqs[${index}].question`)}>{question}</span>
            </summary>
            <p {...inEnglish(property, `faqs[${index}].answer`)}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
