/** What is known of a visitor, why, and for how long (decisions, 'Routes that the spec leaves open'). */
import {stillText} from '../legal/still-text.ts'
import type {PageModule} from '../page.ts'
import {useSite} from '../site-context.tsx'

const still = stillText({
  document: () => import('../legal/privacy-policy/document.ts'),
  texts: {
    en: () => import('../legal/privacy-policy/en.ts'),
    fr: () => import('../legal/privacy-policy/fr.ts'),
    ru: () => import('../legal/privacy-policy/ru.ts'),
  },
})

export const load: PageModule['load'] = ({locale}) => still[locale].prepare()

export const description: PageModule['description'] = i18n =>
  i18n._(
    'What this site knows of you, what stays in your browser, what happens to an enquiry, and your rights under the data protection law of the United Arab Emirates.',
  )

export default function PrivacyPolicyPage() {
  const {i18n, locale} = useSite()
  const {Still} = still[locale]
  return <Still part="Text" className="law wrap" title={i18n._('Privacy Policy')} />
}
