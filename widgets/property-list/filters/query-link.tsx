import type {MouseEvent, ReactNode} from 'react'
import {isForSearchEngines} from '#trade/search-query/for-search-engines.ts'
import {useList} from '../context.ts'
import type {ListQuery} from './query.ts'

interface QueryLinkProps {
  to: ListQuery
  className: string
  label?: string
  rel?: string
  current?: 'page' | 'true'
  /** The link goes away with what it does: the focus goes to the count. */
  leaving?: boolean
  /** A visitor turns to it: what it needs can be fetched. */
  onIntent?: () => void
  children: ReactNode
}

/** A link to another state of the list: an address without JavaScript and in a new tab, else here. */
export function QueryLink(props: QueryLinkProps) {
  const {to, className, label, rel, current, leaving, onIntent, children} = props
  const {model, addressOf, focusCount} = useList()
  const isFollowed = to.view === 'list' && isForSearchEngines(to.query)
  const take = (event: MouseEvent) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    model.ask(to)
    if (leaving) focusCount()
  }
  return (
    <a
      className={className}
      href={addressOf(to)}
      rel={[rel, !isFollowed && 'nofollow'].filter(Boolean).join(' ') || undefined}
      aria-label={label}
      aria-current={current}
      onClick={take}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </a>
  )
}
