/** Names of accounts: none may look like that of somebody else in the audit log. */
import {OPERATOR, SERVER} from '#desk/audit/audit-log.ts'
import {accounts} from '#desk/tables.ts'
import {foldLetters} from '#kit/i18n/fold-letters.ts'
import type {Orm} from '#server/platform/db/connect.ts'

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
  OPERATOR.name,
  SERVER.name,
  ...'opérateur opératrice оператор المشغل مشغل serveur сервер الخادم خادم'.split(' '),
]

/** Names that look the same have the same: blanks of all kinds, accents and alphabets do not count. */
const lookOf = (name: string) =>
  foldLetters(name.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{White_Space}|\p{Default_Ignorable_Code_Point}|\u2800|[\u0300-\u036f]/gu, '')
    .replace(/[\u0370-\u04ff]/g, letter => LATIN[letter] ?? letter)

/** Letters of Cyrillic and Greek that look like Latin ones. */
const LATIN: Record<string, string> = Object.fromEntries(
  'аa вb сc еe һh нh іi јj кk мm оo рp ѕs тt уy хx αa εe ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map(([like, latin]) => [like, latin]),
)
