/** The site's own texts. English is the id of each; its catalogue holds only plurals. */
import type {Catalogues} from '../../../widgets/shared/i18n/translator.ts'
import {messages as en} from '../messages/en.po'

export const catalogues: Catalogues = {
  en,
  fr: () => import('../messages/fr.po'),
  ru: () => import('../messages/ru.po'),
}
