/** Words for times: now, years, quarters and months. */
import type {Meaning} from '../meaning.ts'

export const times: [Meaning, string][] = [
  [
    {isNow: true, filler: true},
    `now, today, immediately, right now, straight away, asap, at once,
    maintenant, immédiatement, tout de suite, aujourd'hui, de suite,
    сейчас, сегодня, сразу, немедленно, прямо сейчас, الآن, حاليا, فورا, اليوم, الحين, على الفور`,
  ],
  [
    {yearsAhead: 1},
    `next year, the next year, coming year, l'année prochaine, l'an prochain, année prochaine, an prochain,
    следующий год, будущий год, السنة القادمة, السنة المقبلة, السنة الجاية, العام القادم, العام المقبل,
    في السنة القادمة, في السنة المقبلة, في العام القادم, في العام المقبل`,
  ],
  [
    {yearsAhead: 0},
    `this year, cette année, l'année en cours, этот год, этом году, этого года, текущий год,
    هذه السنة, هذا العام, هالسنة, السنة الحالية, العام الحالي`,
  ],
  [
    {isLater: true},
    `next, soon, later, after, summer, winter, spring, autumn, weeks, months, years,
    prochain, prochaine, bientôt, été, hiver, printemps, automne, mois, ans,
    следующий, скоро, через, лето, зима, весна, осень, месяц,
    القادم, القادمة, المقبل, المقبلة, قريبا, بعد, خلال, الصيف, الشتاء, الربيع, الخريف, أشهر, سنوات`,
  ],
  [{quarterWord: true}, 'quarter, trimestre, квартал, квартале, кварталу, кв, الربع, ربع'],
  [
    {yearEnd: true},
    `end, the end, end of, the end of, late, fin, la fin, fin de, la fin de, конец, конца,
    نهاية, أواخر, آخر`,
  ],
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
