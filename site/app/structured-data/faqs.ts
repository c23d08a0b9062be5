import type {FAQPage} from 'schema-dts'
import type {Faq} from '#trade/contract/entities.ts'
import {idOf, type JsonLdContext, ref} from './json-ld.ts'

/** The questions that the page answers; without any there is no FAQPage. */
export function faqFacts(faqs: Faq[] | undefined, context: JsonLdContext): FAQPage | undefined {
  if (!faqs?.length) return undefined
  return {
    '@type': 'FAQPage',
    '@id': idOf(context, 'faqs'),
    isPartOf: ref(idOf(context, 'page')),
    inLanguage: context.locale,
    mainEntity: faqs.map(({question, answer}) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: {'@type': 'Answer' as const, text: answer},
    })),
  }
}
