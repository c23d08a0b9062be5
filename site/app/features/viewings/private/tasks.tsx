/** The calendar file, and a button for each change: a link changes nothing, since mail scanners follow it. */
import {BOOK_VIEWING, viewingFile} from '#trade/viewing/paths.ts'
import type {ViewingTask} from '#trade/viewing/tasks.ts'
import {type ReturnedForm, useSite} from '../../../core/site-context.tsx'
import {Link} from '../../../ui/link.tsx'
import {type FreeHours, HoursChoice} from '../hours-choice.tsx'
import type {PrivateViewing} from './private-viewing.ts'

interface TasksProps {
  viewing: PrivateViewing
  hours: FreeHours | undefined
  isOver: boolean
  action: string
  returned: ReturnedForm | undefined
}

export function Tasks({viewing, hours, isOver, action, returned}: TasksProps) {
  const {i18n, link} = useSite()
  const {state, role, accepted, slug, agent} = viewing
  const isOpen = state === 'booked' && !isOver
  if (state === 'cancelled' || state === 'held') {
    const named = new URLSearchParams(slug ? {slug} : {agent})
    return role === 'agent' ? null : (
      <p className="actions">
        <Link className="button button--primary" href={`${BOOK_VIEWING}?${named}`}>
          {i18n._('Choose another hour')}
        </Link>
      </p>
    )
  }
  return (
    <>
      {isOpen && (
        <p className="actions">
          <a
            className="button"
            href={link(viewingFile(action.split('/').at(-1) ?? ''))}
            type="text/calendar"
          >
            {i18n._('Add to calendar')}
          </a>
        </p>
      )}
      {isOpen && role === 'agent' && !accepted && (
        <form className="viewing-task" method="post" action={link(action)}>
          <Press task="accept" words={i18n._('Accept this hour')} className="button--primary" />
        </form>
      )}
      {hours && (
        <details className="viewing-task" open={state === 'declined' || Boolean(returned)}>
          <summary>{i18n._('Choose another hour')}</summary>
          <form className="form" method="post" action={link(action)} noValidate>
            <HoursChoice
              hours={hours}
              name="starts"
              chosen={returned?.values.starts}
              error={returned?.errors.starts}
            />
            <Press task="move" words={i18n._('Move the viewing')} className="button--primary" />
          </form>
        </details>
      )}
      {isOpen && <End role={role} action={action} />}
    </>
  )
}

/** The end is asked for twice: by opening the question, and by answering it. */
function End({role, action}: Pick<PrivateViewing, 'role'> & {action: string}) {
  const {i18n, link} = useSite()
  const isAgent = role === 'agent'
  return (
    <details className="viewing-task">
      <summary>{isAgent ? i18n._('Decline this hour') : i18n._('Cancel the viewing')}</summary>
      <form className="viewing-task__question" method="post" action={link(action)}>
        <p>
          {isAgent
            ? i18n._('The visitor will be told, and asked to choose another hour. Decline it?')
            : i18n._('The hour will be free for others. Cancel the viewing?')}
        </p>
        {isAgent ? (
          <Press task="decline" words={i18n._('Yes, decline')} />
        ) : (
          <Press task="cancel" words={i18n._('Yes, cancel')} />
        )}
      </form>
    </details>
  )
}

interface PressProps {
  task: ViewingTask
  words: string
  className?: string
}

const Press = ({task, words, className = ''}: PressProps) => (
  <button className={`button ${className}`} type="submit" name="task" value={task}>
    {words}
  </button>
)
