/** Words for facts that decide: ready or off plan, payments, cheques, floors, when people can move in. */
import type {Meaning} from '../meaning.ts'

export const homeFacts: [Meaning, string][] = [
  [
    {completion: 'ready'},
    `ready, ready to move, ready to move in, move in ready, ready property, ready properties, completed,
    ready homes, ready home,
    prêt à habiter, prête à habiter, prêts à habiter, clé en main, clés en main, déjà construit, achevé,
    готовая, готовый, готовое, готовые, готовое жилье, готовая к заселению, сданный, сдан, сдана,
    جاهز, جاهزة, جاهزه, جاهزة للسكن, جاهز للسكن, جاهزة للتسليم, جاهز للتسليم`,
  ],
  [
    {completion: 'off-plan'},
    `off plan, offplan, off the plan, under construction, pre construction,
    sur plan, sur plans, en vefa, vefa, en construction, en cours de construction,
    офф план, оффплан, оф план, строящийся, строящаяся, строящееся, на стадии строительства,
    на этапе строительства, в строящемся доме, на котловане,
    على الخارطة, على الخريطة, أوف بلان, اوف بلان, قيد الإنشاء, تحت الإنشاء, قيد البناء`,
  ],
  [
    {plan: 'any'},
    `payment plan, payment plans, instalments, installments, instalment plan, installment plan,
    in instalments, in installments,
    plan de paiement, plans de paiement, paiement échelonné, paiement en plusieurs fois, échéancier,
    рассрочка, в рассрочку, с рассрочкой, план оплаты, план платежей, график платежей,
    تقسيط, بالتقسيط, أقساط, خطة دفع, خطة الدفع, خطة سداد, خطط دفع`,
  ],
  [
    {plan: 'after-handover'},
    `post handover, posthandover, post handover payment plan, post handover payment plans,
    post handover plan, post handover payments, payment after handover, payments after handover,
    pay after handover, payment plan after handover, payment plan post handover,
    plan de paiement après livraison, paiement après livraison, paiement après remise des clés,
    plan de paiement après remise des clés, plan de paiement après la livraison,
    рассрочка после сдачи, рассрочка после ввода, рассрочкой после сдачи, оплата после сдачи,
    рассрочка после передачи ключей, постхендовер, пост хендовер,
    الدفع بعد التسليم, تقسيط بعد التسليم, خطة دفع بعد التسليم, خطة سداد بعد التسليم,
    أقساط بعد التسليم, بالتقسيط بعد التسليم, السداد بعد التسليم`,
  ],
  [
    {of: 'handover_by'},
    `handover, hand over, handed over, handing over, completion, completes, delivery, delivered,
    livraison, livré, livrée, remise des clés, livrable,
    сдача, сдача дома, срок сдачи, сдачей, передача ключей, ввод, завершение,
    تسليم, التسليم, استلام, الاستلام, يسلم, تسلم`,
  ],
  [
    {of: 'cheques'},
    `cheque, cheques, check, checks, chq, chqs, payments a year, chèque, chèques,
    чек, чека, чеков, чеками, чеки, платежа в год, платежей в год,
    شيك, شيكات, دفعات`,
  ],
  [
    {of: 'max_service_charge'},
    `service charge, service charges, service fee, service fees, maintenance fee, maintenance fees,
    charges de copropriété, charges, frais de service,
    сервисный сбор, сервисные сборы, сервис чардж, плата за обслуживание, сервисный платеж,
    стоимость обслуживания,
    رسوم الخدمات, رسوم الخدمة, رسوم خدمة, رسوم خدمات, رسوم صيانة`,
  ],
  [
    {of: 'max_deposit'},
    `deposit, security deposit, dépôt, dépôt de garantie, caution, депозит, депозитом, залог, залогом,
    تأمين, التأمين, مبلغ التأمين, وديعة`,
  ],
  [
    {of: 'min_floor'},
    `floor, floors, level, storey, étage, étages, этаж, этажа, этаже, этажом, طابق, الطابق, دور, الدور`,
  ],
  [
    {of: 'available_by', filler: true},
    `available, availability, move in, moving in, move in date, available to move in, free,
    disponible, disponibles, libre, libres, emménager, emménagement,
    свободна, свободен, свободно, свободные, заезд, заселение, въезд, доступна, доступно, с заездом,
    متاح, متاحة, متوفر, متوفرة, السكن, الدخول`,
  ],
  [
    {isNow: true, filler: true},
    `now, today, immediately, right now, straight away, asap, at once,
    maintenant, immédiatement, tout de suite, aujourd'hui, de suite,
    сейчас, сегодня, сразу, немедленно, прямо сейчас, الآن, حاليا, فورا, اليوم, الحين, على الفور`,
  ],
  [{quarterWord: true}, 'quarter, trimestre, квартал, квартале, кварталу, الربع, ربع'],
  ...quarters(),
  ...months(),
  [
    {deadline: true, filler: true},
    'by, in, before, until, till, from, pour, en, à, avant, au, du, d, dès, в, к, до, с, со, на, в году, في, من, قبل, بحلول, حتى, عام, سنة, год, года, году',
  ],
  [{isBefore: true}, 'before, avant, قبل'],
]

function quarters(): [Meaning, string][] {
  const words = [
    'first quarter, premier trimestre, первый квартал, первом квартале, الربع الأول, الربع الاول',
    'second quarter, deuxième trimestre, второй квартал, втором квартале, الربع الثاني',
    'third quarter, troisième trimestre, третий квартал, третьем квартале, الربع الثالث',
    'fourth quarter, last quarter, quatrième trimestre, четвертый квартал, четвертом квартале, الربع الرابع',
  ]
  const suffixes = ['1st', '2nd', '3rd', '4th']
  return words.map((text, at) => [
    {quarter: at + 1},
    `q${at + 1}, ${suffixes[at]} quarter, ${at + 1}e trimestre, ${at + 1}er trimestre, ${at + 1}й квартал, ${text}`,
  ])
}

function months(): [Meaning, string][] {
  return [
    'january, jan, janvier, январь, января, январе, يناير, كانون الثاني',
    'february, feb, février, февраль, февраля, феврале, فبراير, شباط',
    'march, mar, mars, март, марта, марте, مارس',
    'april, apr, avril, апрель, апреля, апреле, أبريل, ابريل, نيسان',
    'may, mai, май, мая, мае, مايو, أيار',
    'june, jun, juin, июнь, июня, июне, يونيو, حزيران',
    'july, jul, juillet, июль, июля, июле, يوليو, تموز',
    'august, aug, août, август, августа, августе, أغسطس',
    'september, sep, sept, septembre, сентябрь, сентября, сентябре, سبتمبر, أيلول',
    'october, oct, octobre, октябрь, октября, октябре, أكتوبر, تشرين الأول',
    'november, nov, novembre, ноябрь, ноября, ноябре, نوفمبر, تشرين الثاني',
    'december, dec, décembre, декабрь, декабря, декабре, ديسمبر, كانون الأول',
  ].map((text, at) => [{month: at + 1}, text])
}
