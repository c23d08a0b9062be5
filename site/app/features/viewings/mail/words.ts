/** The content of a mail about a viewing, before it becomes text or HTML. */

import type {Translator} from '#kit/i18n/translator.ts'
import {withCommas} from '#kit/i18n/with-commas.ts'
import type {MailLinkWords} from '../../../mail/mail-frame.tsx'
import {addressOf, type Fact, factsOf, type Making, placeOf, whenOf} from './facts.ts'
import type {ViewingMail, ViewingMailRequest} from './request.ts'

export interface ViewingWords {
  /** The agency's name. */
  agency: string
  subject: string
  title: string
  lead: string
  facts: Fact[]
  button?: MailLinkWords
  event: {title: string; location: string; url: string}
}

export function viewingWords(
  {mail, ...request}: ViewingMailRequest,
  i18n: Translator,
): ViewingWords {
  const making = {...request, i18n}
  const {title, lead, button} =
    mail.to === 'agent' ? forAgent(mail, making) : forVisitor(mail, making)
  const event = {
    title: eventTitle(mail, i18n),
    location: placeOf(mail, making),
    url: addressOf(mail.page, making),
  }
  return {
    agency: request.agency.name,
    subject: subjectOf(title, mail, making),
    title,
    lead,
    facts: mail.about === 'after' ? [] : factsOf(mail, making),
    ...(button && {button}),
    event,
  }
}

function eventTitle({to, home, agent, visitor}: ViewingMail, i18n: Translator) {
  if (to === 'agent') return i18n._('Viewing: {about}', {about: visitor.name})
  return home
    ? i18n._('Viewing: {about}', {about: home.name})
    : i18n._('Meeting with {agent}', {agent: agent.name})
}

/** One that was declined is not to be taken for a new appointment at its hour. */
function subjectOf(title: string, mail: ViewingMail, making: Making) {
  const about = withCommas(title, ...(mail.home ? [mail.home.name] : []))
  const when = whenOf(mail, making)
  return mail.to === 'visitor' && mail.about === 'declined'
    ? making.i18n._('{about} (instead of {when})', {about, when})
    : withCommas(about, when)
}

type Message = Pick<ViewingWords, 'title' | 'lead' | 'button'>

function forVisitor(
  {about, agent: {name: agent}, page, subject}: ViewingMail,
  making: Making,
): Message {
  const {i18n} = making
  const change = {words: i18n._('Change or cancel'), href: addressOf(page, making)}
  const another = (path: string) => ({
    words: i18n._('Choose another hour'),
    href: addressOf(path, making),
  })
  const welcome = i18n._(
    '{agent} looks forward to meeting you. The calendar file adds the viewing to your calendar.',
    {agent},
  )
  const messages: Record<ViewingMail['about'], Message> = {
    booked: {title: i18n._('Your viewing is booked'), lead: welcome, button: change},
    moved: {title: i18n._('Your viewing has a new time'), lead: welcome, button: change},
    cancelled: {
      title: i18n._('Your viewing is cancelled'),
      lead: i18n._('You can choose another hour whenever it suits you.'),
      button: another(subject),
    },
    declined: {
      title: i18n._('Please choose another time for your viewing'),
      lead: i18n._(
        '{agent} is unfortunately not available at this hour. Please choose another one.',
        {agent},
      ),
      button: another(page),
    },
    today: {
      title: i18n._('Your viewing is today'),
      lead: i18n._('{agent} looks forward to meeting you.', {agent}),
      button: change,
    },
    tomorrow: {
      title: i18n._('Your viewing is tomorrow'),
      lead: i18n._('{agent} looks forward to meeting you.', {agent}),
      button: change,
    },
    after: {
      title: i18n._('How was your viewing?'),
      lead: i18n._(
        'Would you like to see it again, to see another home, or to ask something? Simply reply to this email: {agent} will be glad to help.',
        {agent},
      ),
    },
  }
  return messages[about]
}

function forAgent({about, visitor: {name}, page}: ViewingMail, making: Making): Message {
  const {i18n} = making
  const isOver = about === 'cancelled' || about === 'declined'
  if (isOver) {
    return {
      title: i18n._('The viewing with {name} is cancelled', {name}),
      lead: i18n._('The hour is free again.'),
    }
  }
  return {
    title:
      about === 'moved'
        ? i18n._('The viewing with {name} has a new time', {name})
        : i18n._('A viewing with {name}', {name}),
    lead: i18n._(
      'The hour is in your calendar once you open the file. You can accept, move or decline it.',
    ),
    button: {words: i18n._('Accept, move or decline'), href: addressOf(page, making)},
  }
}
