/** Words around places. */
import type {Meaning} from '../meaning.ts'

export const nearness: [Meaning, string][] = [
  [
    {near: true},
    `near, nearby, near to, near by, close to, close by, next to, beside, besides, adjacent to,
walking distance to, walking distance from, walking distance of, around the corner from,
not far from, opposite, minutes from, minutes to, min from, mins from, mins to, min to,
steps from, next door to, in front of, close,
    proche, proche de, proche du, proche des, près, près de, près du, près des, à proximité,
    à proximité de, à proximité du, à côté, à côté de, à côté du, non loin de, à deux pas de,
    à deux pas du, pas loin de, pas loin du, minutes de, minutes du, en face de, en face du,
    à quelques minutes, aux abords de,
    рядом, рядом с, рядом со, возле, вблизи, близко, близко к, недалеко, недалеко от, поблизости,
    поблизости от, в шаговой доступности, в шаговой доступности от, неподалеку от,
    напротив, ближе к, вблизи от, минут от, минут до, в двух шагах от, по соседству с,
    قريب, قريبة, قريب من, قريبة من, قرب, بقرب, بالقرب من, بجانب, جنب, بجوار, جوار, قريبه,
    قريبه من, أقرب إلى, على مقربة من, مقابل, بمحاذاة, مجاور, مجاورة, دقائق من, حوالين, القريبة من,
    القريب من, يم, عند`,
  ],
  [{}, 'у метро, у моря, у пляжа, у парка, у воды, у школы, около метро, около моря, around golf'],
  [
    {without: true},
    `without, no, not, w o, excluding, except, sans, pas de, pas d, aucun, aucune, hors, sauf, pas,
без, не, нет, кроме, не нужен, не нужна, بدون, من دون, بلا, من غير, ليس, لا, ما عدا, مو, مش, غير,
إلا`,
  ],
]

/** Words of searches that no filter answers; they are known, so that they are no typo of others. */
export const unanswered = `
  palm jebel ali, palm deira, jumeirah village triangle, jvt, burj al arab, burj vista, burj crown, burj royale, akoya oxygen, marina mall, palm mall, emirates towers, emirates palace,
  пальма джебель али, пальма дейра, джумейра вилладж трайангл, бурдж аль араб, نخلة جبل علي, نخلة ديرة, برج العرب, قرية جميرا المثلثة,

  marine, likes, lanes, horses, chapeau, palms, palm trees, branches, franchise, quarter, quarters, saison, saisons, raison, raisons, ville, villes, village,
  closest, nearest, pressing, apport, appartient, ballon, detail, commence, stored, stones, storeys, hotels, leader,
  машина, машин, машины, машиной, марин, двуспальная кровать, склон, бар, бары,
  مستأجر, مستأجرة, أعمال, الأعمال, أليفة, خلفية, خفيفة, مراسي, الجار, جدار, أشياء, موظفين, شركاء, شتاء, شواء, مدرسي, فبراير, برجان,

  bath, baths, bathroom, bathrooms, toilet, toilets, shower, kitchen, floor, floors, level, storey, metro, station, tram, mall, school, schools, university, hospital, supermarket, beach, beachfront, sea, road, street, building, tower, plot, land, duplex, loft, hotel, resort, payment, plan, off plan, offplan, handover, ready, resale, new, brand new, luxury, modern, spacious, large, big, small, quiet, bright, family, people, persons, person, adults, children, kids, couple, students, bachelors, staff, visa, mortgage, cash, cheque, cheques, checks, deposit, commission, agent, owner, roi, yield, yields, investment, invest, tenanted, rented, vacant, vastu, corner, upgraded, renovated, furniture, week, weekly, day, daily, night, nightly, short term, long term, hours, minutes, km, sale price, garden, yard, roof, sauna, jacuzzi, cinema,
  centre ville, city centre, city center, центр города, центр, последний этаж, верхний этаж, salle, salles, salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d'eau, salles d'eau, cuisine, étage, étages, gare, école, écoles, université, hôpital, plage, mer, route, rue, immeuble, terrain, duplex, neuf, neuve, luxe, moderne, spacieux, spacieuse, grand, grande, petit, petite, calme, lumineux, famille, personnes, enfants, enfant, couple, sur plan, livraison, investissement, rendement, rénové, rénovée, jardin, semaine, jour, nuit, courte durée, longue durée, centre commercial, chèques,
  ванная, ванных, ванные, ванной, санузел, санузла, санузлов, туалет, кухня, этаж, этаже, этажи, метро, станция, школа, школы, школой, сад, пляж, море, улица, дорога, участок, земля, новостройка, новостройки, новая, новый, новое, новые, люкс, элитная, элитный, современная, просторная, большая, большой, маленькая, тихая, тихий, светлая, семья, семьи, человек, человека, дети, детей, ребенок, пара, рассрочка, ипотека, инвестиции, доходность, ремонт, ремонтом, сдача дома, готовая, готовый, вторичка, депозит, неделя, сутки, день, ночь, посуточно, длительный, срок, торговый центр, молл, балконный, строящийся, застройка,
  حمام, حمامات, مطبخ, طابق, طوابق, دور, أدوار, مترو, المترو, محطة, مدرسة, مدارس, جامعة, مستشفى, شاطئ, بحر, شارع, طريق, مبنى, أرض, دوبلكس, جديد, جديدة, فاخر, فاخرة, حديث, حديثة, واسع, واسعة, كبير, كبيرة, صغير, صغيرة, هادئ, هادئة, عائلة, عائلية, أشخاص, شخص, أطفال, تقسيط, أقساط, دفعات, استثمار, عائد, قيد الإنشاء, جاهز, جاهزة, تسليم, مرتفع, عالي, حديقة, أسبوع, يوم, ليلة, شيك, شيكات, دفعة, مول`

