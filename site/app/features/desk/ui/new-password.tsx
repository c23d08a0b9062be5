/** Choosing a password: it is typed twice, and its fault stands beside it. */
import {passwordProblemText} from '../access/password-problem.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from './field.tsx'

interface NewPasswordProps {
  /** Of the field, and of its element. */
  id: string
  /** Characters. */
  least: number
  problem?: string | undefined
}

export function NewPassword({id, least, problem}: NewPasswordProps) {
  const {i18n} = useDesk()
  return (
    <>
      <TextField
        autoComplete="new-password"
        error={passwordProblemText(i18n, problem, least)}
        help={i18n._('At least {least} characters. Several words are easy to remember.', {least})}
        id={id}
        label={i18n._('New password')}
        minLength={least}
        required
        type="password"
      />
      <TextField
        autoComplete="new-password"
        id="repeated"
        label={i18n._('The same again')}
        required
        type="password"
      />
    </>
  )
}
