/** The mails to an account about its link and its address, in its language. */
import {mailTexts} from '#desk/mail-texts.ts'
import {oneLine} from '#server/platform/one-line.ts'

export type LetterKind = 'invitation' | 'forgotten'

interface Addressee {
  name: string
  locale: string
}

const GREETING = /*i18n*/ 'Hello {name},'

const links: Record<LetterKind, {subject: string; why: string; how: string; otherwise: string}> = {
  invitation: {
    subject: /*i18n*/ 'Your account at the desk of {agency}',
    why: /*i18n*/ 'you are invited to the desk of {agency}, where enquiries and content are managed.',
    how: /*i18n*/ 'Choose your password here. The link works once, within seven days:',
    otherwise: /*i18n*/ 'If you were not expecting an invitation, there is nothing to do.',
  },
  forgotten: {
    subject: /*i18n*/ 'A new password at the desk of {agency}',
    why: /*i18n*/ 'you, or someone using this address, asked for a new password at the desk of {agency}.',
    how: /*i18n*/ 'Choose it here. The link works once, within one hour; you will then be signed out everywhere:',
    otherwise:
      /*i18n*/ 'If this was not you, there is nothing to do: your password stays as it is.',
  },
}

const moved = {
  subject: /*i18n*/ 'Your email address at the desk of {agency}',
  what: /*i18n*/ 'an administrator has changed the email address of your account at the desk of {agency}. This address can no longer sign in, and you have been signed out everywhere.',
  otherwise: /*i18n*/ 'If you did not expect this, ask an administrator of the agency at once.',
}

/** The mail that brings somebody a link. */
export function letterOf(kind: LetterKind, person: Addressee, agency: string, link: string) {
  const say = textsFor(person, agency)
  const {subject, why, how, otherwise} = links[kind]
  const paragraphs = [GREETING, why, how, otherwise].map(say)
  paragraphs[2] += `\n${link}`
  return {subject: say(subject), text: `${[...paragraphs, agency].join('\n\n')}\n`}
}

/** The mail to the previous address of an account. */
export function movedLetterOf(person: Addressee, agency: string) {
  const say = textsFor(person, agency)
  const paragraphs = [GREETING, moved.what, moved.otherwise].map(say)
  return {subject: say(moved.subject), text: `${[...paragraphs, agency].join('\n\n')}\n`}
}

function textsFor({name, locale}: Addressee, agency: string) {
  const say = mailTexts(locale)
  const values = {agency: oneLine(agency), name: oneLine(name)}
  return (text: string) => say(text, values)
}
