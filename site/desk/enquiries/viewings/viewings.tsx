/** The viewings of an enquiry: when, with whom, and what is done about them. */
import {viewAddress} from '#desk/calendar/calendar-view.ts'
import {conflictText, dayIn, spanIn, wordsIn} from '#desk/calendar/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Facts} from '#desk/ui/facts.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import type {OneEnquiry} from '../one/read-one.ts'
import {problemText} from '../problem-text.ts'
import {modeWord} from '../words.ts'
import {ChangeForms} from './change-forms.tsx'
import type {PlannedViewing} from './plan.ts'

export function Viewings({data}: {data: OneEnquiry}) {
  const {i18n} = useDesk()
  const {viewings, unsaved} = data
  if (!viewings.length) return null
  const problem = problemText(i18n, unsaved.problem, 'viewing')
  return (
    <section aria-labelledby="viewings">
      <h2 id="viewings">{viewings.length > 1 ? i18n._('Appointments') : i18n._('Appointment')}</h2>
      {viewings.map(planned => (
        <OneViewing
          key={planned.viewing.id}
          planned={planned}
          data={data}
          problem={unsaved.viewing?.id === planned.viewing.id ? problem : undefined}
        />
      ))}
    </section>
  )
}

interface OneViewingProps {
  planned: PlannedViewing
  data: OneEnquiry
  problem: string | undefined
}

function OneViewing({planned, data, problem}: OneViewingProps) {
  const {i18n, locale} = useDesk()
  const {viewing, agent, home, conflicts} = planned
  const day = officeDay(viewing.startsAt)
  const weekday = {weekday: 'long', day: 'numeric', month: 'long'} as const
  return (
    <div className="viewing" id={`viewing-${viewing.id}`}>
      <p className="viewing-when">
        <time dateTime={viewing.startsAt.toISOString()}>
          {dayIn(locale, day, weekday)} · {spanIn(locale, viewing)}
        </time>
      </p>
      {conflicts.map(conflict => (
        <p key={JSON.stringify(conflict)} className="notice notice--wrong">
          {conflictText(i18n, locale, conflict)}
        </p>
      ))}
      <Facts
        facts={[
          [i18n._('State'), viewingState(i18n, viewing)],
          [i18n._('How'), viewing.mode && modeWord(i18n, viewing.mode)],
          [i18n._('Property'), home && wordsIn(locale, home)],
          [
            i18n._('Agent'),
            <>
              {agent}{' '}
              <a key="day" href={viewAddress({is: 'day', day}, viewing.agent)}>
                {i18n._('See this day')}
              </a>
            </>,
          ],
        ]}
      />
      {planned.isOpen && <ChangeForms planned={planned} data={data} problem={problem} />}
      {!planned.isOpen && problem && (
        <p className="notice notice--wrong" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function viewingState(i18n: Translator, {state, acceptedAt}: PlannedViewing['viewing']) {
  if (state === 'cancelled') return i18n._('Cancelled')
  if (state === 'declined') return i18n._('Declined: the visitor can choose another hour')
  return acceptedAt ? i18n._('Confirmed') : i18n._('Booked, not confirmed yet')
}
