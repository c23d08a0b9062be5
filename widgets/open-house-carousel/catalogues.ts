import type {Catalogues} from '../shared/i18n/translator.ts'
import {messages as en} from './messages/en.po'

export const catalogues: Catalogues = {
  en,
  fr: () => import('./messages/fr.po'),
  ru: () => import('./messages/ru.po'),
}
