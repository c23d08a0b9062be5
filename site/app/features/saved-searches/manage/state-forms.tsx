/** Confirming, ending, starting again, deleting: a button each, since mail scanners follow links. */
import type {SavedSearchRecord} from '../../../../../widgets/shared/api/entities.ts'
import type {SavedSearchTask} from '../../../../../widgets/shared/saved-search/suite.ts'
import {useSite} from '../../../core/site-context.tsx'

interface StateFormsProps {
  search: SavedSearchRecord
  action: string
}

export function StateForms({search, action}: StateFormsProps) {
  const {i18n, link} = useSite()
  const {state, others} = search
  const button = (task: SavedSearchTask, words: string, className = '') => (
    <button className={`button ${className}`} type="submit" name="task" value={task}>
      {words}
    </button>
  )
  return (
    <form className="saved-search__state" id="end" method="post" action={link(action)}>
      <p>{i18n._(TEXTS[state])}</p>
      <p className="actions">
        {state === 'waiting' && button('confirm', i18n._('Confirm'), 'button--primary')}
        {state === 'confirmed' && button('end', i18n._('Unsubscribe'))}
        {state === 'confirmed' && others > 0 && button('end-all', i18n._('Unsubscribe from all'))}
        {state === 'ended' && button('start', i18n._('Start again'), 'button--primary')}
        {button('delete', i18n._('Delete this search'), 'button--quiet')}
      </p>
    </form>
  )
}

const TEXTS: Record<SavedSearchRecord['state'], string> = {
  waiting:
    /*i18n*/ 'Press Confirm to get emails about new and cheaper homes. Without that none is sent, and this search is deleted after seven days.',
  confirmed:
    /*i18n*/ 'Once unsubscribed you get no more emails, and can start again within 30 days. Deleting removes the search and your address at once.',
  ended:
    /*i18n*/ 'You are unsubscribed from this search. It is deleted with your address 30 days later.',
}
