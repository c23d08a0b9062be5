/** The content of a mail, before it becomes text or HTML. */

import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import {homeOfQuery} from '#trade/alerts/watched-home.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {searchWords} from '#trade/property/filter-words.ts'
import {readQuery, writeQuery} from '#trade/search-query/search-query.ts'
import type {MailLinkWords} from '../../../mail/mail-frame.tsx'
import {shortened} from '../../../shared-with-server/excerpt.ts'
import {addressOf, homeWords, type MailWords, type Making} from './home-words.ts'
import {newsSubject, newsTitle, newsWords} from './news-words.ts'
import type {HomesMail, MailedHomes, MailedSearch, SavedSearchMailRequest} from './request.ts'
import {shortlistWords} from './shortlist-words.ts'

export function mailWords({mail, ...request}: SavedSearchMailRequest, i18n: Translator): MailWords {
  const making = {...request, i18n}
  if (mail.kind === 'shortlist') return shortlistWords(mail, making)
  return mail.kind === 'confirmation' ? toConfirm(mail.search, making) : withHomes(mail, making)
}

function toConfirm(search: MailedSearch, making: Making): MailWords {
  const {i18n, agency} = making
  const home = homeOfQuery(search.query)
  const filters = filtersOf({query: ownWordsOf(search.query, making)}, making)
  return {
    agency: agency.name,
    subject: home
      ? i18n._('Please confirm: news of one home')
      : i18n._('Please confirm your saved search'),
    title: i18n._('One step left'),
    lead: i18n._(home ? ASKED_ABOUT_HOME : ASKED_ABOUT_HOMES, {agency: agency.name}),
    sections: [
      {
        name: home ? search.name : i18n._('Your search'),
        filters: home ? i18n._('Its price, and whether it is still offered') : filters,
        homes: [],
        all: allOf(search, making),
        manage: manageOf(search, making),
      },
    ],
    button: {words: i18n._('Confirm'), href: addressOf(search.page, making)},
    notes: [i18n._(home ? NOT_YOU_ABOUT_HOME : NOT_YOU)],
    links: [],
  }
}

const ASKED_ABOUT_HOMES =
  /*i18n*/ 'You, or someone using this address, asked {agency} for emails about new homes. Please confirm this on the next page.'
const ASKED_ABOUT_HOME =
  /*i18n*/ 'You, or someone using this address, asked {agency} for emails about one home. Please confirm this on the next page.'
const NOT_YOU =
  /*i18n*/ 'Nothing else is sent until you confirm. If this was not you, please ignore this email: an unconfirmed search is deleted after seven days.'
const NOT_YOU_ABOUT_HOME =
  /*i18n*/ 'Nothing else is sent until you confirm. If this was not you, please ignore this email: without a confirmation your address is deleted after seven days.'

function withHomes(mail: HomesMail, making: Making): MailWords {
  const {time, searches, followed = []} = mail
  const {i18n, locale, agency} = making
  const [first] = [...searches, ...followed]
  const [alone] = searches.length === 0 && followed.length === 1 ? followed : []
  const names = [...searches, ...followed].map(({name}) => name).join(' · ')
  const day = formatDay(locale, mail.day) ?? ''
  const moment = withCommas(time, day)
  return {
    agency: agency.name,
    // Gmail joins mails of one subject, and hides what two of them have in common.
    subject: alone ? newsSubject(alone, making) : `${countOf(mail, i18n)} (${moment}): ${names}`,
    title: alone ? newsTitle(alone, i18n) : i18n._('New for you'),
    lead: searches.length
      ? i18n._('What is new since our last email, and what has come down in price.')
      : i18n._('What has changed since our last email.'),
    sections: [
      ...followed.map(news => newsWords(news, making)),
      ...searches.map(search => ({
        name: search.name,
        filters: filtersOf(search, making),
        homes: search.homes.map(home => homeWords(home, making)),
        all: allOf(search, making),
        manage: manageOf(search, making),
      })),
    ],
    notes: [i18n._(searches.length ? WHY_HOMES : WHY_HOME, {agency: agency.name})],
    links: first
      ? [{words: i18n._('Unsubscribe from all'), href: addressOf(`${first.page}#end`, making)}]
      : [],
  }
}

function countOf({searches, followed = []}: HomesMail, i18n: Translator) {
  const count = searches.reduce((sum, {total}) => sum + total, 0)
  return searches.length
    ? i18n._('{count, plural, one {# home for you} other {# homes for you}}', {count})
    : i18n._('{count, plural, one {News of # home} other {News of # homes}}', {
        count: followed.length,
      })
}

const WHY_HOMES =
  /*i18n*/ 'You are receiving this email because you saved a search with {agency} and confirmed it.'
const WHY_HOME =
  /*i18n*/ 'You are receiving this email because you asked {agency} for news of this home and confirmed it.'

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
