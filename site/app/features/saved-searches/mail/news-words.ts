/** The words about single homes in a mail: the news of each, with its day. */
import {rentPer} from '#trade/contract/rent.ts'
import {formatDay} from '#trade/property/details/format-day.ts'
import {comparedPriceText} from '#trade/property/price.tsx'
import {propertyPath} from '#trade/property/property-path.ts'
import {addressOf, homeWords, type Making, type SectionWords} from './home-words.ts'
import type {MailedNews} from './request.ts'

export function newsWords(news: MailedNews, making: Making): SectionWords {
  const {i18n, locale} = making
  const {property, before, event, day, page} = news
  const label = labelOf(news)
  const sentence = i18n._(SENTENCES[event], {day: formatDay(locale, day)})
  return {
    // Its row has the name of a home that is offered.
    ...(property ? {name: sentence, filters: ''} : {name: news.name, filters: sentence}),
    homes: property
      ? [
          {
            ...homeWords({property}, making),
            label: i18n._(label),
            before:
              before &&
              (comparedPriceText({about: before, ...before}, i18n) ?? i18n._('Price on request')),
          },
        ]
      : [],
    all: {
      words: property ? i18n._('See this home') : i18n._('See other homes'),
      href: addressOf(property ? propertyPath(property.slug) : '/properties', making),
    },
    manage: {words: i18n._('Unsubscribe'), href: addressOf(page, making)},
  }
}

/** `New price (30 November 2026): Marina loft`, where a mail is about one home alone. */
export const newsSubject = (news: MailedNews, {i18n, locale}: Making) =>
  `${newsTitle(news, i18n)} (${formatDay(locale, news.day)}): ${news.property?.name ?? news.name}`

export const newsTitle = (news: MailedNews, i18n: Making['i18n']) => i18n._(labelOf(news))

const SENTENCES: Record<MailedNews['event'], string> = {
  price: /*i18n*/ 'The price changed on {day}.',
  listed: /*i18n*/ 'Listed again on {day}.',
  withdrawn: /*i18n*/ 'No longer offered since {day}.',
  sold: /*i18n*/ 'Sold, as recorded on {day}.',
  let: /*i18n*/ 'Let, as recorded on {day}.',
}

const LABELS: Record<Exclude<MailedNews['event'], 'price'>, string> = {
  listed: /*i18n*/ 'Listed again',
  withdrawn: /*i18n*/ 'No longer offered',
  sold: /*i18n*/ 'This home is sold',
  let: /*i18n*/ 'This home is let',
}

const labelOf = (news: MailedNews) =>
  news.event !== 'price'
    ? LABELS[news.event]
    : isReduced(news)
      ? /*i18n*/ 'Price reduced'
      : /*i18n*/ 'New price'

/** Rents are compared for a year. */
function isReduced({property, before}: MailedNews) {
  const [now, earlier] = [property?.about.price, before?.price]
  if (typeof now !== 'number' || typeof earlier !== 'number') return false
  return rentPer(now, property?.price_period) < rentPer(earlier, before?.price_period)
}
