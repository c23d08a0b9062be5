/** The mail to the previous address of an account, in its language. */
import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {oneLine} from '#server/platform/one-line.ts'

interface Words {
  subject: string
  paragraphs: string[]
}

const words: Record<Locale, (agency: string, name: string) => Words> = {
  en: (agency, name) => ({
    subject: `Your mail address at the desk of ${agency}`,
    paragraphs: [
      `Hello ${name},`,
      `an administrator has given your account at the desk of ${agency} another mail address. This one no longer signs in, and you are signed out everywhere.`,
      'If you did not expect this, ask an administrator of the agency at once.',
    ],
  }),
  fr: (agency, name) => ({
    subject: `Votre adresse e-mail pour le bureau de ${agency}`,
    paragraphs: [
      `Bonjour ${name},`,
      `un administrateur a donné une autre adresse e-mail à votre compte pour le bureau de ${agency}. Celle-ci ne permet plus de se connecter, et vous êtes déconnecté partout.`,
      'Si vous ne vous y attendiez pas, adressez-vous tout de suite à un administrateur de l’agence.',
    ],
  }),
  ru: (agency, name) => ({
    subject: `Адрес почты для входа: рабочий стол ${agency}`,
    paragraphs: [
      `Здравствуйте, ${name}!`,
      `Администратор указал для вашей учётной записи рабочего стола ${agency} другой адрес почты. С этим адресом войти больше нельзя, все сеансы завершены.`,
      'Если вы этого не ждали, сразу обратитесь к администратору агентства.',
    ],
  }),
  ar: (agency, name) => ({
    subject: `عنوان بريدك في مكتب ${agency}`,
    paragraphs: [
      `مرحبًا ${name}،`,
      `غيّر أحد المسؤولين عنوان البريد الإلكتروني لحسابك في مكتب ${agency}. لم يعد هذا العنوان صالحًا لتسجيل الدخول، وسُجِّل خروجك من كل الأجهزة.`,
      'إذا لم تكن تتوقع ذلك، فاسأل أحد مسؤولي الوكالة فورًا.',
    ],
  }),
}

export function movedLetterOf(
  {name, locale}: {name: string; locale: string},
  agency: string,
): {subject: string; text: string} {
  const of = oneLine(agency)
  const {subject, paragraphs} = words[chooseLocale(locale)](of, oneLine(name))
  return {subject, text: `${[...paragraphs, of].join('\n\n')}\n`}
}
