/** Confirming, ending, starting again, deleting: a button each, since mail scanners follow links. */

import type {SavedSearchTask} from '#trade/alerts/suite.ts'
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {useSite} from '../../../core/site-context.tsx'

interface StateFormsProps {
  search: SavedSearchRecord
  action: string
}

export function StateForms({search, action}: StateFormsProps) {
  const {i18n, link} = useSite()
  const {state, others} = search
  return (
    <form className="saved-search__state" id="end" method="post" action={link(action)}>
      <p>{i18n._(TEXTS[state])}</p>
      <p className="actions">
        {state === 'waiting' && (
          <Task task="confirm" words={i18n._('Confirm')} className="button--primary" />
        )}
        {state === 'confirmed' && <Task task="end" words={i18n._('Unsubscribe')} />}
        {state === 'confirmed' && others > 0 && (
          <Task task="end-all" words={i18n._('Unsubscribe from all')} />
        )}
        {state === 'ended' && (
          <Task task="start" words={i18n._('Start again')} className="button--primary" />
        )}
        <Task task="delete" words={i18n._('Delete this search')} className="button--quiet" />
      </p>
    </form>
  )
}

interface TaskProps {
  task: SavedSearchTask
  words: string
  className?: string
}

const Task = ({task, words, className = ''}: TaskProps) => (
  <button className={`button ${className}`} type="submit" name="task" value={task}>
    {words}
  </button>
)

const TEXTS: Record<SavedSearchRecord['state'], string> = {
  waiting:
    /*i18n*/ 'Press Confirm to get emails about new and cheaper homes. Without that none is sent, and this search is deleted after seven days.',
  confirmed:
    /*i18n*/ 'Once unsubscribed you get no more emails, and can start again within 30 days. Deleting removes the search and your address at once.',
  ended:
    /*i18n*/ 'You are unsubscribed from this search. It is deleted with your address 30 days later.',
}
