/** Why an account cannot have this mail address. */
import type {Translator} from '#kit/i18n/translator.ts'

export function mailProblem(i18n: Translator, problem: string | undefined) {
  if (problem === 'mail') return i18n._('Write an address such as layla@agency.example.')
  if (problem === 'mail-taken') return i18n._('This address has an account already.')
  return undefined
}
