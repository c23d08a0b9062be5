/** On what terms the site is used (decisions, 'Routes that the spec leaves open'). */

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
    'The terms on which this site and its listings may be used, under the laws of the United Arab Emirates as applied in Dubai.',
  )

function TermsAndConditionsPage() {
  const {i18n, locale} = useSite()
  const {StaticSection} = still[locale]
  return <StaticSection part="Text" className="law wrap" title={i18n._('Terms and Conditions')} />
}

export default definePage<void>({load, description, Page: TermsAndConditionsPage})
