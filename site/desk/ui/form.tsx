/** A form of the desk: it has the token that the server asks of every one. */
import type {ReactNode} from 'react'
import {useDesk} from '#desk/shell/desk-frame.ts'

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

type HiddenFields = readonly (readonly [name: string, value: string | number])[]

/** Fields that a form carries along unseen. */
export const Hidden = ({fields}: {fields: HiddenFields}) =>
  fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; a name may come more than once
    <input key={`${name} ${at}`} type="hidden" name={name} value={value} />
  ))

interface SubmitButtonProps extends Omit<React.ComponentProps<'button'>, 'className' | 'type'> {
  label: ReactNode
  look?: 'plain' | 'quiet' | 'danger'
}

export const SubmitButton = ({label, look, ...more}: SubmitButtonProps) => (
  <button type="submit" className={look ? `button button--${look}` : 'button'} {...more}>
    {label}
  </button>
)

interface PostButtonProps extends Pick<SubmitButtonProps, 'label' | 'look'> {
  action: string
  className?: string
  /** Values that the form carries along. */
  fields?: Record<string, string | number>
}

/** A form that is one button. */
export const PostButton = ({action, className, fields = {}, ...button}: PostButtonProps) => (
  <Form action={action} className={className}>
    <Hidden fields={Object.entries(fields)} />
    <SubmitButton {...button} />
  </Form>
)

/** Says what went wrong; screen readers read it at once. */
export const Alert = ({children}: {children: ReactNode}) => (
  <p className="notice notice--wrong" role="alert">
    {children}
  </p>
)
