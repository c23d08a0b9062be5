/**
 * The stored data about a visitor and its purpose, and the terms of use (decisions, 'Routes that the
 * spec leaves open'). The text is static content, so it needs no code in the browser.
 */
import {definePage} from '../../core/page-types.ts'
import {staticSections} from '../../islands/static-section.tsx'
import {NotFound} from '../../records/missing-record.ts'
import type {LegalPage, LegalText} from '../../shared-with-server/site-records.ts'

const {StaticSection, prepare} = staticSections(() => import('./legal-text.tsx'))

interface LegalData {
  page: LegalPage
  /** Null in a browser that hydrates: the server has rendered it. */
  text: LegalText | null
}

const descriptions: Record<LegalPage, string> = {
  'privacy-policy':
    /*i18n*/ 'What this site knows about you, what stays in your browser, what happens to an enquiry, and your rights under the data protection law of the United Arab Emirates.',
  'terms-and-conditions':
    /*i18n*/ 'The terms on which this site and its listings may be used, under the laws of the United Arab Emirates as applied in Dubai.',
}

export default definePage<LegalData>({
  prepare,
  async load({url, records}) {
    const page = url.pathname.includes('privacy-policy') ? 'privacy-policy' : 'terms-and-conditions'
    const text = await records.legalText(page)
    if (!text) throw new NotFound()
    return {page, text}
  },
  hydrationData: ({page}) => ({page, text: null}),
  description: (i18n, {page}) => i18n._(descriptions[page]),
  Page: ({data: {page, text}}) => (
    <StaticSection part="LegalText" className="law wrap" page={page} text={text} />
  ),
})
