/**
 * 'Notify me': asks the agency for mails about this search. The form is fetched on intent; without
 * it, or without JavaScript, the button leads to the agency's page with the same form.
 */

import {useState} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'
import {useLazy} from '#kit/ui/lazy.ts'
import {SentNote} from '#kit/ui/sent-note.tsx'
import {Unavailable} from '#kit/ui/unavailable.tsx'
import {savedQuery} from '#trade/alerts/saved-query.ts'
import {writeQuery} from '#trade/search-query/search-query.ts'
import {useList} from '../context.ts'

const PAGE = '/tell-me-when'

/** @csspart alerts - The button that asks for mails about new homes. */
export function AlertsButton({className = ''}: {className?: string}) {
  const {i18n, page} = useServices()
  const {props, listQuery, results} = useList()
  const {state, prepare, open, close} = useLazy(
    async () => (await import('./alerts-dialog.tsx')).AlertsDialog,
  )
  const [said, setSaid] = useState<string>()
  // A back end that sends no mails does not say that it does.
  if (!props.alerts || props.limit || !results?.alerts) return null
  const query = savedQuery(writeQuery(listQuery.query))
  const action = page(PAGE)
  const [, ofPage = ''] = action.split('?')
  return (
    <>
      <form
        className="alerts"
        method="get"
        action={action}
        onSubmit={event => {
          event.preventDefault()
          setSaid(undefined)
          open()
        }}
      >
        {/* A browser replaces the query of the address with the fields. */}
        {[...new URLSearchParams(`${ofPage}&${query}`)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          className={`button ${className}`}
          part="alerts"
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <BellIcon />
          {i18n._('Notify me')}
        </button>
      </form>
      <SentNote text={said} onClose={() => setSaid(undefined)} />
      {state.is === 'open' && <state.Part onClose={close} onSent={setSaid} />}
      {state.is === 'failed' && <Unavailable retry={open} />}
    </>
  )
}

const BellIcon = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path
      d="M6 17v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)
