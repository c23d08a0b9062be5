/** The emirates by language. Records name them in English; what is missing here is shown so, too. */
import type {Words} from '../content/schema/fields.ts'
import type {emirates} from '../content/schema/kinds.ts'

type Emirate = (typeof emirates)[number]

const titles: Record<Emirate, Words> = {
  'Abu Dhabi': {en: 'Abu Dhabi', fr: 'Abou Dabi', ru: 'Абу-Даби', ar: 'أبوظبي'},
  Ajman: {en: 'Ajman', fr: 'Ajman', ru: 'Аджман', ar: 'عجمان'},
  Dubai: {en: 'Dubai', fr: 'Dubaï', ru: 'Дубай', ar: 'دبي'},
  Fujairah: {en: 'Fujairah', fr: 'Fujaïrah', ru: 'Фуджейра', ar: 'الفجيرة'},
  'Ras Al Khaimah': {
    en: 'Ras Al Khaimah',
    fr: 'Ras el Khaïmah',
    ru: 'Рас-эль-Хайма',
    ar: 'رأس الخيمة',
  },
  Sharjah: {en: 'Sharjah', fr: 'Charjah', ru: 'Шарджа', ar: 'الشارقة'},
  'Umm Al Quwain': {
    en: 'Umm Al Quwain',
    fr: 'Oumm al Qaïwaïn',
    ru: 'Умм-эль-Кувейн',
    ar: 'أم القيوين',
  },
}

/** Undefined for what is no emirate, as a record changed by hand may have it. */
export const emirateTitle = (name: string) => (titles as Record<string, Words | undefined>)[name]
