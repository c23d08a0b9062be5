/** Why a password or a code was not accepted. */

import {useDesk} from '#desk/shell/desk-frame.ts'
import {Alert} from '#desk/ui/form.tsx'
import type {SignInProblem} from './sign-in.ts'

export function AttemptNotice({problem, wrong}: {problem?: SignInProblem; wrong: string}) {
  const {i18n} = useDesk()
  if (!problem) return null
  const text = () => {
    switch (problem.is) {
      case 'wrong':
        return wrong
      case 'busy':
        return i18n._('Many people are signing in just now. Try again in a few seconds.')
      case 'wait':
        return i18n._(
          'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
          {minutes: Math.ceil(problem.seconds / 60)},
        )
    }
  }
  return <Alert>{text()}</Alert>
}
