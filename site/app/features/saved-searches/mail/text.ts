/** The mail as plain text. */

import type {Translator} from '#kit/i18n/translator.ts'
import type {MailLinkWords} from '../../../mail/mail-frame.tsx'
import type {HomeWords, MailWords} from './home-words.ts'

export function asText(words: MailWords, i18n: Translator) {
  const {agency, title, lead, sections, button, notes, links} = words
  const paragraphs = [
    title,
    lead,
    ...sections.flatMap(({name, filters, homes, all, manage}) => [
      [name, filters].filter(Boolean).join('\n'),
      ...homes.map(home => homeText(home, i18n)),
      ...(button ? [] : [linkText(all), linkText(manage)]),
    ]),
    ...(button ? [linkText(button)] : []),
    ...notes,
    ...links.map(linkText),
    agency,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const linkText = ({words, href}: MailLinkWords) => `${words}:\n${href}`

const homeText = (home: HomeWords, i18n: Translator) =>
  [
    home.words,
    [home.label, priceLine(home, i18n)].filter(Boolean).join(': '),
    home.facts,
    home.permit && `${i18n._('Permit')} ${home.permit}`,
    home.href,
  ]
    .filter(Boolean)
    .join('\n')

/** `AED 2,100,000 → AED 1,950,000`; the arrow points on, whichever way the text is read. */
const priceLine = ({before, price}: Pick<HomeWords, 'before' | 'price'>, i18n: Translator) =>
  before ? `${before} ${i18n.locale === 'ar' ? '←' : '→'} ${price}` : price
