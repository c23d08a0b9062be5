/**
 * Passwords are hashed with a hundredth of their work, because hundreds of sign-ins would take
 * minutes. `npm run test:all` hashes them as a server does.
 */
import crypto, {type BinaryLike, type ScryptOptions} from 'node:crypto'
import {syncBuiltinESMExports} from 'node:module'
import {isEverything} from '../../../../support/tier.ts'

/** The one of Node, with all its work. */
export const {scrypt} = crypto

const SHARE_OF_WORK = 1 / 128

if (!isEverything) {
  const cheap = (
    password: BinaryLike,
    salt: BinaryLike,
    length: number,
    {N = 2, ...options}: ScryptOptions,
    callback: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, length, {...options, N: Math.max(2, N * SHARE_OF_WORK)}, callback)
  Object.assign(crypto, {scrypt: cheap})
  syncBuiltinESMExports()
}
