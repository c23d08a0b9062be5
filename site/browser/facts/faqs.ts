import type {FAQPage} from 'schema-dts'
import type {Faq} from '../../../widgets/shared/api/entities.ts'
import {idOf, ref, type Telling} from './telling.ts'

/** The questions that the page answers; of none there is nothing to tell. */
export function faqFacts(faqs: Faq[] | undefined, telling: Telling): FAQPage | undefined {
  if (!faqs?.length) return undefined
  return {
    '@type': 'FAQPage',
    '@id': idOf(telling, 'faqs'),
    isPartOf: ref(idOf(telling, 'page')),
    inLanguage: telling.locale,
    mainEntity: faqs.map(({question, answer}) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: {'@type': 'Answer' as const, text: answer},
    })),
  }
}