/** Words of names that by themselves mean no place. */
export const genericWords = `
  al, el, the, le, la, les, bin, abu, abou, umm, um, ras, old, new, city, town, town centre,
  centre, center, village, hills, hill, bay, beach, beaches, island, islands, ile, isle, golf,
  course, estate, estates, residence, residences, circle, tower, towers, tour, gate, garden,
  gardens, park, parks, living, life, sports, sport, business, residential, commercial, community,
  communities, district, districts, school, schools, lake, water, waterfront, front, harbour,
  harbor, port, land, view, views, heights, height, house, homes, palace, square, walk, south,
  north, east, west, central, centre, world, international, internet, media, studio, healthcare,
  design, industrial, production, first, second, phase, block, street, road, sheikh, mohammed,
  mohammad, rashid, zayed, emirates, emirate, arabian, arab, royal, green, greens, grand, creek,
  mall, valley, oasis, villa, villas, point, court, meadow, spring, victory, village circle,
  triangle, hotel, palms, sea, ocean, lagoon, lagoons, silicon valley,
  ville, communautés, résidentielles, affaires, secteurs, scolaires, quartier, quartiers, bord,
  mer, eau, nouveaux, golfs, autour,
  остров, город, сити, башня, бин, над, рас, бей, бэй, бизнес, спортс, гольф, бич, резиденс,
  вилладж, серкл, хиллс, хайтс, эстейт, эстейтс, айленд, комьюнити, районы, жилые, деловые, новые,
  кварталы, воды, моря, полей, школами, рядом, дубай, вилла, джумейра, эмирейтс, ливинг,
  мохаммеда, рашида, парк, марин,
  مدينة, جزيرة, برج, بن, محمد, راشد, أبو, أم, رأس, تلال, قرية, شاطئ, الخليج, التجاري, الرياضية,
  وسط, واحة, مساكن, عقارات, للغولف, الغولف, الدائرية, المرابع, العربية, الإمارات, إمارات, هيلز,
  هايتس, سيتي, جولف, الجديدة, الأحياء, مناطق, المدارس, مجمعات, مجمّعات, السكنية, التجارية,
  الواجهات, المائية, بيتش, فيليج, باي, لاند, استيت, دبي, جميرا, ذا, برج, بزنس, بيزنس, تاون`
