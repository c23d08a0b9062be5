/** What is known of a visitor, why, and for how long (decisions, 'Routes that the spec leaves open'). */
import {defineLegalPage} from '../legal-page.tsx'

export default defineLegalPage('privacy-policy', {
  title: i18n => i18n._('Privacy Policy'),
  description: i18n =>
    i18n._(
      'What this site knows of you, what stays in your browser, what happens to an enquiry, and your rights under the data protection law of the United Arab Emirates.',
    ),
})
