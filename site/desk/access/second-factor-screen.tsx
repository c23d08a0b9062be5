/** The code after the password. */
import {useDesk} from '#desk/shell/desk-frame.ts'
import {Screen} from '#desk/shell/screen.tsx'
import {TextField} from '#desk/ui/field.tsx'
import {Form, Hidden, PostButton, SubmitButton} from '#desk/ui/form.tsx'
import {AttemptNotice} from './attempt-problem.tsx'
import type {HiddenFields} from './kept-form.ts'
import type {SignInProblem} from './sign-in.ts'

export interface SecondFactorData {
  problem?: SignInProblem
  hidden: HiddenFields
}

export function SecondFactorScreen({problem, hidden}: SecondFactorData) {
  const {i18n} = useDesk()
  return (
    <Screen title={i18n._('Your code')} isBare>
      <Form action="/desk/second-factor" className="narrow">
        <AttemptNotice
          problem={problem}
          wrong={i18n._(
            'This code is wrong, or has already been used. Wait for the next one, and check that your phone’s clock is right.',
          )}
        />
        <Hidden fields={hidden} />
        <TextField
          autoCapitalize="none"
          autoComplete="one-time-code"
          autoFocus
          dir="ltr"
          help={i18n._(
            'The six digits that your authenticator app shows now. Without your phone: one of your recovery codes.',
          )}
          id="code"
          label={i18n._('Code')}
          required
          spellCheck={false}
        />
        <SubmitButton label={i18n._('Continue')} />
      </Form>
      <PostButton
        action="/desk/sign-out"
        className="section-end"
        label={i18n._('Sign in as someone else')}
        look="quiet"
      />
    </Screen>
  )
}
