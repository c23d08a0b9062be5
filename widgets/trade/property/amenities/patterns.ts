/**
 * How a free text of any of our languages is recognised as an amenity. Texts are matched as `plainText`
 * writes them: in small letters, without accents and vowel signs. A text that is not recognised stays
 * as it is.
 */
import type {AmenityCode} from './codes.ts'

export interface Pattern {
  is: RegExp
  /** Texts that only sound like it. */
  isNot?: RegExp
}

/** Room for something is not the thing itself. */
const ROOM_FOR = /\b(space|room|shaft) for\b|\b(emplacement|gaine) |место под|шахта|مساحه ل|بئر/
const VIEW = /\bviews?\b|\bvues?\b|вид(ом)? на|اطلال/
/** Any of the patterns. */
const any = (...patterns: RegExp[]) => new RegExp(patterns.map(one => one.source).join('|'), 'u')

export const patterns: Record<AmenityCode, Pattern> = {
  'private-pool': {
    is: /(private|own) (swimming )?pool|piscine (privee|privative)|(собственн|частн|личн|сво)\p{L}{1,9} бассейн|مسبح خاص/u,
    isNot: any(ROOM_FOR, VIEW),
  },
  'shared-pool': {
    is: /(shared|communal|community|residents'?) (swimming )?pools?|piscines? (commune|partagee|de la (communaute|residence))|общ\p{L}{1,9} бассейн|бассейн\p{L}{0,9} (района|комплекса|для жи)|مسبح مشترك|مسابح المجمع/u,
    isNot: VIEW,
  },
  pool: {
    is: /\bpools?\b|\bpiscines?\b|\bbassin\b|бассейн|дорожка для плавания|مسبح|مسابح|حوض (غطس|سباحه)|حمام سباحه/,
    isNot: any(ROOM_FOR, VIEW, /pool (table|bar)|child|kids|enfants|детск|اطفال/),
  },
  parking: {
    is: /\bparking\b|\bgarage\b|\bcarport\b|\bcar spaces?\b|\bstationnement\b|\bplaces? couvertes?\b|abri pour voitures|парковк|парковоч|паркинг|гараж|машино-?мест|стоянк|موقف|مواقف|مراب|كراج/,
    isNot: any(
      VIEW,
      /visit|guest|customer|client|public|valet|voiturier|bicycle|bike|velo|short|courte|buggy/,
      /гостев|клиент|обществен|вело|коротк|للزوار|للعملاء|عامه|صف السيارات|عربه|دراجات|قصيره/,
    ),
  },
  furnished: {
    is: /\bfurnished\b|\bmeublee?\b|с мебелью|меблирован|مفروش|اثاث كامل/,
    isNot:
      /un-?furnished|not furnished|part|semi|non[- ]meuble|не ?меблир|частично|غير مفروش|شبه|جزئيا/,
  },
  'part-furnished': {
    is: /(part|partly|partially|semi)[- ]?furnished|(partiellement|semi)[- ]meuble|частично (с мебелью|меблир)|شبه مفروش|مفروش\p{L}{0,9} جزئيا/u,
  },
  unfurnished: {
    is: /\b(un-?|not )furnished\b|\bnon[- ]meuble|\bsans meubles|без мебели|не ?меблир|(من دون|بدون|بلا) اثاث|غير مفروش/,
  },
  balcony: {
    is: /\bbalcon(y|ies|s)?\b|\bloggia\b|балкон|лоджи|شرفه|شرفتان|شرفات|بلكون|لوجيا/,
    isNot: ROOM_FOR,
  },
  terrace: {
    is: /\bterraces?\b|\bterrasses?\b|террас|تراس/,
    isNot: any(ROOM_FOR, /clients|летняя/),
  },
  'private-garden': {
    is: /(private|own) garden|jardin (prive|privatif)|(собственн|частн|личн)\p{L}{1,9} сад(?!\p{L})|حديقه خاصه/u,
    isNot: VIEW,
  },
  gym: {
    is: /\bgym\b|\bfitness\b|salle de (sport|gym)|тренаж|фитнес|спортзал|صاله رياض|جيم/,
    isNot: ROOM_FOR,
  },
  spa: {is: /\bspa\b|(?<!\p{L})(спа|سبا)(?!\p{L})/u},
  'staff-room': {
    is: /\bmaid'?s?'? (room|quarters)|staff (room|quarters|wing|cottage)|chambre de (service|bonne)|(logement|aile|pavillon) du personnel|для (персонала|прислуги|горничной)|(خادمه|عاملين)(?!\p{L})/u,
  },
  study: {
    is: /^study$|\bhome office\b|\bstudy room\b|^bureau$|^кабинет$|рабочий кабинет|غرفه مكتب/,
  },
  storage: {
    is: /\bstorage (room|cage)|\bstore ?room\b|debarras|\bcave\b|^reserve$|casier de rangement|кладовая|для хранения|غرفه تخزين|مخزن مسيج/,
    isNot: /при кухне/,
  },
  laundry: {
    is: /\blaundry\b|buanderie|постирочн|прачечн|غرفه غسيل/,
  },
  wardrobes: {
    is: /(built-?in|fitted) (wardrobe|closet)|placards? (integre|encastre)|встроенн\p{L}{1,9} шкаф|خزائن (ملابس )?مدمجه/u,
  },
  lift: {
    is: /\blifts?\b|\belevators?\b|ascenseur|лифт|مصعد|مصاعد/,
    isNot: any(ROOM_FOR, /goods|service|грузов|بضائع/),
  },
  'air-conditioning': {
    is: /central (a\/c|air.?conditioning)|climatisation centrale|центральн\p{L}{1,9} кондиционирован|تكييف مركزي/u,
  },
  concierge: {is: /\bconcierge|консьерж|كونسيرج/},
  security: {
    is: /\bsecurity\b|\bgardiennage\b|\bsecurite\b|охран(а|ой)(?!\p{L})|حراسه/u,
    isNot: /مبني/,
  },
  'gated-community': {
    is: /gated (community|compound)|(communaute|residence) (fermee|securisee)|(закрыт|охраняем)\p{L}{1,9} (территори|район|посел)|مجمع (ببوابه|مسور|مغلق)/u,
  },
  'beach-access': {
    is: /beach access|(access|gate) to the beach|private beach|acces (direct )?a la plage|portillon sur la plage|plage privee|выход (на|к) пляж|собственн\p{L}{1,9} пляж|(وصول|بوابه).{0,40}شاطئ|شاطئ خاص/u,
  },
  playground: {
    is: /playground|play area|aire de jeux|детская площадка|ملعب (لل)?اطفال/,
  },
  pets: {
    is: /\bpets? (allowed|welcome)|pet-friendly|animaux (admis|acceptes|bienvenus)|можно с животными|животные.{0,40} по разрешению|الحيوانات الاليفه مسموح/,
  },
  'car-charging': {
    is: /(electric (car|vehicle)|\bev)[ -]charg|recharge pour voitures|borne de recharge|зарядк\p{L}{0,9} для электромоб|شحن السيارات الكهربائيه/u,
  },
  'sea-view': {
    is: /\bsea views?\b|views? of the sea|vue (sur la )?mer\b|вид(ом)? на море|اطلاله علي البحر(?!\p{L})|اطلاله بحريه/u,
  },
  'marina-view': {
    is: /marina views?|views? of the marina|vue (sur la )?marina|вид(ом)? на марину|اطلاله علي المارينا/,
  },
  'lake-view': {
    is: /lake views?|views? of the lake|vue (sur le )?lac\b|вид(ом)? на озеро|اطلاله علي البحيره(?! الشاطئيه)/,
  },
  'canal-view': {
    is: /canal views?|views? of the canal|vue (sur le )?canal|вид(ом)? на канал|اطلاله علي القناه/,
  },
  'golf-view': {
    is: /golf( course)? views?|views? of the golf|vue (sur le )?golf|вид(ом)? на (поле для )?гольф|اطلاله علي ملعب الغولف/,
  },
  'park-view': {
    is: /park views?|views? of the park|vue (sur le )?parc\b|вид(ом)? на парк(?!\p{L})|اطلاله علي الحديقه/u,
  },
  'skyline-view': {
    is: /(skyline|city) views?|views? of the (skyline|city)|vue sur la (ligne des tours|ville)|вид(ом)? на (панораму )?город|اطلاله علي (افق )?المدينه/,
  },
}
