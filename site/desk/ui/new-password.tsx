/** Choosing a password: it is typed twice, and its fault stands beside it. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {TextField} from './field.tsx'

interface NewPasswordProps {
  /** The id of the field, and of its element. */
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
        help={i18n._('At least {least} characters. Several words together are easy to remember.', {
          least,
        })}
        id={id}
        label={i18n._('New password')}
        minLength={least}
        required
        type="password"
      />
      <TextField
        autoComplete="new-password"
        id="repeated"
        label={i18n._('Repeat the password')}
        required
        type="password"
      />
    </>
  )
}

/** The names of `desk/access/passwords.ts`, and what a form finds itself. */
const passwordProblemText = (
  i18n: Translator,
  problem: string | undefined,
  least: number,
): string | undefined => {
  switch (problem) {
    case undefined:
      return undefined
    case 'short':
      return i18n._('Use at least {least} characters. Several words are easy to remember.', {least})
    case 'long':
      return i18n._('Use at most 200 characters.')
    case 'own-name':
      return i18n._('Do not use your name, your address or the agency’s name.')
    case 'common':
      return i18n._(
        'Many people use this password, so it is among the first to be guessed. Choose another.',
      )
    case 'different':
      return i18n._('The two passwords differ. Type the same one twice.')
    default:
      return i18n._('Many people are signing in just now. Try again in a few seconds.')
  }
}
