/** Bedrooms and areas, which stand behind a number or are one. */
import type {Meaning} from '../meaning.ts'

/** A French T3 or F3 has three rooms, two of which are bedrooms. */
const french: [Meaning, string][] = [1, 2, 3, 4, 5, 6, 7, 8].map(rooms => [
  {unit: 'room', number: rooms},
  `t${rooms}, f${rooms}`,
])

const roomsInWords: [number, string][] = [
  [
    0,
    `studio, studios, studio flat, bachelor, студия, студий, студию, студио, استوديو, ستوديو,
      استديو, استوديوهات, استديوهات, ستديو, أستوديو`,
  ],
  [1, 'однушка, однокомнатная, односпальная, одна спальня, единственная спальня'],
  [
    2,
    `двушка, двуха, двухкомнатная, двухспальная, двухспальневая, двухкомнатка,
      deux pièces et demie, غرفتين, غرفتان, غرفتي, غرفتين نوم, غرفتي نوم`,
  ],
  [3, 'трешка, трёшка, трехкомнатная, трехспальная, трехспальневая'],
  [4, 'четырешка, четырехкомнатная, четырехспальная'],
  [5, 'пятикомнатная, пятиспальная'],
  [6, 'шестикомнатная, шестиспальная'],
]

export const units: [Meaning, string][] = [
  ...french,
  ...roomsInWords.map(([number, text]): [Meaning, string] => [{unit: 'bedroom', number}, text]),
  [
    {unit: 'bedroom'},
    `br, brs, b r, bed, beds, bed room, bed rooms, bedroom, bedrooms, bedrooom, bdr, bdrs, bdrm, bdrms,
    bd, bds, bhk, b h k, bedder, bedroomed, bedded, b, bedrm, bedrms, room, rooms,
    bedroom hall kitchen,
    chambre, chambres, chambre à coucher, chambres à coucher, ch, chbre, chbres, chb,
    pieces à coucher,
    спальня, спальни, спален, спальней, спальнями, спаленка, комнатная, комн, комната, комнат,
    спальная,
    спальн, ком, сп, бр, бхк, х комнатная, х спальная, ю спальнями, мя комнатами, ти спальная,
    й спальней, и комнатная, ми спальнями, х спален, ти спален, ю комнатами, ти спальнями,
    х спальнями, ти комнатная, ех комнатная, ух комнатная,
    мя спальнями,
    غرف, غرف نوم, حجرات, حجرات نوم, أوض`,
  ],
  [{unit: 'room'}, 'pièce, pièces, p'],
  [
    {unit: 'bedroom', alone: 1},
    `غرفة, غرفه, غرفة وصالة, غرفه و صاله, غرفة و صالة, غرفة نوم واحدة, غرفه واحده, غرفة واحدة,
      غرفة نوم وصالة, غرفة نوم`,
  ],
  [{withBedrooms: true}, 'وصالة, و صالة, نوم, salon, et salon, hall, kitchen, واحدة وصالة'],
  [{unit: 'bedroom', scale: 1e3}, 'к'],
  [
    {unit: 'sqft'},
    `sqft, sq ft, sq feet, sq foot, square feet, square foot, square ft, sf, ft2, sft, feet, ft, sqf,
    pieds carrés, pied carré, pi2, pieds, кв фут, кв футов, квадратных футов, фут, футов, кв ф,
    футов квадратных,
    قدم مربع, قدم مربعة, قدم, أقدام, قدما مربعا, قدم مربعه`,
  ],
  [
    {unit: 'sqm'},
    `sqm, sq m, sq mt, sq mtr, sq meter, sq meters, sq metre, sq metres, m2, square meter,
    square meters, square metre, square metres, sqmt, mt2, meters, metres, mètre carré,
    mètres carrés, m carrés, m carré,
    mètres, m 2, кв м, квм, кв метр, кв метров, м2, м кв, м квадратных, метров квадратных,
    квадратных метров,
    квадратный метр, квадрат, квадратов, метров, метр,
    متر مربع, متر, أمتار, مترا مربعا, متر مربعا, م2, م مربع, أمتار مربعة`,
  ],
  [{unit: 'sqm'}, 'm, м, م'],
  [
    {areaWord: true, filler: true},
    `area, size, sized, living area, surface, superficie, de surface, площадь, площадью, размер,
    مساحة, المساحة, بمساحة, مساحتها, مساحته`,
  ],
]
