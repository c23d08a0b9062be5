/** Why a change that needs the password was not made. */

import {AttemptNotice, type AttemptProblem} from '../access/attempt-problem.tsx'
import type {NameProblem} from '../accounts/name-problem.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'

export interface OwnFault {
  form:
    | ('name' | 'password' | 'codes' | 'second-factor' | 'set-up')
    | ('invite' | 'mail' | 'link' | 'end-second-factor')
  /** Names what is wrong with `name`. */
  name?: NameProblem
  /** `bad`: the new password, by the names of `desk/access/passwords.ts`. */
  problem?: AttemptProblem | {is: 'bad'; problem: string}
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
