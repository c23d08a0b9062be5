/** Makes one short line of a stranger's text, for a subject or a file name. */
import {firstCharacters} from '#kit/i18n/first-characters.ts'

/** All that ends a line, moves the cursor or turns the direction, but for the joiners within words. */
const UNPRINTABLE = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s])+/gu

const MAX_PART_LENGTH = 80

export const oneLine = (text: string, most = MAX_PART_LENGTH) =>
  firstCharacters(text.replace(UNPRINTABLE, ' ').trim(), most)
