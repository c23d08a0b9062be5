/** A legal page: its text is static content, so it needs no code in the browser. */
import type {Translator} from '#kit/i18n/translator.ts'
import {definePage} from '../../core/page-types.ts'
import {staticSections} from '../../islands/static-section.tsx'
import {NotFound} from '../../records/missing-record.ts'
import type {LegalPage, LegalText} from '../../shared-with-server/site-records.ts'

const {StaticSection, prepare} = staticSections(() => import('./legal-text.tsx'))

interface LegalData {
  /** Null in a browser that hydrates: the server has rendered it. */
  text: LegalText | null
}

interface Words {
  title(i18n: Translator): string
  description(i18n: Translator): string
}

export const defineLegalPage = (page: LegalPage, {title, description}: Words) =>
  definePage<LegalData>({
    async load({records}) {
      const [text] = await Promise.all([records.legalText(page), prepare()])
      if (!text) throw new NotFound()
      return {text}
    },
    hydrationData: () => ({text: null}),
    description,
    Page: ({data}) => (
      <StaticSection part="LegalText" className="law wrap" title={title} text={data.text} />
    ),
  })
