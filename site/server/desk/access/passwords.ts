/** Passwords: hashed with scrypt, compared in constant time, and checked when they are chosen. */
import {randomBytes, type ScryptOptions, scrypt, timingSafeEqual} from 'node:crypto'
import {agency} from '../../../../widgets/shared/agency.ts'
import {COMMON_PASSWORDS} from './common-passwords.ts'

export const MIN_LENGTH = 12
/** Longer ones would only cost time. */
const MAX_LENGTH = 200

/** What is wrong with a password that somebody chose. */
export type PasswordProblem = 'short' | 'long' | 'own-name' | 'common'

/** A password and who it is of. */
interface Person {
  mail: string
  name: string
}

export function passwordProblem(password: string, {mail, name}: Person) {
  const plain = lettersOf(password)
  const [mailbox = ''] = mail.split('@')
  const own = [mail, mailbox, name, agency.name].map(lettersOf).filter(Boolean)
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

/** What hashing costs; part of each hash, so that it can be raised later. */
export interface Cost {
  N: number
  r: number
  p: number
}

/** 128 MB and about half a second: the first choice of OWASP's Password Storage Cheat Sheet. */
const COST: Cost = {N: 2 ** 17, r: 8, p: 1}
const KEY_LENGTH = 32

/** Each takes 128 MB while it runs. */
const AT_ONCE = 2
const WAITING = 20

/** Too many sign in at this moment. */
export class TooManyHashes extends Error {}

/** `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt, cost)
  const {N, r, p} = cost
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Without a hash it is false and takes as long: time does not tell which accounts there are. */
export async function verifyPassword(password: string, hash: string | null | undefined) {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  if (!key) {
    await keyOf(password, randomBytes(16), COST)
    return false
  }
  const cost = {N: Number(N), r: Number(r), p: Number(p)}
  const expected = Buffer.from(key, 'base64url')
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), cost)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A hash that was made when hashing cost less. */
export const isWeak = (hash: string) => Number(hash.split('$')[1]) < COST.N

let running = 0
const queue: (() => void)[] = []

async function keyOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new TooManyHashes()
    await new Promise<void>(resolve => queue.push(resolve))
  } else running++
  try {
    return await derive(password, salt, {...cost, maxmem: 256 * cost.N * cost.r})
  } finally {
    // Whoever waits takes over this one's place.
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(
      password
        .slice(0, 5 * MAX_LENGTH)
        .normalize('NFKC')
        .slice(0, MAX_LENGTH),
      salt,
      KEY_LENGTH,
      options,
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })
