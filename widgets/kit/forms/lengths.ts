/** How long a text of a form may be; a server refuses longer ones. */

const MAX_LENGTH = 320
/** Fields in which people write at length, and those that are lists. */
const MAX_LENGTHS: Record<string, number> = {
  message: 10_000,
  fromUrl: 2_000,
  query: 1_000,
  viewed: 2_000,
  opened: 2_000,
}

/** In UTF-16 code units, by the field's name in the contract. */
export const maxLengthOf = (field: string) => MAX_LENGTHS[field] ?? MAX_LENGTH

export const TOO_LONG = /*i18n*/ 'This text is too long. Please shorten it.'
