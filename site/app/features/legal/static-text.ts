/** A legal text as a still part: of its three languages the one that is read, and no code of its own. */
import type {Locale} from '../../../../widgets/shared/i18n/locale.ts'
import {staticSections} from '../../islands/static-section.tsx'
import type {LegalDocument, LegalText} from './legal-text.ts'

type Fetched<Part> = Promise<{default: Part}>

interface Source<Section extends string> {
  document: () => Fetched<LegalDocument<Section>>
  texts: Record<Locale, () => Fetched<LegalText<Section>>>
}

export function staticText<Section extends string>({document, texts}: Source<Section>) {
  const still = (locale: Locale) =>
    staticSections(async () => {
      const [{legalPage}, {default: facts}, {default: text}] = await Promise.all([
        import('./legal-view.tsx'),
        document(),
        texts[locale](),
      ])
      return {Text: legalPage(facts, text)}
    })
  return {en: still('en'), fr: still('fr'), ru: still('ru')}
}
