/** Names of accounts: none may look like that of somebody else in the audit log. */
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {Orm} from '#server/platform/db/connect.ts'
import {OPERATOR, SERVER} from '../audit/audit-log.ts'
import {accounts} from '../tables.ts'

export const NAME_LENGTH = 100

/**
 * A name is one line without formatting characters, which could make it look like another, but for the
 * joiners of Persian: `lookOf` knows names that differ by them alone.
 */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]|\u200c|\u200d)+$/u

export const isName = (name: string) =>
  NAME.test(name) && name.length <= NAME_LENGTH && lookOf(name) !== ''

/** `self`: the account that is to have it; it keeps the name that it has. */
export async function isNameTaken(
  orm: Pick<Orm, 'select'>,
  name: string,
  self: string | undefined,
): Promise<boolean> {
  const rows = await orm.select({id: accounts.id, name: accounts.name}).from(accounts)
  if (rows.some(row => row.id === self && row.name === name)) return false
  const others = rows.filter(({id}) => id !== self).map(row => row.name)
  const look = lookOf(name)
  return [...RESERVED, ...others].some(other => lookOf(other) === look)
}

/** The actors of the audit log that are no accounts, in the languages of the desk. */
const RESERVED = [
  ...[OPERATOR.name, 'opérateur', 'opératrice', 'оператор', 'المشغل', 'مشغل'],
  ...[SERVER.name, 'serveur', 'сервер', 'الخادم', 'خادم'],
]

/** Names that look the same have the same: blanks of all kinds, accents and alphabets do not count. */
const lookOf = (name: string) =>
  foldLetters(name.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{White_Space}|\p{Default_Ignorable_Code_Point}|\u2800|[\u0300-\u036f]/gu, '')
    .replace(/[\u0370-\u04ff]/g, letter => LATIN[letter] ?? letter)

/** Letters of Cyrillic and Greek that look like Latin ones. */
const LATIN: Record<string, string> = {
  ...{а: 'a', в: 'b', с: 'c', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', о: 'o'},
  ...{р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x'},
  ...{α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x'},
}
