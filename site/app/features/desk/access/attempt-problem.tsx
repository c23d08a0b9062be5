/** Why a password or a code was not accepted. */
import {useDesk} from '../desk-frame.ts'

export type AttemptProblem = {is: 'wrong'} | {is: 'wait'; seconds: number} | {is: 'busy'}

export function AttemptNotice({problem, wrong}: {problem?: AttemptProblem; wrong: string}) {
  const {i18n} = useDesk()
  if (!problem) return null
  const text = () => {
    switch (problem.is) {
      case 'wrong':
        return wrong
      case 'busy':
        return i18n._('Many people sign in at this moment. Try again in a few seconds.')
      case 'wait':
        return i18n._(
          'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
          {minutes: Math.ceil(problem.seconds / 60)},
        )
    }
  }
  return (
    <p className="notice notice--wrong" role="alert">
      {text()}
    </p>
  )
}
