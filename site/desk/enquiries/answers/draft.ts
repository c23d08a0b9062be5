/** An answer to an enquiry before somebody has changed anything in it, and ways to send it oneself. */
import {createHash} from 'node:crypto'
import {mailTexts} from '#desk/mail-texts.ts'
import {type Locale, languageAttributes} from '#kit/i18n/locale.ts'
import type {Agency} from '#trade/agency/agency.ts'
import {answerLanguages, type Writer} from './answer-languages.ts'
import {farewell, findTemplate, greetings, type TemplateName} from './templates.ts'

export interface Letter {
  subject: string
  text: string
}

export interface DraftOptions {
  enquiry: {form: string; name: string | null}
  template: TemplateName
  locale: Locale
  /** In each language, as far as they are known. */
  about: Record<string, string> | undefined
  agency: Agency
  /** Name of the person who answers. */
  sender: string
}

export function draftOf({enquiry, template, locale, about, agency, sender}: DraftOptions): Letter {
  const say = mailTexts(locale)
  const {subject, text} = findTemplate(enquiry.form, template)
  const name = enquiry.name?.trim() ?? ''
  const matter = about?.[locale] ?? about?.en
  const filled = (part: string) =>
    say(part)
      .replace(/\[([^[\]]*)\]/g, (_, inside: string) => (matter ? inside : ''))
      .replace('{about}', () => matter ?? '')
      .replace('{name}', () => name)
  const parts = [
    filled(name ? greetings.named : greetings.unnamed),
    filled(text),
    `${say(farewell)}\n${sender}\n${agency.name}\n${phoneIn(locale, agency)}`,
  ]
  return {subject: filled(subject), text: parts.join('\n\n')}
}

/** Without the mark its groups of digits would stand in the opposite order on a line from the right. */
const phoneIn = (locale: Locale, {phone}: Agency) =>
  languageAttributes(locale).dir === 'rtl' ? `\u200e${phone}` : phone

/** Browsers send other line ends, and a server cuts the ends of texts off. */
export const fingerprintOf = ({subject, text}: Letter) =>
  createHash('sha256')
    .update(`${subject.trim()}\n${text.replaceAll('\r\n', '\n').trim()}`)
    .digest('base64url')
    .slice(0, 16)

/** The language that an answer begins in. */
export const languageOf = (writer: Writer): Locale => answerLanguages(writer)[0] ?? 'en'

/** A chat in WhatsApp with the text in its field. Undefined where it might be a stranger's. */
export const whatsappAddress = (phoneE164: string | null, text: string): string | undefined =>
  phoneE164 ? `https://wa.me/${phoneE164.slice(1)}?text=${encodeURIComponent(text)}` : undefined
