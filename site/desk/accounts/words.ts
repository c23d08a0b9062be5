/** Texts of the desk about accounts. */
import type {Translator} from '#kit/i18n/translator.ts'
import type {ListedAccount} from './accounts.ts'

/** Its name, and what it may do. */
export const roleWords = (i18n: Translator): Record<string, [name: string, does: string]> => ({
  administrator: [
    i18n._('Administrator'),
    i18n._('Everything, including accounts, partners, deletion and the system.'),
  ],
  editor: [i18n._('Editor'), i18n._('All enquiries, content and figures.')],
  agent: [
    i18n._('Agent'),
    i18n._('The enquiries assigned to this person, and those about their listings.'),
  ],
})

export function accountState(i18n: Translator, {state, hasLink}: ListedAccount): string {
  switch (state) {
    case 'active':
      return i18n._('Active')
    case 'disabled':
      return i18n._('Disabled')
    case 'invited':
      return hasLink ? i18n._('Invited') : i18n._('Invited; the link has ended')
  }
}

/** Why an account cannot have this mail address. */
export function mailProblem(i18n: Translator, problem: string | undefined) {
  if (problem === 'mail') return i18n._('Write an address such as layla@agency.example.')
  if (problem === 'mail-taken')
    return i18n._('This address already has an account. Use another one.')
  return undefined
}

export type NameProblem = 'name' | 'name-taken'

/** Why an account cannot have this name. */
export function nameProblem(i18n: Translator, problem: string | undefined) {
  if (problem === 'name') return i18n._('Write a name on one line.')
  if (problem === 'name-taken') {
    return i18n._(
      'This name is taken. Add a second name or a place, so that the two are not confused.',
    )
  }
  return undefined
}
