import {createHash} from 'node:crypto'

/** SHA-384 as the integrity attribute wants it. */
export const integrityAttribute = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
