/** The page instead of a screen: there is none, it is forbidden, or something went wrong. */
import type {Translator} from '#kit/i18n/translator.ts'
import {useDesk} from './desk-frame.ts'
import {Screen} from './screen.tsx'

export type Problem =
  | 'nothing'
  | 'forbidden'
  | 'unprotected'
  | 'forged'
  | 'large'
  | 'unkept'
  | 'malformed'
  | 'busy'
  | 'unavailable'
  | 'broken'

/** Heading, and what can be done. */
const wordsFor = (i18n: Translator): Record<Problem, [string, string]> => ({
  nothing: [
    i18n._('There is nothing at this address'),
    i18n._('It may have been removed, or it is not for your account.'),
  ],
  forbidden: [
    i18n._('Your account may not do this'),
    i18n._('Ask an administrator if you need to.'),
  ],
  unprotected: [
    i18n._('Set up your second factor first'),
    i18n._(
      'Nothing was changed: this desk is for accounts with a second factor. Set it up, then go back and send this once more. What you typed is still there.',
    ),
  ],
  forged: [
    i18n._('This form is out of date'),
    i18n._('Go back, load the page again, and send it once more. What you typed is still there.'),
  ],
  large: [
    i18n._('That is too large'),
    i18n._('Go back and send less at a time. What you typed is still there.'),
  ],
  unkept: [
    i18n._('That is too large to be kept while you sign in'),
    i18n._(
      'Go back: what you typed is still there. Sign in on another tab, open the same page there, and copy your longest texts across.',
    ),
  ],
  malformed: [i18n._('The request is not well-formed'), i18n._('Go back and try again.')],
  busy: [i18n._('Too many requests at once'), i18n._('Wait a few seconds, then try again.')],
  unavailable: [
    i18n._('The database does not answer'),
    i18n._('Enquiries are still received and kept. Try again in a moment.'),
  ],
  broken: [i18n._('Something went wrong'), i18n._('Nothing was changed. The log has the reason.')],
})

export function ProblemScreen({is}: {is: Problem}) {
  const {i18n} = useDesk()
  const [title, advice] = wordsFor(i18n)[is]
  return (
    <Screen title={title}>
      <p className="lede">{advice}</p>
      <p>
        {is === 'unprotected' ? (
          <a href="/desk/account/second-factor" target="_blank" rel="noopener">
            {i18n._('Set up the second factor')}
          </a>
        ) : (
          <a href="/desk">{i18n._('To the start of the desk')}</a>
        )}
      </p>
    </Screen>
  )
}
