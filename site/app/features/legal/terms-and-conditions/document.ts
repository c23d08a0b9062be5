import type {LegalText} from '../legal-text.ts'

const termsAndConditions = {
  updated: '2026-11-22',
  sections: [
    'who-we-are',
    'using-the-site',
    'listings',
    'permits',
    'prices',
    'pictures-and-plans',
    'working-with-us',
    'what-you-send',
    'fair-use',
    'others',
    'partner-pages',
    'rights-in-content',
    'liability',
    'privacy',
    'changes',
    'law-and-courts',
    'language',
    'contact',
  ],
} as const

export default termsAndConditions

export type TermsAndConditions = LegalText<(typeof termsAndConditions.sections)[number]>
