/** What the ground is called: waters, districts and landmarks, as people there write them. */
import type {Coordinates} from '../../api/entities.ts'
import type {Locale} from '../../i18n/locale.ts'

export type NameKind = 'sea' | 'water' | 'district' | 'landmark' | 'city'

export interface GroundName {
  name: string
  /** Where another alphabet writes it otherwise. */
  ru: string
  fr?: string
  at: Coordinates
  kind: NameKind
  /** The zooms between which it is written. */
  from: number
  to: number
}

type Row = [ru: string, latitude: number, longitude: number, from: number, to: number, fr?: string]

const named = (kind: NameKind, rows: Record<string, Row>): GroundName[] =>
  Object.entries(rows).map(([name, [ru, latitude, longitude, from, to, fr]]) => ({
    name,
    ru,
    fr,
    at: [latitude, longitude],
    kind,
    from,
    to,
  }))

export const groundNames: GroundName[] = [
  ...named('sea', {
    'Arabian Gulf': ['Арабский залив', 25.205, 55.06, 9, 12.6, 'Golfe Arabique'],
    'Arabian Gulf ': ['Арабский залив', 25.2235, 55.2255, 12.6, 14.2, 'Golfe Arabique'],
    'Arabian Gulf  ': ['Арабский залив', 25.715, 55.7, 10.5, 14, 'Golfe Arabique'],
  }),
  ...named('city', {
    Dubai: ['Дубай', 25.18, 55.32, 9, 11, 'Dubaï'],
    Sharjah: ['Шарджа', 25.335, 55.42, 9, 12.8, 'Charjah'],
    Ajman: ['Аджман', 25.4, 55.46, 9.6, 12.8],
    'Ras Al Khaimah': ['Рас-эль-Хайма', 25.77, 55.96, 9, 12.8],
    'Al Marjan Island': ['Остров Аль-Марджан', 25.688, 55.705, 9.5, 13],
  }),
  ...named('water', {
    'Dubai Creek': ['Дубай-Крик', 25.242, 55.3295, 12, 15, 'Crique de Dubaï'],
    'Dubai Canal': ['Канал Дубай', 25.1868, 55.2445, 13.4, 17, 'Canal de Dubaï'],
    'Business Bay Canal': ['Канал Бизнес-Бей', 25.1803, 55.2885, 14.4, 18, 'Canal de Business Bay'],
    'Ras Al Khor': ['Рас-аль-Хор', 25.1975, 55.338, 12.4, 15],
    'The World': ['Острова «Мир»', 25.2235, 55.1665, 11.4, 14],
  }),
  ...named('district', {
    Deira: ['Дейра', 25.271, 55.322, 11.6, 15],
    'Bur Dubai': ['Бур-Дубай', 25.253, 55.298, 11.8, 15],
    Jumeirah: ['Джумейра', 25.2075, 55.2475, 11.6, 14.6],
    'Al Quoz': ['Аль-Куоз', 25.1375, 55.234, 11.6, 14.6],
    'Al Barsha': ['Аль-Барша', 25.1035, 55.195, 11.6, 14.6],
    'Al Sufouh': ['Аль-Суфух', 25.112, 55.1785, 13, 15],
    Mirdif: ['Мирдиф', 25.221, 55.42, 11.6, 14.6],
    'Jebel Ali': ['Джебель-Али', 24.999, 55.098, 10.6, 14],
    'International City': ['Интернешнл-Сити', 25.1635, 55.412, 12.4, 15],
    'Dubai Islands': ['Острова Дубай', 25.313, 55.293, 12, 15, 'Îles de Dubaï'],
    'Zabeel Park': ['Парк Забиль', 25.2305, 55.298, 13.4, 17],
    'Safa Park': ['Парк Сафа', 25.1845, 55.249, 14.2, 17],
    'Palm Jebel Ali': ['Палм-Джебель-Али', 25.018, 54.972, 10.6, 14],
    DIFC: ['МФЦ Дубая', 25.2125, 55.281, 12.8, 16],
    'Sheikh Zayed Road': ['Шоссе Шейха Зайда', 25.1945, 55.2625, 14.6, 18],
    'Marasi Drive': ['Мараси-драйв', 25.1838, 55.2705, 15, 18],
  }),
  ...named('landmark', {
    'Dubai International Airport': [
      'Аэропорт Дубая',
      25.2535,
      55.364,
      11.8,
      15,
      'Aéroport de Dubaï',
    ],
    'Dubai Mall': ['Дубай-Молл', 25.1985, 55.2796, 14.6, 18],
    'Dubai Opera': ['Дубайская опера', 25.1961, 55.2723, 15, 18, 'Opéra de Dubaï'],
    'Museum of the Future': ['Музей будущего', 25.2192, 55.2819, 14, 18, 'Musée du Futur'],
    'Dubai Frame': ['Дубайская рамка', 25.2354, 55.3004, 14, 18],
    'Burj Al Arab': ['Бурдж-эль-Араб', 25.1411, 55.1855, 12.8, 17],
    Atlantis: ['Атлантис', 25.1304, 55.1171, 13, 17],
    'Meydan Racecourse': ['Ипподром Мейдан', 25.1567, 55.3003, 13.6, 17, 'Hippodrome de Meydan'],
    'Dubai Harbour': ['Дубай-Харбор', 25.0943, 55.1374, 13.4, 17],
    'Mall of the Emirates': ['Молл Эмиратов', 25.1182, 55.2004, 13.4, 17],
  }),
]

export const nameIn = ({name, ru, fr}: GroundName, locale: Locale) =>
  (locale === 'ru' ? ru : (locale === 'fr' && fr) || name).trim()
