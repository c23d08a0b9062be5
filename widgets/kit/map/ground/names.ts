/** What the ground is called: waters, districts and landmarks, as people there write them. */
import type {Coordinates} from '../../api-client/shapes.ts'
import type {Locale} from '../../i18n/locale.ts'

export type NameKind = 'sea' | 'water' | 'district' | 'landmark' | 'city'

/** English is what a language without a word of its own shows. */
type NameByLanguage = {en: string} & Partial<Record<Locale, string>>

export interface GroundName {
  name: NameByLanguage
  at: Coordinates
  kind: NameKind
  /** The zooms between which it is written. */
  from: number
  to: number
}

const named =
  (kind: NameKind) =>
  (at: Coordinates, from: number, to: number, name: NameByLanguage): GroundName => ({
    name,
    at,
    kind,
    from,
    to,
  })

const sea = named('sea')
const city = named('city')
const water = named('water')
const district = named('district')
const landmark = named('landmark')

/** It is written where there is room for it, which depends on the zoom. */
const gulf: NameByLanguage = {
  en: 'Arabian Gulf',
  fr: 'Golfe Arabique',
  ru: 'Арабский залив',
  ar: 'الخليج العربي',
}

export const groundNames: GroundName[] = [
  sea([25.205, 55.06], 9, 12.6, gulf),
  sea([25.2235, 55.2255], 12.6, 14.2, gulf),
  sea([25.715, 55.7], 10.5, 14, gulf),
  city([25.18, 55.32], 9, 11, {en: 'Dubai', fr: 'Dubaï', ru: 'Дубай', ar: 'دبي'}),
  city([25.335, 55.42], 9, 12.8, {en: 'Sharjah', fr: 'Charjah', ru: 'Шарджа', ar: 'الشارقة'}),
  city([25.4, 55.46], 9.6, 12.8, {en: 'Ajman', ru: 'Аджман', ar: 'عجمان'}),
  city([25.77, 55.96], 9, 12.8, {en: 'Ras Al Khaimah', ru: 'Рас-эль-Хайма', ar: 'رأس الخيمة'}),
  city([25.688, 55.705], 9.5, 13, {
    en: 'Al Marjan Island',
    ru: 'Остров Аль-Марджан',
    ar: 'جزيرة المرجان',
  }),
  water([25.242, 55.3295], 12, 15, {
    en: 'Dubai Creek',
    fr: 'Crique de Dubaï',
    ru: 'Дубай-Крик',
    ar: 'خور دبي',
  }),
  water([25.1868, 55.2445], 13.4, 17, {
    en: 'Dubai Canal',
    fr: 'Canal de Dubaï',
    ru: 'Канал Дубай',
    ar: 'قناة دبي المائية',
  }),
  water([25.1803, 55.2885], 14.4, 18, {
    en: 'Business Bay Canal',
    fr: 'Canal de Business Bay',
    ru: 'Канал Бизнес-Бей',
    ar: 'قناة الخليج التجاري',
  }),
  water([25.1975, 55.338], 12.4, 15, {en: 'Ras Al Khor', ru: 'Рас-аль-Хор', ar: 'رأس الخور'}),
  water([25.2235, 55.1665], 11.4, 14, {en: 'The World', ru: 'Острова «Мир»', ar: 'جزر العالم'}),
  district([25.271, 55.322], 11.6, 15, {en: 'Deira', ru: 'Дейра', ar: 'ديرة'}),
  district([25.253, 55.298], 11.8, 15, {en: 'Bur Dubai', ru: 'Бур-Дубай', ar: 'بر دبي'}),
  district([25.2075, 55.2475], 11.6, 14.6, {en: 'Jumeirah', ru: 'Джумейра', ar: 'جميرا'}),
  district([25.1375, 55.234], 11.6, 14.6, {en: 'Al Quoz', ru: 'Аль-Куоз', ar: 'القوز'}),
  district([25.1035, 55.195], 11.6, 14.6, {en: 'Al Barsha', ru: 'Аль-Барша', ar: 'البرشاء'}),
  district([25.112, 55.1785], 13, 15, {en: 'Al Sufouh', ru: 'Аль-Суфух', ar: 'الصفوح'}),
  district([25.221, 55.42], 11.6, 14.6, {en: 'Mirdif', ru: 'Мирдиф', ar: 'مردف'}),
  district([24.999, 55.098], 10.6, 14, {en: 'Jebel Ali', ru: 'Джебель-Али', ar: 'جبل علي'}),
  district([25.1635, 55.412], 12.4, 15, {
    en: 'International City',
    ru: 'Интернешнл-Сити',
    ar: 'المدينة العالمية',
  }),
  district([25.313, 55.293], 12, 15, {
    en: 'Dubai Islands',
    fr: 'Îles de Dubaï',
    ru: 'Острова Дубай',
    ar: 'جزر دبي',
  }),
  district([25.2305, 55.298], 13.4, 17, {en: 'Zabeel Park', ru: 'Парк Забиль', ar: 'حديقة زعبيل'}),
  district([25.1845, 55.249], 14.2, 17, {en: 'Safa Park', ru: 'Парк Сафа', ar: 'حديقة الصفا'}),
  district([25.018, 54.972], 10.6, 14, {
    en: 'Palm Jebel Ali',
    ru: 'Палм-Джебель-Али',
    ar: 'نخلة جبل علي',
  }),
  district([25.2125, 55.281], 12.8, 16, {
    en: 'DIFC',
    ru: 'МФЦ Дубая',
    ar: 'مركز دبي المالي العالمي',
  }),
  district([25.1945, 55.2625], 14.6, 18, {
    en: 'Sheikh Zayed Road',
    ru: 'Шоссе Шейха Зайда',
    ar: 'شارع الشيخ زايد',
  }),
  district([25.1838, 55.2705], 15, 18, {en: 'Marasi Drive', ru: 'Мараси-драйв', ar: 'مراسي درايف'}),
  landmark([25.2535, 55.364], 11.8, 15, {
    en: 'Dubai International Airport',
    fr: 'Aéroport de Dubaï',
    ru: 'Аэропорт Дубая',
    ar: 'مطار دبي الدولي',
  }),
  landmark([25.1985, 55.2796], 14.6, 18, {en: 'Dubai Mall', ru: 'Дубай-Молл', ar: 'دبي مول'}),
  landmark([25.1961, 55.2723], 15, 18, {
    en: 'Dubai Opera',
    fr: 'Opéra de Dubaï',
    ru: 'Дубайская опера',
    ar: 'دبي أوبرا',
  }),
  landmark([25.2192, 55.2819], 14, 18, {
    en: 'Museum of the Future',
    fr: 'Musée du Futur',
    ru: 'Музей будущего',
    ar: 'متحف المستقبل',
  }),
  landmark([25.2354, 55.3004], 14, 18, {en: 'Dubai Frame', ru: 'Дубайская рамка', ar: 'برواز دبي'}),
  landmark([25.1411, 55.1855], 12.8, 17, {
    en: 'Burj Al Arab',
    ru: 'Бурдж-эль-Араб',
    ar: 'برج العرب',
  }),
  landmark([25.1304, 55.1171], 13, 17, {en: 'Atlantis', ru: 'Атлантис', ar: 'أتلانتس'}),
  landmark([25.1567, 55.3003], 13.6, 17, {
    en: 'Meydan Racecourse',
    fr: 'Hippodrome de Meydan',
    ru: 'Ипподром Мейдан',
    ar: 'مضمار ميدان',
  }),
  landmark([25.0943, 55.1374], 13.4, 17, {
    en: 'Dubai Harbour',
    ru: 'Дубай-Харбор',
    ar: 'دبي هاربر',
  }),
  landmark([25.1182, 55.2004], 13.4, 17, {
    en: 'Mall of the Emirates',
    ru: 'Молл Эмиратов',
    ar: 'مول الإمارات',
  }),
]

export const nameIn = ({name}: GroundName, locale: Locale) => name[locale] ?? name.en
