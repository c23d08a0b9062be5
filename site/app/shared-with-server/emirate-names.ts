/** The emirates by language. Records name them in English; what is missing here is shown so, too. */
import type {Words} from './content-fields.ts'

const titles: Record<string, Words> = {
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

/** Other names by which people look for them. */
const aliases: Record<string, string[]> = {'Ras Al Khaimah': ['RAK'], 'Umm Al Quwain': ['UAQ']}

/** Undefined for what is no emirate, as a record changed by hand may have it. */
export const emirateTitle = (name: string): Words | undefined =>
  Object.hasOwn(titles, name) ? titles[name] : undefined

export const emirateAliases = (name: string): string[] =>
  Object.hasOwn(aliases, name) ? (aliases[name] ?? []) : []

export const emirates = Object.keys(titles)
