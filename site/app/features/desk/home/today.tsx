/** Where the desk opens: what waits for the person who is signed in, each with the way there. */
import type {Translator} from '#kit/i18n/translator.ts'
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'

export interface TodayData {
  tasks: readonly {is: string; count: number; href: string}[]
  /** Up to which number things are counted. */
  mostCounted: number
}

/** What it is, and what is to be done about it. */
const wordsFor = (i18n: Translator): Record<string, [string, string]> => ({
  new: [i18n._('New enquiries'), i18n._('Nobody has called yet.')],
  due: [i18n._('Reminders that are due'), i18n._('You wanted to be told today.')],
  mine: [i18n._('Your open enquiries'), i18n._('New, called, or with a viewing.')],
  unassigned: [i18n._('Unassigned enquiries'), i18n._('Give each to somebody.')],
  left: [
    i18n._('Unassigned: their agent has left'),
    i18n._('The account is disabled, or the team member is withdrawn. Give each to somebody.'),
  ],
  suspected: [i18n._('Suspected spam'), i18n._('Not counted as new. Look whether each is spam.')],
  permits: [
    i18n._('Permits that end soon'),
    i18n._('Within 30 days, or ended: then the property is not shown.'),
  ],
  problems: [
    i18n._('Not published in time'),
    i18n._('Their checks failed when their time had come.'),
  ],
  scheduled: [i18n._('Published later'), i18n._('They have a time.')],
  drafts: [i18n._('Drafts'), i18n._('Somebody has begun them.')],
  deliveries: [
    i18n._('Failed deliveries'),
    i18n._('Enquiries that are kept here but did not reach mail or webhook.'),
  ],
})

export const today = defineScreen<TodayData>({
  title: i18n => i18n._('Today'),
  Screen({data: {tasks, mostCounted}}) {
    const {i18n, person} = useDesk()
    const words = wordsFor(i18n)
    return (
      <>
        <p className="lede">{i18n._('Welcome, {name}.', {name: person?.name ?? ''})}</p>
        {tasks.length === 0 && (
          <p className="empty">{i18n._('Nothing waits for you at the moment.')}</p>
        )}
        <ul className="tasks">
          {tasks.map(({is, count, href}) => (
            <li key={is}>
              <a href={href}>
                <span className="task-count">
                  {count >= mostCounted ? `${mostCounted}+` : count}
                </span>
                <span>
                  <b>{words[is]?.[0]}</b>
                  <span className="quiet">{words[is]?.[1]}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {person?.may.includes('content') && (
          <p className="section">
            <a href="/desk/content/permits">{i18n._('Advertising permits')}</a>
          </p>
        )}
      </>
    )
  },
})
