/** Why an account cannot have this name. */
import type {Translator} from '#kit/i18n/translator.ts'

export type NameProblem = 'name' | 'name-taken'

export function nameProblem(i18n: Translator, problem: string | undefined) {
  if (problem === 'name') return i18n._('Write a name of one line.')
  if (problem === 'name-taken') {
    return i18n._(
      'This name is taken. Add a second name or a place, so that nobody mistakes one for the other.',
    )
  }
  return undefined
}
