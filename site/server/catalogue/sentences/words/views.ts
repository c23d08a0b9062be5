/** Words for a view, and the things seen that are amenities. */
import type {AmenityCode} from '#trade/property/amenities/codes.ts'
import type {Meaning} from '../meaning.ts'

export const views: [Meaning, string][] = [
  /** English says `sea view` and `view of the sea`. */
  [{view: 'in-front'}, 'view, views, vew'],
  [
    {view: 'behind'},
    `facing, overlooking, vue, vues, vue sur, donnant sur, face à, face au, surplombant, donne sur,
vue panoramique, vue directe, vue dégagée sur, vue imprenable, vue panoramique sur,
    вид, видом, виды, видами, окнами на, окна на, с панорамным видом,
    выходящая на,
    إطلالة, اطلالات, تطل, يطل, مطلة, مطل, مطله, اطلاله, بإطلالة, المطلة, منظر, واجهة على, إطلاله,
    فيو, تشرف على, المطل, إطلالات, اطلالة`,
  ],
  [
    {viewLink: true, filler: true},
    `of, on, over, to, towards, the, a, sur, la, le, l, les, du, de, des, à, au, на, على, ع,
لل, direct, panoramic, panoramique, full, partial,
    complète, directe, مباشرة, كاملة, جميلة, رائعة, in, out, onto, красивым, из окна, из окон,
    прекрасным, шикарным, отличным, панорамный, прямой,
    полный, красивый, حلوة, عل`,
  ],
]

export const sightWords: Partial<Record<AmenityCode, string>> = {
  'sea-view': `sea, ocean, gulf, arabian gulf, seaview, mer, océan, golfe arabique, golfe, море, океан,
залив, персидский залив, بحر, البحر, بحرية, بحريه, للبحر, الخليج, عالبحر, المحيط, الخليج العربي,
بحري, عالبحر`,
  'marina-view': `marina, dubai marina, марина, марину, дубай марина, مارينا, المارينا, دبي مارينا, مرينا,
      marina harbour`,
  'lake-view': 'lake, lakes, lac, lagon, озеро, озера, بحيرة, البحيرة, بحيرات',
  'canal-view': `canal, water canal, dubai canal, dubai water canal, canal de dubaï, канал, дубайский канал,
      дубай канал, водный канал, قناة, القناة, قناة دبي, قناة دبي المائية, القناة المائية, كانال`,
  'golf-view': `golf, golf course, golfcourse, fairway, parcours de golf, terrain de golf, golfs, гольф,
      поле для гольфа, гольф поле, поля для гольфа, гольфполе, غولف, الغولف, ملعب الغولف,
      ملعب غولف, جولف, الجولف, ملعب الجولف, ملعب جولف, ملاعب الغولف, قولف, القولف, ملعب القولف`,
  'park-view': `park, parc, jardins publics, парк, парковую зону, حديقة, الحديقة, حديقة عامة, حدائق, بارك,
      المنتزه, منتزه`,
  'skyline-view': `skyline, city, city skyline, downtown skyline, dubai skyline, ville, skyline de dubai,
      skyline de dubaï, gratte ciel, ligne des tours, tours, город, горизонт, панорама города,
      панораму города, небоскребы, скайлайн, городские огни, городской, مدينة, المدينة, أفق,
      الأفق, أفق المدينة, الأبراج, أبراج, سكاي لاين, سكايلاين, أفق دبي, ناطحات السحاب`,
}

/** Views in one word or in another order. */
export const viewWords: Partial<Record<AmenityCode, string>> = {
  'sea-view': `seaview, seaviews, sea facing, ocean facing, vue mer, видом на залив, морской вид,
      видовая на море`,
  'marina-view': 'marina facing',
  'lake-view': 'lake facing',
  'canal-view': 'canal facing',
  'golf-view': 'golf facing, golf course facing',
  'park-view': 'park facing',
  'skyline-view': 'городской вид',
}
