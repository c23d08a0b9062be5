/** The content of a mail, before it becomes text or HTML. */

import type {Translator} from '#kit/i18n/translator.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {searchWords} from '#trade/property/filter-words.ts'
import {readQuery, writeQuery} from '#trade/search-query/search-query.ts'
import type {MailLinkWords} from '../../../mail/mail-frame.tsx'
import {shortened} from '../../../shared-with-server/excerpt.ts'
import {addressOf, type HomeWords, homeWords, type Making} from './home-words.ts'
import type {HomesMail, MailedHomes, MailedSearch, SavedSearchMailRequest} from './request.ts'

export interface SectionWords {
  name: string
  filters: string
  homes: HomeWords[]
  all: MailLinkWords
  manage: MailLinkWords
}

export interface MailWords {
  /** The agency's name. */
  agency: string
  subject: string
  title: string
  lead: string
  sections: SectionWords[]
  button?: MailLinkWords
  notes: string[]
  links: MailLinkWords[]
}

export function mailWords({mail, ...request}: SavedSearchMailRequest, i18n: Translator) {
  const making = {...request, i18n}
  return mail.kind === 'confirmation' ? toConfirm(mail.search, making) : withHomes(mail, making)
}

function toConfirm(search: MailedSearch, making: Making): MailWords {
  const {i18n, agency} = making
  const filters = filtersOf({query: ownWordsOf(search.query, making)}, making)
  return {
    agency: agency.name,
    subject: i18n._('Please confirm your saved search'),
    title: i18n._('One step left'),
    lead: i18n._(
      'You, or someone using this address, asked {agency} for emails about new homes. Please confirm this on the next page.',
      {agency: agency.name},
    ),
    sections: [
      {
        name: i18n._('Your search'),
        filters,
        homes: [],
        all: allOf(search, making),
        manage: manageOf(search, making),
      },
    ],
    button: {words: i18n._('Confirm'), href: addressOf(search.page, making)},
    notes: [
      i18n._(
        'Nothing else is sent until you confirm. If this was not you, please ignore this email: an unconfirmed search is deleted after seven days.',
      ),
    ],
    links: [],
  }
}

function withHomes({day, searches}: HomesMail, making: Making): MailWords {
  const {i18n, locale, agency} = making
  const count = searches.reduce((sum, {total}) => sum + total, 0)
  const [first] = searches
  const homes = i18n._('{count, plural, one {# home for you} other {# homes for you}}', {count})
  const names = searches.map(({name}) => name).join(' · ')
  return {
    agency: agency.name,
    // Gmail joins mails of one subject, and hides what two of them have in common.
    subject: `${homes} (${formatDay(locale, day)}): ${names}`,
    title: i18n._('New for you'),
    lead: i18n._('What is new since our last email, and what has come down in price.'),
    sections: searches.map(search => ({
      name: search.name,
      filters: filtersOf(search, making),
      homes: search.homes.map(home => homeWords(home, making)),
      all: allOf(search, making),
      manage: manageOf(search, making),
    })),
    notes: [
      i18n._(
        'You are receiving this email because you saved a search with {agency} and confirmed it.',
        {
          agency: agency.name,
        },
      ),
    ],
    links: first
      ? [{words: i18n._('Unsubscribe from all'), href: addressOf(`${first.page}#end`, making)}]
      : [],
  }
}

const allOf = (
  {query, ...search}: MailedSearch & Partial<MailedHomes>,
  making: Making,
): MailLinkWords => {
  const {i18n} = making
  const shown = search.homes?.length ?? 0
  const count = (search.total ?? 0) - shown
  return {
    words:
      count === 0
        ? i18n._('See all homes in this search')
        : shown
          ? i18n._('{count, plural, one {See # more home} other {See # more homes}}', {count})
          : i18n._('{count, plural, one {See # home} other {See all # homes}}', {count}),
    href: addressOf(`/properties${query && `?${query}`}`, making),
  }
}

const manageOf = ({page}: MailedSearch, making: Making): MailLinkWords => ({
  words: making.i18n._('Change or unsubscribe'),
  href: addressOf(page, making),
})

/**
 * The address is not confirmed yet: free text of the search is left out, so that the form cannot be
 * abused to send unsolicited messages.
 */
function ownWordsOf(search: string, {types}: Making) {
  const {place: _place, community: _community, builder: _builder, ...query} = readQuery(search)
  const isKnown = types.some(({_id}) => _id === query.property_type)
  return writeQuery({...query, property_type: isKnown ? query.property_type : undefined})
}

/** Characters: about two lines. */
const MAX_FILTERS_LENGTH = 150

const filtersOf = ({query}: Pick<MailedSearch, 'query'>, {i18n, types}: Making) =>
  shortened(searchWords(readQuery(query), {i18n, types}).join(' · '), MAX_FILTERS_LENGTH) ||
  i18n._('All homes')
