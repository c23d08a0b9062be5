/** The mail with a shortlist, for whoever chose it: its homes, and the link that opens it anywhere. */
import {addressWith} from '../../shortlist/slugs.ts'
import {addressOf, homeWords, type MailWords, type Making} from './home-words.ts'
import type {ShortlistMail} from './request.ts'

export function shortlistWords({slugs, homes}: ShortlistMail, making: Making): MailWords {
  const {i18n, agency} = making
  const count = homes.length
  const list = addressOf(addressWith('/shortlist', slugs), making)
  return {
    agency: agency.name,
    subject: i18n._(
      '{count, plural, one {Your shortlist: # home} other {Your shortlist: # homes}}',
      {
        count,
      },
    ),
    title: i18n._('Your shortlist'),
    lead: i18n._('Open it on any device, and keep it there with one press. No account needed.'),
    sections: [
      {
        name: i18n._('{count, plural, one {# home} other {# homes}}', {count}),
        filters: i18n._('As offered at the time of this email'),
        homes: homes.map(property => ({...homeWords({property}, making), label: ''})),
        all: {words: i18n._('Open my shortlist'), href: list},
        manage: {words: i18n._('Our Properties'), href: addressOf('/properties', making)},
      },
    ],
    button: {words: i18n._('Open my shortlist'), href: list},
    notes: [
      i18n._('The link names the homes and nothing about you; whoever has it can see the list.'),
      i18n._(
        'You, or someone using this address, asked {agency} for this one email. Your address has not been kept, and no other email follows.',
        {agency: agency.name},
      ),
    ],
    links: [],
  }
}
