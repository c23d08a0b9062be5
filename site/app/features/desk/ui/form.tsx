/** A form of the desk: it has the token that the server asks of every one. */
import type {ReactNode} from 'react'
import {useDesk} from '../desk-frame.ts'

interface FormProps {
  action: string
  className?: string
  /** For what is read alone, such as a search; it needs no token. */
  method?: 'get' | 'post'
  /** Names the form for people who do not see it. */
  label?: string
  id?: string
  children: ReactNode
}

export function Form(props: FormProps) {
  const {action, className, method = 'post', label, id, children} = props
  const {csrf} = useDesk()
  return (
    <form action={action} aria-label={label} className={className} id={id} method={method}>
      {method === 'post' && csrf !== undefined && <input type="hidden" name="csrf" value={csrf} />}
      {children}
    </form>
  )
}
