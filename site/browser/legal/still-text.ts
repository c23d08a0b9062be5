/** A legal text as a still part: of its three languages the one that is read, and no code of its own. */
import type {Locale} from '../../../widgets/shared/i18n/locale.ts'
import {stillParts} from '../still.tsx'
import type {LegalDocument, LegalText} from './legal-text.ts'

type Fetched<Part> = Promise<{default: Part}>

interface Source<Section extends string> {
  document: () => Fetched<LegalDocument<Section>>
  texts: Record<Locale, () => Fetched<LegalText<Section>>>
}

export function stillText<Section extends string>({document, texts}: Source<Section>) {
  const still = (locale: Locale) =>
    stillParts(async () => {
      const [{legalPage}, {default: facts}, {default: text}] = await Promise.all([
        import('./legal-page.tsx'),
        document(),
        texts[locale](),
      ])
      return {Text: legalPage(facts, text)}
    })
  return {en: still('en'), fr: still('fr'), ru: still('ru')}
}
