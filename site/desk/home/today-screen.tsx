/** The desk's first screen: the tasks of the person who is signed in, each with a link. */
import {useDesk, useMay} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import type {Translator} from '#kit/i18n/translator.ts'
import {MOST_COUNTED, type TaskName, type WaitingTask} from './today.ts'

/** The name of each task, and the next step. */
const wordsFor = (i18n: Translator): Record<TaskName, [string, string]> => ({
  new: [i18n._('New enquiries'), i18n._('Not contacted yet.')],
  due: [i18n._('Reminders due'), i18n._('Due today.')],
  viewings: [
    i18n._('Viewings to confirm'),
    i18n._('Booked by visitors; their agents have not confirmed them.'),
  ],
  mine: [i18n._('My open enquiries'), i18n._('New, called, or with a viewing.')],
  unassigned: [i18n._('Unassigned enquiries'), i18n._('Assign them.')],
  left: [
    i18n._('Unassigned: their agent has left'),
    i18n._('The account is disabled, or the team member is withdrawn. Assign them.'),
  ],
  suspected: [i18n._('Suspected spam'), i18n._('Not counted as new. Check whether each is spam.')],
  permits: [
    i18n._('Permits that end soon'),
    i18n._('Within 30 days, or ended: then the property is not shown.'),
  ],
  problems: [i18n._('Not published in time'), i18n._('Their checks failed at the scheduled time.')],
  scheduled: [i18n._('Published later'), i18n._('They have been scheduled.')],
  drafts: [i18n._('Drafts'), i18n._('Not published yet.')],
  deliveries: [
    i18n._('Failed deliveries'),
    i18n._('Enquiries that are kept here but reached neither email nor webhook.'),
  ],
})

export function TodayScreen({tasks}: {tasks: WaitingTask[]}) {
  const {i18n, person} = useDesk()
  const words = wordsFor(i18n)
  return (
    <Screen title={i18n._('Today')}>
      <p className="lede">{i18n._('Welcome, {name}.', {name: person?.name ?? ''})}</p>
      {tasks.length === 0 && (
        <p className="empty">{i18n._('Nothing is waiting for you at the moment.')}</p>
      )}
      <ul className="tasks">
        {tasks.map(({is, count, href}) => (
          <li key={is}>
            <a href={href}>
              <span className="task-count">
                {count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count}
              </span>
              <span>
                <b>{words[is][0]}</b>
                <span className="quiet">{words[is][1]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {useMay('content') && (
        <p className="section">
          <a href="/desk/content/permits">{i18n._('Advertising permits')}</a>
        </p>
      )}
    </Screen>
  )
}
