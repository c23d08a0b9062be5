/** On what terms the site is used (decisions, 'Routes that the spec leaves open'). */
import {defineLegalPage} from '../legal-page.tsx'

export default defineLegalPage('terms-and-conditions', {
  title: i18n => i18n._('Terms and Conditions'),
  description: i18n =>
    i18n._(
      'The terms on which this site and its listings may be used, under the laws of the United Arab Emirates as applied in Dubai.',
    ),
})
