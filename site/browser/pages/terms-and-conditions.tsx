/** On what terms the site is used (decisions, 'Routes that the spec leaves open'). */
import {stillText} from '../legal/still-text.ts'
import type {PageModule} from '../page.ts'
import {useSite} from '../site-context.tsx'

const still = stillText({
  document: () => import('../legal/terms-and-conditions/document.ts'),
  texts: {
    en: () => import('../legal/terms-and-conditions/en.ts'),
    fr: () => import('../legal/terms-and-conditions/fr.ts'),
    ru: () => import('../legal/terms-and-conditions/ru.ts'),
  },
})

export const load: PageModule['load'] = ({locale}) => still[locale].prepare()

export const description: PageModule['description'] = i18n =>
  i18n._(
    'The terms on which this site and its listings may be used, under the laws of the United Arab Emirates as applied in Dubai.',
  )

export default function TermsAndConditionsPage() {
  const {i18n, locale} = useSite()
  const {Still} = still[locale]
  return <Still part="Text" className="law wrap" title={i18n._('Terms and Conditions')} />
}
