/** Words for places that people want to be near, by the kinds of the records. */
import type {NearKind} from '#trade/property/home-facts/codes.ts'
import type {Meaning} from '../meaning.ts'

const kinds: Record<NearKind, string> = {
  school: `school, schools, a school, nursery school, école, écoles, une école,
    школа, школы, школе, школой, школ, مدرسة, مدارس, المدرسة, المدارس`,
  metro: `metro, the metro, metro station, the metro station, metro stations, subway, subway station, métro, station de métro,
    stations de métro, метро, станция метро, станции метро, станцией метро,
    مترو, المترو, محطة مترو, محطة المترو, محطات المترو`,
  beach: `beach, beaches, the beach, public beach, plage, plages, la plage, пляж, пляжа, пляжу, пляжем,
    شاطئ, الشاطئ, شاطي, شواطئ, البلاج`,
  mosque: `mosque, mosques, a mosque, masjid, mosquée, mosquées, мечеть, мечети, мечетью,
    مسجد, المسجد, جامع, مساجد`,
  mall: `mall, malls, shopping mall, shopping centre, shopping center, shopping malls, centre commercial,
    centres commerciaux, молл, молла, торговый центр, торгового центра, торговым центром, тц,
    مول, المول, مركز تسوق, مراكز تسوق, مولات`,
}

export const nearbyWords: [Meaning, string][] = [
  ...Object.entries(kinds).map(([kind, text]): [Meaning, string] => [
    {kind: kind as NearKind},
    text,
  ]),
  // Russian prepositions that elsewhere say nothing.
  [{near: true, kind: 'metro'}, 'у метро, около метро, рядом метро, metro nearby, metro close by'],
  [{near: true, kind: 'school'}, 'у школы, около школы, school nearby'],
  [{near: true, kind: 'beach'}, 'у пляжа, около пляжа, beach nearby'],
  [{near: true, kind: 'mosque'}, 'у мечети, около мечети'],
  [{near: true, kind: 'mall'}, 'у молла, около молла, у торгового центра, около торгового центра'],
  [
    {near: true, onFoot: true},
    `walk, a walk, walking, walk to, a walk to, walk from, walk of, walkable to, short walk to, on foot,
    by foot, à pied, à pied de, à pied du, à pied des, à deux pas de, marche, de marche,
    пешком, пешком до, пешком от, ходьба,
    مشيا, مشيا على الأقدام, مشيا إلى, مشيا الى, سيرا, سيرا على الأقدام, سيرا إلى`,
  ],
  [{near: true, minutes: true}, 'minute, minutes, минута, минут, دقيقة, دقائق, دقايق'],
  [{near: true, minutes: true, alone: 2}, 'دقيقتين, دقيقتان'],
  // Both are a bound elsewhere.
  [{minutes: true}, 'min, mins, мин'],
]
