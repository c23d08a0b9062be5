/** The code after the password. */
import {defineScreen} from '../define-screen.ts'
import {useDesk} from '../desk-frame.ts'
import {TextField} from '../ui/field.tsx'
import {Form} from '../ui/form.tsx'
import {AttemptNotice, type AttemptProblem} from './attempt-problem.tsx'
import {type Hidden, HiddenFields} from './kept.tsx'

export interface SecondFactorData {
  problem?: AttemptProblem
  hidden: Hidden
  isEnded?: true
}

export const secondFactor = defineScreen<SecondFactorData>({
  isBare: true,
  title: i18n => i18n._('Your code'),
  Screen({data: {problem, hidden}}) {
    const {i18n} = useDesk()
    return (
      <>
        <Form action="/desk/second-factor" className="narrow">
          <AttemptNotice
            problem={problem}
            wrong={i18n._(
              'This code is not good, or was used already. Wait for the next one, and look whether the clock of your phone is right.',
            )}
          />
          <HiddenFields fields={hidden} />
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
          <button type="submit" className="button">
            {i18n._('Continue')}
          </button>
        </Form>
        <Form action="/desk/sign-out" className="section-end">
          <button type="submit" className="button button--quiet">
            {i18n._('Sign in as somebody else')}
          </button>
        </Form>
      </>
    )
  },
})
