/** The history of an enquiry, the latest entry first. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Actor} from '#desk/ui/actor.tsx'
import {Moment, officeMoment} from '#desk/ui/moment.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {viewingWords} from '../viewings/viewing-words.ts'
import {stateWord} from '../words.ts'
import type {HistoryEvent} from './enquiry.ts'
import type {OneEnquiry} from './read-one.ts'

export function History({data: {history, people}}: {data: OneEnquiry}) {
  const {i18n} = useDesk()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{i18n._('History')}</h2>
      {history.length === 0 && <p className="quiet">{i18n._('No activity yet.')}</p>}
      <ol className="history" reversed>
        {history.toReversed().map(event => (
          <Event key={event.id} event={event} people={people} />
        ))}
      </ol>
    </section>
  )
}

type EventProps = {event: HistoryEvent} & Pick<OneEnquiry, 'people'>

function Event({event, people}: EventProps) {
  const {at, text} = event
  return (
    <li>
      <p>
        <Words event={event} people={people} />{' '}
        <span className="quiet">
          <By {...event} />, <Moment at={at} />
        </span>
      </p>
      {text && (
        <blockquote className="message" dir="auto">
          {text}
        </blockquote>
      )}
    </li>
  )
}

/** A private link names nobody: the history says whose it was. Visitors book on a page. */
function By(event: HistoryEvent) {
  const {i18n} = useDesk()
  if (event.what !== 'viewing' || event.account !== null) return <Actor {...event} />
  if (event.details?.change === 'booked') return i18n._('Visitor')
  return event.actor === 'agent'
    ? i18n._('Agent, by the link in an email')
    : i18n._('Visitor, by the private link')
}

function Words({event: {what, details}, people}: EventProps) {
  const {i18n, locale} = useDesk()
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
  const [from, to] = [textOf(details?.from), textOf(details?.to ?? details?.into)]
  const remindAt = textOf(details?.at)
  switch (what) {
    case 'state':
      if (details?.notSpam === true) return i18n._('Not spam')
      return i18n._('State: {from} → {to}', {
        from: stateWord(i18n, `${from}`),
        to: stateWord(i18n, `${to}`),
      })
    case 'note':
      return i18n._('Note')
    case 'assigned':
      return to
        ? i18n._('Assigned to {name}', {name: people.get(to) ?? to})
        : i18n._('Assigned to nobody')
    case 'reminder':
      return remindAt
        ? i18n._('Reminder: {when}', {when: officeMoment(locale, remindAt)})
        : i18n._('No reminder any more')
    case 'merged':
      return to ? i18n._('Merged into another one') : i18n._('Merged with another enquiry')
    case 'split':
      return i18n._('Separated again')
    case 'viewing':
      return viewingWords(i18n, details, when => officeMoment(locale, when))
    default:
      return answered(i18n, textOf(details?.via), textOf(details?.outcome))
  }
}

function answered(i18n: Translator, via: string | null, outcome: string | null) {
  if (outcome === 'failed') return i18n._('Answer that was not sent')
  if (outcome === 'sending') return i18n._('Answer that may not have been sent')
  if (via === 'whatsapp') return i18n._('Answered by WhatsApp')
  return via === 'phone' ? i18n._('Answered by phone') : i18n._('Answered by email')
}
