/** Why a change that needs the password was not made. */
import type {ReactNode} from 'react'
import {AttemptNotice} from '#desk/access/attempt-problem.tsx'
import type {SignInProblem} from '#desk/access/sign-in.ts'
import type {NameProblem} from '#desk/accounts/words.ts'
import {useDesk} from '#desk/shell/desk-frame.ts'
import {TextField} from '#desk/ui/field.tsx'
import {Form, SubmitButton} from '#desk/ui/form.tsx'

export interface OwnFault {
  form:
    | ('name' | 'password' | 'codes' | 'second-factor' | 'set-up')
    | 'calendars'
    | ('invite' | 'mail' | 'link' | 'end-second-factor')
  /** Names what is wrong with `name`. */
  name?: NameProblem
  /** Why the address of a calendar is not taken, to be translated. */
  address?: string
  /** `bad`: the new password, by the names of `desk/access/passwords.ts`. */
  problem?: SignInProblem | {is: 'bad'; problem: string}
}

/** The password that holds until now, asked for before what matters most. */
export function CurrentPassword({form, fault}: {form: OwnFault['form']; fault?: OwnFault}) {
  const {i18n} = useDesk()
  const problem = fault?.form === form ? fault.problem : undefined
  const id = `password-${form}`
  return (
    <>
      {problem && problem.is !== 'bad' && (
        <AttemptNotice problem={problem} wrong={i18n._('This is not your password.')} />
      )}
      <TextField
        autoComplete="current-password"
        id={id}
        label={i18n._('Your password')}
        name="password"
        required
        type="password"
      />
    </>
  )
}

interface ConfirmedActionProps {
  action: string
  form: OwnFault['form']
  fault: OwnFault | undefined
  label: string
  look?: 'plain' | 'danger'
  className?: string
  children?: ReactNode
}

/** Requires the password before a change that would hand the account to anybody at an open screen. */
export const ConfirmedAction = (props: ConfirmedActionProps) => {
  const {action, form, fault, label, look, className, children} = props
  return (
    <details className={className} open={fault?.form === form}>
      <summary>{label}</summary>
      <Form action={action} className="narrow">
        {children}
        <CurrentPassword form={form} fault={fault} />
        <SubmitButton label={label} look={look} />
      </Form>
    </details>
  )
}
