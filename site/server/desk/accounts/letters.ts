/** The mails that bring somebody a link, in the language of the account. */

import {chooseLocale, type Locale} from '#kit/i18n/locale.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {agency} from '#trade/agency/agency.ts'

export type LetterKind = 'invitation' | 'forgotten'

interface Words {
  subject: string
  greeting: string
  why: string
  how: string
  otherwise: string
}

interface Facts {
  agency: string
  name: string
}

const words: Record<Locale, Record<LetterKind, (facts: Facts) => Words>> = {
  en: {
    invitation: ({agency, name}) => ({
      subject: `Your account at the desk of ${agency}`,
      greeting: `Hello ${name},`,
      why: `you are invited to the desk of ${agency}, where enquiries and content are looked after.`,
      how: 'Choose your password here. The link works once, for seven days:',
      otherwise: 'If you expected no invitation, you need not do anything.',
    }),
    forgotten: ({agency, name}) => ({
      subject: `Another password at the desk of ${agency}`,
      greeting: `Hello ${name},`,
      why: `somebody, probably you, asked for another password at the desk of ${agency}.`,
      how: 'Choose it here. The link works once, for one hour; you are signed out everywhere then:',
      otherwise: 'If it was not you, you need not do anything: your password stays as it is.',
    }),
  },
  fr: {
    invitation: ({agency, name}) => ({
      subject: `Votre compte pour le bureau de ${agency}`,
      greeting: `Bonjour ${name},`,
      why: `vous êtes invité à rejoindre le bureau de ${agency}, où sont suivis les demandes et les contenus.`,
      how: 'Choisissez votre mot de passe ici. Le lien fonctionne une seule fois, pendant sept jours :',
      otherwise: 'Si vous n’attendiez pas d’invitation, vous n’avez rien à faire.',
    }),
    forgotten: ({agency, name}) => ({
      subject: `Nouveau mot de passe pour le bureau de ${agency}`,
      greeting: `Bonjour ${name},`,
      why: `quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le bureau de ${agency}.`,
      how: 'Choisissez-le ici. Le lien fonctionne une seule fois, pendant une heure ; vous serez alors déconnecté partout :',
      otherwise:
        'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    }),
  },
  ru: {
    invitation: ({agency, name}) => ({
      subject: `Ваша учётная запись: рабочий стол ${agency}`,
      greeting: `Здравствуйте, ${name}!`,
      why: `Вас приглашают на рабочий стол ${agency}, где ведут заявки и содержание сайта.`,
      how: 'Выберите пароль по этой ссылке. Она действует один раз, в течение семи дней:',
      otherwise: 'Если вы не ждали приглашения, ничего делать не нужно.',
    }),
    forgotten: ({agency, name}) => ({
      subject: `Новый пароль: рабочий стол ${agency}`,
      greeting: `Здравствуйте, ${name}!`,
      why: `Кто-то, вероятно вы, запросил новый пароль для рабочего стола ${agency}.`,
      how: 'Выберите его по этой ссылке. Она действует один раз, в течение часа; после этого все сеансы будут завершены:',
      otherwise: 'Если это были не вы, ничего делать не нужно: пароль останется прежним.',
    }),
  },
  ar: {
    invitation: ({agency, name}) => ({
      subject: `حسابك في مكتب ${agency}`,
      greeting: `مرحبًا ${name}،`,
      why: `تمت دعوتك إلى مكتب ${agency} حيث تُدار الاستفسارات والمحتوى.`,
      how: 'اختر كلمة المرور من هنا. يعمل الرابط مرة واحدة، خلال سبعة أيام:',
      otherwise: 'إذا لم تكن تنتظر دعوة، فلا حاجة إلى فعل أي شيء.',
    }),
    forgotten: ({agency, name}) => ({
      subject: `كلمة مرور جديدة لمكتب ${agency}`,
      greeting: `مرحبًا ${name}،`,
      why: `طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لمكتب ${agency}.`,
      how: 'اخترها من هنا. يعمل الرابط مرة واحدة، خلال ساعة واحدة، ثم يُسجَّل خروجك من كل الأجهزة:',
      otherwise: 'إذا لم تكن أنت، فلا حاجة إلى فعل أي شيء: تبقى كلمة المرور كما هي.',
    }),
  },
}

export function letterOf(
  kind: LetterKind,
  {name, locale}: {name: string; locale: string},
  link: string,
) {
  const facts = {agency: oneLine(agency.name), name: oneLine(name)}
  const {subject, greeting, why, how, otherwise} = words[chooseLocale(locale)][kind](facts)
  const text = [greeting, why, `${how}\n${link}`, otherwise, agency.name].join('\n\n')
  return {subject, text: `${text}\n`}
}
