/** What is known of a visitor, why, and for how long (decisions, 'Routes that the spec leaves open'). */

import {definePage, type PageDefinition} from '../../../core/page-types.ts'
import {useSite} from '../../../core/site-context.tsx'
import {staticText} from '../static-text.ts'

const still = staticText({
  document: () => import('./document.ts'),
  texts: {
    en: () => import('./en.ts'),
    fr: () => import('./fr.ts'),
    ru: () => import('./ru.ts'),
  },
})

const load: PageDefinition<void>['load'] = ({locale}) => still[locale].prepare()

const description: PageDefinition<void>['description'] = i18n =>
  i18n._(
    'What this site knows of you, what stays in your browser, what happens to an enquiry, and your rights under the data protection law of the United Arab Emirates.',
  )

function PrivacyPolicyPage() {
  const {i18n, locale} = useSite()
  const {StaticSection} = still[locale]
  return <StaticSection part="Text" className="law wrap" title={i18n._('Privacy Policy')} />
}

export default definePage<void>({load, description, Page: PrivacyPolicyPage})
