/** What is wrong with a password that somebody chose, in words. */
import type {Translator} from '#kit/i18n/translator.ts'

/** The names of `desk/access/passwords.ts`, and what a form finds itself. */
export const passwordProblemText = (
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
      return i18n._('Use neither your name nor your address, nor the name of the agency.')
    case 'common':
      return i18n._('Many people use this one, so it is tried first. Choose another.')
    case 'different':
      return i18n._('The two passwords differ. Type the same twice.')
    default:
      return i18n._('Many people sign in at this moment. Try again in a few seconds.')
  }
}
