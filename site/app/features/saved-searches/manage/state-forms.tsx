/** Confirming, ending, starting again, deleting: a button each, since mail scanners follow links. */

import type {SavedSearchTask} from '#trade/alerts/suite.ts'
import type {SavedSearchRecord} from '#trade/contract/entities.ts'
import {useSite} from '../../../core/site-context.tsx'

interface StateFormsProps {
  search: SavedSearchRecord
  /** It is about one home. */
  isHome: boolean
  action: string
}

export function StateForms({search, isHome, action}: StateFormsProps) {
  const {i18n, link} = useSite()
  const {state, others} = search
  return (
    <form className="beside-form__state" id="end" method="post" action={link(action)}>
      <p>{i18n._((isHome ? HOME_TEXTS : TEXTS)[state])}</p>
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
        <Task
          task="delete"
          words={isHome ? i18n._('Delete my address') : i18n._('Delete this search')}
          className="button--quiet"
        />
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
    /*i18n*/ 'Press Confirm to hear by email about new homes and price reductions. Until you do, nothing is sent, and after seven days this search is deleted.',
  confirmed:
    /*i18n*/ 'Once you unsubscribe, the emails stop; you can start them again within 30 days. Deleting removes the search and your address at once.',
  ended:
    /*i18n*/ 'You have been unsubscribed from this search. It will be deleted, with your address, in 30 days.',
}

const HOME_TEXTS: typeof TEXTS = {
  waiting:
    /*i18n*/ 'Press Confirm to hear by email when the price of this home changes, or when it is sold, withdrawn or listed again. Until you do, nothing is sent, and after seven days your address is deleted.',
  confirmed:
    /*i18n*/ 'Once you unsubscribe, the emails about this home stop; you can start them again within 30 days. Deleting removes your address at once.',
  ended:
    /*i18n*/ 'You have been unsubscribed from this home. Your address will be deleted in 30 days.',
}
