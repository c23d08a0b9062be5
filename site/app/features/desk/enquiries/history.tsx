/** What was done with an enquiry, the latest first. */
import type {Translator} from '#kit/i18n/translator.ts'
import {useDesk} from '../desk-frame.ts'
import {Actor} from '../ui/actor.tsx'
import {Moment, officeMoment} from '../ui/moment.tsx'
import type {EnquiryData, HistoryEvent} from './data.ts'
import {stateWord} from './words.ts'

export function History({data: {history}}: {data: EnquiryData}) {
  const {i18n} = useDesk()
  return (
    <section aria-labelledby="history">
      <h2 id="history">{i18n._('History')}</h2>
      {history.length === 0 && <p className="quiet">{i18n._('Nothing was done with it yet.')}</p>}
      <ol className="history" reversed>
        {history.toReversed().map(event => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Event({event}: {event: HistoryEvent}) {
  const {i18n, locale} = useDesk()
  const {at, text, remindAt} = event
  const when = remindAt && officeMoment(locale, remindAt)
  return (
    <li>
      <p>
        {wordsOf(i18n, event, when)}{' '}
        <span className="quiet">
          <Actor {...event} />, <Moment at={at} />
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

function wordsOf(i18n: Translator, event: HistoryEvent, when: string | null): string {
  const {what, from, to, isNotSpam} = event
  switch (what) {
    case 'state':
      if (isNotSpam) return i18n._('Not spam')
      return i18n._('State: {from} → {to}', {
        ...{from: stateWord(i18n, `${from}`), to: stateWord(i18n, `${to}`)},
      })
    case 'note':
      return i18n._('Note')
    case 'assigned':
      return to ? i18n._('Assigned to {name}', {name: to}) : i18n._('Assigned to nobody')
    case 'reminder':
      return when ? i18n._('Reminder: {when}', {when}) : i18n._('No reminder any more')
    case 'merged':
      return to ? i18n._('Merged into another one') : i18n._('Another one was merged into this one')
    case 'split':
      return i18n._('Separated again')
    default:
      return answered(i18n, event)
  }
}

function answered(i18n: Translator, {via, outcome}: HistoryEvent) {
  if (outcome === 'failed') return i18n._('Answer that was not sent')
  if (outcome === 'sending') return i18n._('Answer that may not have been sent')
  if (via === 'whatsapp') return i18n._('Answered by WhatsApp')
  return via === 'phone' ? i18n._('Answered by phone') : i18n._('Answered by mail')
}
