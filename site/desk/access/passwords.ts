/** Passwords: hashed with scrypt, compared in constant time, and checked when they are chosen. */
import {randomBytes, scrypt, timingSafeEqual} from 'node:crypto'
import {COMMON_PASSWORDS} from './common-passwords.ts'
import {type HashingPlace, inHashingQueue} from './hashing-queue.ts'

export const MIN_LENGTH = 12
/** Longer ones would only cost time. */
const MAX_LENGTH = 200

/** The reasons to refuse a chosen password. */
export type PasswordProblem = 'short' | 'long' | 'own-name' | 'common'

/** A password and who it is of. */
interface Person {
  mail: string
  name: string
}

/** `agency`: its name, which is too easily guessed. */
export function passwordProblem(password: string, {mail, name}: Person, agency: string) {
  const plain = lettersOf(password)
  const [mailbox = ''] = mail.split('@')
  const own = [mail, mailbox, name, agency].map(lettersOf).filter(Boolean)
  if (password.length < MIN_LENGTH) return 'short' satisfies PasswordProblem
  if (password.length > MAX_LENGTH) return 'long' satisfies PasswordProblem
  if (own.some(word => isMadeOf(plain, word))) return 'own-name' satisfies PasswordProblem
  if (COMMON_PASSWORDS.some(word => isMadeOf(plain, word))) {
    return 'common' satisfies PasswordProblem
  }
  return isRepetition(plain) ? ('common' satisfies PasswordProblem) : undefined
}

/** Without what people add to a word to make a password of it. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '')

/** The word once or several times, with up to four other characters: `Agency2026!` is the agency. */
function isMadeOf(plain: string, word: string) {
  const rest = plain.split(word).join('')
  return rest.length < plain.length && rest.length <= 4
}

const isRepetition = (plain: string) => new Set(plain).size < 4

/** The cost of hashing; part of each hash, so that it can be raised later. */
export interface Cost {
  N: number
  r: number
  p: number
}

/** 128 MB and about half a second: the first choice of OWASP's Password Storage Cheat Sheet. */
const COST: Cost = {N: 2 ** 17, r: 8, p: 1}
const KEY_LENGTH = 32

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, place: HashingPlace, cost = COST) {
  const salt = randomBytes(16)
  const key = await inHashingQueue(place, () => keyOf(password, salt, cost))
  const {N, r, p} = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a hash it is false and takes as long: time does not tell which accounts there are. */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  place: HashingPlace,
) {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  if (!key) {
    await inHashingQueue(place, () => keyOf(password, randomBytes(16), COST))
    return false
  }
  const cost = {N: Number(N), r: Number(r), p: Number(p)}
  const expected = Buffer.from(key, 'base64url')
  const given = await inHashingQueue(place, () =>
    keyOf(password, Buffer.from(salt, 'base64url'), cost),
  )
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A hash that was made when hashing cost less. */
export const isWeak = (hash: string) => Number(hash.split('$')[1]) < COST.N

const keyOf = (password: string, salt: Buffer, cost: Cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = {...cost, maxmem: 256 * cost.N * cost.r}
    const text = password
      .slice(0, 5 * MAX_LENGTH)
      .normalize('NFKC')
      .slice(0, MAX_LENGTH)
    scrypt(text, salt, KEY_LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
