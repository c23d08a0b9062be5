/** A form of the desk: it has the token that the server asks of every one. */
import type {ReactNode} from 'react'
import {useDesk} from '../desk-frame.ts'

interface FormProps {
  action: string
  className?: string
  /** For what is read alone, such as a search; it needs no token. */
  method?: 'get' | 'post'
  /** With files the token is in the address. */
  isMultipart?: true
  /** Names the form for people who do not see it. */
  label?: string
  id?: string
  children: ReactNode
}

export function Form(props: FormProps) {
  const {action, className, method = 'post', isMultipart, label, id, children} = props
  const {csrf} = useDesk()
  const isSigned = method === 'post' && csrf !== undefined
  return (
    <form
      action={isSigned && isMultipart ? withToken(action, csrf) : action}
      aria-label={label}
      className={className}
      encType={isMultipart && 'multipart/form-data'}
      id={id}
      method={method}
    >
      {isSigned && !isMultipart && <input type="hidden" name="csrf" value={csrf} />}
      {children}
    </form>
  )
}

const withToken = (action: string, token: string) =>
  `${action}${action.includes('?') ? '&' : '?'}csrf=${encodeURIComponent(token)}`
