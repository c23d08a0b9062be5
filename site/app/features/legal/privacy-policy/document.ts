import type {LegalText} from '../legal-text.ts'

const privacyPolicy = {
  updated: '2026-11-22',
  sections: [
    'who-we-are',
    'enquiries',
    'files',
    'purposes',
    'visits',
    'your-browser',
    'services-of-others',
    'partner-pages',
    'recipients',
    'transfers',
    'retention',
    'security',
    'your-rights',
    'children',
    'changes-and-law',
    'contact',
  ],
} as const

export default privacyPolicy

export type PrivacyPolicy = LegalText<(typeof privacyPolicy.sections)[number]>
