/** What the commands say when something cannot be done, and how to do it. */
import {locales} from '#kit/i18n/locale.ts'
import {roles} from '../access/permissions.ts'
import type {FactProblem} from './account-facts.ts'
import {NAME_LENGTH} from './account-name.ts'
import type {ChangeProblem} from './accounts.ts'

/** For a fact that was given wrongly, or not at all. */
export function sayFact(fact: FactProblem, given: unknown): string {
  const got = given === undefined ? '' : `, got "${given}"`
  switch (fact) {
    case 'mail':
      return `Name one mail address, such as layla@agency.example${got}.`
    case 'name':
      return `--name must be 1 to ${NAME_LENGTH} visible characters on one line${got}.`
    case 'name-taken':
      return `--name must differ from the names of other accounts and of the audit log's operator and server${got}. Add a second name or a place, such as --name 'Layla Haddad, Marina'.`
    case 'role':
      return `--role must be ${roles.join(', ')}${got}.`
    case 'locale':
      return `--locale must be one of ${locales.join(', ')}${got}.`
    case 'agent':
      return `--agent must be the key of a record of the team, such as layla-haddad, or none${got}. List them: npm run content -- export FOLDER, then look into team.json.`
  }
}

export function sayProblem(
  problem: ChangeProblem | 'mail-taken' | 'disabled' | 'no-second-factor',
  mail: string,
): string {
  switch (problem) {
    case 'unknown':
      return `${mail} has no account. Add it: npm run accounts -- add ${mail} --role editor`
    case 'mail-taken':
      return `${mail} has an account already. Make a new link: npm run accounts -- invite ${mail}`
    case 'disabled':
      return `${mail} is disabled. Enable it first: npm run accounts -- enable ${mail}`
    case 'last-administrator':
      return `${mail} is the last administrator who can sign in. Add another, who joins first: npm run accounts -- add MAIL --role administrator`
    case 'no-second-factor':
      return `${mail} has no second factor. Nothing to do.`
  }
}
