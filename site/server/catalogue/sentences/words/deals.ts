/** Words for sale and rent, for what a property is used, and for the periods of a rent. */
import type {Meaning} from '../meaning.ts'

export const deals: [Meaning, string][] = [
  [
    {deal: 'sale'},
    `sale, sales, for sale, on sale, buy, to buy, buying, purchase, purchasing, freehold,
    acheter, achat, achete, achetons, acquérir, acquisition, vente, à vendre, en vente, vendre,
    купить, куплю, купим, покупка, покупаю, покупаем, купля, продажа, на продажу, продается,
    продаются, приобрести, приобретение, приобрету, в собственность,
    بيع, للبيع, شراء, للشراء, اشتري, أشتري, نشتري, شرا, تمليك, للتمليك, تملك, التملك, امتلاك, مبيع`,
  ],
  [
    {deal: 'rent'},
    `rent, rents, for rent, to rent, renting, rental, rentals, on rent, let, to let, lease, for lease,
    leasing, to lease, tenancy,
    louer, à louer, loue, louons, location, en location, loyer, loyers, bail, locatif, locative,
    снять, сниму, снимем, снимаю, аренда, в аренду, под аренду, арендовать, арендую, арендуем,
    съем, сдается, сдаются, найм, внаем, арендная плата, арендной,
    إيجار, للإيجار, ايجارات, استئجار, للاستئجار, أستأجر, استاجر, نستأجر, تأجير, للتأجير, أجار,
    للأجار,
    آجار, اجار, كراء, للكراء`,
  ],
  [
    {},
    `good location, great location, prime location, best location, central location, nice location,
    excellent location, location near, rental yield, rental income, investissement locatif,
    rendement locatif, revenu locatif, rental return, rental returns, rent to own, own garden`,
  ],
  [
    {use: 'commercial'},
    `commercial, commerciale, commerciaux, professionnel, коммерческая, коммерческую, под бизнес,
    تجاري, تجارية, تجاريه`,
  ],
  [
    {use: 'residential'},
    'residential, résidentiel, résidentielle, résidentiels, жилая, жилой, سكني, سكنية',
  ],
  [
    {perYear: 12},
    `per month, a month, monthly, each month, every month, pm, pcm, p m,
    par mois, mensuel, mensuels, mensuelle, mensuellement, le mois, chaque mois, au mois,
    в месяц, за месяц, ежемесячно, помесячно, в мес, месячная,
    شهريا, بالشهر, في الشهر, كل شهر, للشهر, شهري`,
  ],
  [
    {perYear: 1},
    `per year, a year, yearly, annually, annual, per annum, each year, every year, per yr, pa, p a,
    par an, annuel, annuels, annuelle, annuellement, l'an, l'année, par année, chaque année,
    à l'année,
    в год, за год, ежегодно, годовая,
    سنويا, بالسنة, في السنة, كل سنة, للسنة, سنوي, بالعام, في العام`,
  ],
  [{perYear: 12, isBehindAmount: true}, 'month, mo, mth, mois, мес, месяц, الشهر, شهر'],
  [{perYear: 1, isBehindAmount: true}, 'year, yr, an, ans, год, السنة, سنة, العام'],
]
