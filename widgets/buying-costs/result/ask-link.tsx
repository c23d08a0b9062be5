import type {MouseEvent, ReactNode} from 'react'
import type {Values} from '#trade/buying-costs/query.ts'
import {useCosts} from '../context.ts'

interface AskLinkProps {
  to: Values
  className?: string
  children: ReactNode
}

/** A link to another estimate: an address without JavaScript and in a new tab, else here. */
export function AskLink({to, className, children}: AskLinkProps) {
  const {model} = useCosts()
  const take = (event: MouseEvent) => {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    model.settle(to)
  }
  return (
    <a className={className} href={model.addressOf(to)} onClick={take}>
      {children}
    </a>
  )
}
