/**
 * The landing pages: facts of the agency, like those of `agency.ts`, in a file of their own because
 * only the loader of these pages reads them. docs/guides/content.md says how to make another.
 */
import type {Words} from './agency.ts'
import {type LaunchPage, launchPages} from './launch-pages.ts'

/** A landing page of its own, for one launch. */
export interface Launch extends LaunchPage {
  /** Homes in Dubai are advertised with a permit of its Land Department; others are not. */
  inDubai: boolean
  text: Words
  place: Words
  /** Three or four. */
  reasons: {heading: Words; text: Words}[]
  /** What the record does not know, such as handover and payment. */
  facts: {label: Words; value: Words}[]
}

const developer = {en: 'Developer', fr: 'Promoteur', ru: 'Застройщик'} satisfies Words
const handover = {en: 'Handover', fr: 'Livraison', ru: 'Сдача'} satisfies Words
const payment = {en: 'Payment', fr: 'Paiement', ru: 'Оплата'} satisfies Words
const name = (text: string): Words => ({en: text, fr: text, ru: text})

export const launches: Launch[] = [
  {
    ...launchPages.haven,
    inDubai: true,
    text: {
      en: 'Villas and townhouses around a green valley, made for days spent outdoors.',
      fr: 'Villas et maisons de ville autour d’un vallon vert, pour vivre dehors au fil des jours.',
      ru: 'Виллы и таунхаусы вокруг зелёной долины — для жизни под открытым небом.',
    },
    place: {en: 'Dubailand, Dubai', fr: 'Dubailand, Dubaï', ru: 'Дубайленд, Дубай'},
    reasons: [
      {
        heading: {
          en: 'Drawn from the garden outwards',
          fr: 'Dessiné à partir du jardin',
          ru: 'Всё начинается с сада',
        },
        text: {
          en: 'A landscaped spine runs through the site, and children reach it without crossing a main street.',
          fr: 'Une épine paysagère traverse le site, et les enfants y accèdent sans franchir de grand axe.',
          ru: 'Через весь район проходит зелёная ось, и дети доходят до неё, не пересекая большую улицу.',
        },
      },
      {
        heading: {
          en: 'Everything within a walk',
          fr: 'Tout se fait à pied',
          ru: 'Всё в шаговой доступности',
        },
        text: {
          en: 'Clubhouse, pool, yoga rooms, playgrounds, a café and small shops, all inside the community.',
          fr: 'Club-house, piscine, salles de yoga, aires de jeux, café et petits commerces, au cœur du quartier.',
          ru: 'Клуб, бассейн, залы для йоги, детские площадки, кафе и небольшие магазины — внутри района.',
        },
      },
      {
        heading: {
          en: 'Payments you can check',
          fr: 'Des paiements vérifiables',
          ru: 'Платежи, которые можно проверить',
        },
        text: {
          en: 'Instalments go into the escrow account of the project, whose number stands in the agreement.',
          fr: 'Les échéances sont versées sur le compte séquestre du projet, dont le numéro figure au contrat.',
          ru: 'Взносы поступают на эскроу-счёт проекта, его номер указан в договоре.',
        },
      },
      {
        heading: {
          en: 'One specialist throughout',
          fr: 'Un seul interlocuteur',
          ru: 'Один специалист на всём пути',
        },
        text: {
          en: 'The same person tells you which phase a house belongs to, and how far construction has come.',
          fr: 'La même personne vous indique la phase de chaque maison et l’état d’avancement du chantier.',
          ru: 'Один и тот же человек расскажет, к какой очереди относится дом и на каком этапе стройка.',
        },
      },
    ],
    facts: [
      {label: developer, value: name('Aldar')},
      {label: handover, value: {en: 'By phase', fr: 'Par phases', ru: 'По очередям'}},
      {
        label: payment,
        value: {
          en: 'In stages, into escrow',
          fr: 'Par étapes, sous séquestre',
          ru: 'Поэтапно, на эскроу-счёт',
        },
      },
    ],
  },
  {
    ...launchPages.penthouse,
    inDubai: true,
    text: {
      en: 'One floor, one home, and water on three sides.',
      fr: 'Un étage, une seule adresse, et l’eau sur trois côtés.',
      ru: 'Один этаж, один дом и вода с трёх сторон.',
    },
    place: {
      en: 'Dubai Marina, Dubai',
      fr: 'Dubai Marina, Dubaï',
      ru: 'Дубай-Марина, Дубай',
    },
    reasons: [
      {
        heading: {en: 'A floor to yourself', fr: 'Un étage à vous seul', ru: 'Целый этаж — ваш'},
        text: {
          en: 'Four penthouses, one to a floor. The lift opens into a lobby that is yours alone.',
          fr: 'Quatre penthouses, un par étage. L’ascenseur s’ouvre sur un hall qui n’est qu’à vous.',
          ru: 'Четыре пентхауса, по одному на этаже. Лифт открывается в холл, который принадлежит только вам.',
        },
      },
      {
        heading: {
          en: 'Thirty metres of window',
          fr: 'Trente mètres de baies vitrées',
          ru: 'Тридцать метров окон',
        },
        text: {
          en: 'Living room, dining room and kitchen lie side by side along the glass, without a corridor.',
          fr: 'Salon, salle à manger et cuisine se suivent le long du vitrage, sans couloir.',
          ru: 'Гостиная, столовая и кухня расположены вдоль стекла, без единого коридора.',
        },
      },
      {
        heading: {
          en: 'A terrace round three sides',
          fr: 'Une terrasse sur trois côtés',
          ru: 'Терраса с трёх сторон',
        },
        text: {
          en: 'With a private pool of nine metres, and a glass screen that keeps the wind away.',
          fr: 'Avec une piscine privée de neuf mètres et un écran de verre qui arrête le vent.',
          ru: 'С собственным бассейном длиной девять метров и стеклянным экраном от ветра.',
        },
      },
      {
        heading: {
          en: 'Finishes still to choose',
          fr: 'Des finitions à votre goût',
          ru: 'Отделка — по вашему выбору',
        },
        text: {
          en: 'On two of the floors, kitchens, stone and joinery have not been decided yet.',
          fr: 'À deux des étages, cuisines, pierres et menuiseries restent à choisir.',
          ru: 'На двух этажах кухню, камень и столярные изделия ещё можно выбрать.',
        },
      },
    ],
    facts: [
      {label: developer, value: name('Select Group')},
      {
        label: handover,
        value: {
          en: 'Second half of 2027',
          fr: 'Second semestre 2027',
          ru: 'Второе полугодие 2027 года',
        },
      },
      {
        label: payment,
        value: {en: 'Plan on request', fr: 'Échéancier sur demande', ru: 'График по запросу'},
      },
    ],
  },
  {
    ...launchPages.islandApartments,
    inDubai: false,
    text: {
      en: 'Four islands off Ras Al Khaimah, with the beach at the end of every street.',
      fr: 'Quatre îles au large de Ras Al Khaimah, et la plage au bout de chaque rue.',
      ru: 'Четыре острова у берега Рас-эль-Хаймы, где каждая улица выходит к пляжу.',
    },
    place: {
      en: 'Al Marjan Island, Ras Al Khaimah',
      fr: 'Al Marjan Island, Ras Al Khaimah',
      ru: 'Аль-Марджан, Рас-эль-Хайма',
    },
    reasons: [
      {
        heading: {
          en: 'The beach at the door',
          fr: 'La plage devant la porte',
          ru: 'Пляж у порога',
        },
        text: {
          en: 'Direct access to the sand, with lifeguards in season, and the Gulf on three sides.',
          fr: 'Un accès direct au sable, surveillé en saison, et le Golfe sur trois côtés.',
          ru: 'Прямой выход на песок, в сезон — со спасателями, и залив с трёх сторон.',
        },
      },
      {
        heading: {
          en: 'Open to foreign buyers',
          fr: 'Ouvert aux acquéreurs étrangers',
          ru: 'Открыто для иностранцев',
        },
        text: {
          en: 'One of the places in Ras Al Khaimah where foreign nationals can own freehold property.',
          fr: 'L’un des lieux de Ras Al Khaimah où les étrangers accèdent à la pleine propriété.',
          ru: 'Одно из мест Рас-эль-Хаймы, где иностранцам доступна полная собственность.',
        },
      },
      {
        heading: {
          en: 'An hour from Dubai',
          fr: 'À une heure de Dubaï',
          ru: 'Час езды от Дубая',
        },
        text: {
          en: 'About 55 minutes from Dubai International when the road is clear, and a slower world on arrival.',
          fr: 'Environ 55 minutes depuis l’aéroport de Dubaï quand la route est libre, et un autre rythme à l’arrivée.',
          ru: 'Около 55 минут от аэропорта Дубая по свободной дороге — и совсем другой ритм.',
        },
      },
      {
        heading: {
          en: 'For weekends or for the year',
          fr: 'Le week-end ou toute l’année',
          ru: 'На выходные или на весь год',
        },
        text: {
          en: 'True homes, with full kitchens and storage. We explain the licences for letting, and promise no returns.',
          fr: 'De vrais logements, avec cuisine complète et rangements. Nous expliquons les licences de location, sans promettre de rendement.',
          ru: 'Полноценное жильё с кухней и местом для хранения. Мы объясним, какие нужны лицензии для аренды, и не обещаем доходности.',
        },
      },
    ],
    facts: [
      {label: developer, value: name('RAK Properties')},
      {
        label: {en: 'Ownership', fr: 'Propriété', ru: 'Собственность'},
        value: {en: 'Freehold', fr: 'Pleine propriété', ru: 'Полная'},
      },
      {
        label: {en: 'Registered in', fr: 'Enregistrement', ru: 'Регистрация'},
        value: {en: 'Ras Al Khaimah', fr: 'Ras Al Khaimah', ru: 'Рас-эль-Хайма'},
      },
    ],
  },
]
