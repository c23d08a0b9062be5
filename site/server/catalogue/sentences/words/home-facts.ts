/** Words for facts that decide: ready or off plan, payments, cheques, floors, who has built a home. */
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
    на этапе строительства, в строящемся доме, на котловане, новостройка, новостроек,
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
    `handover, hand over, handed over, handing over, handover date, expected handover,
    completion, completes, completion date, delivery, delivered,
    livraison, livraison prévue, livré, livrée, remise des clés, livrable,
    сдача, сдача дома, срок сдачи, сдачей, передача ключей, ввод, завершение, готовность,
    تسليم, التسليم, استلام, الاستلام, يسلم, تسلم, موعد التسليم, تاريخ التسليم, التسليم المتوقع`,
  ],
  [
    {of: 'cheques'},
    `cheque, cheques, check, checks, chq, chqs, payments a year, chèque, chèques,
    чек, чека, чеков, чеками, чеки, платежа в год, платежей в год,
    شيك, شيكا, شيكات, دفعات`,
  ],
  [
    {payment: true},
    `pay, paid, payable, payment, payments, paiement, règlement, оплата, платеж, الدفع, دفع, السداد`,
  ],
  // Nine and new are one word in French, and two of a thing are one word in Arabic.
  [{of: 'cheques', alone: 9}, 'neuf chèques'],
  [{of: 'cheques', alone: 2}, 'شيكين, شيكان, دفعتين, دفعتان'],
  [
    {amenity: 'parking', alone: 2},
    `موقفين, موقفان, موقفين سيارة, موقفين سيارات, موقفين للسيارة, موقفين للسيارات, موقفان للسيارات,
    موقفي سيارة, موقفي سيارات, موقفا سيارة`,
  ],
  [{withParking: true}, 'car, cars, voiture, voitures, машина, машин, автомобиль, سيارة, سيارات'],
  [{withParking: true, alone: 2}, 'سيارتين'],
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
    {developer: true},
    `developer, developers, builder, from the developer, from developer, from the builder,
    promoteur, du promoteur, застройщик, девелопер, от застройщика, от девелопера,
    المطور, مطور, من المطور`,
  ],
]
