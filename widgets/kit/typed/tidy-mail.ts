/** Mail addresses as people type and paste them. */
import {withoutUnseen} from './digits.ts'

/** An address without what a copy leaves around it; only when its field is left, or it could not be typed. */
export function tidyMail(text: string, {leaving} = {leaving: true}): string {
  if (!leaving) return text
  const plain = withoutUnseen(text)
    .replaceAll('\uff20', '@')
    .trim()
    .replace(/^'(.*)'$/s, '$1')
  const [, inBrackets] = /<([^<>\s@]+@[^<>\s@]+)>/.exec(plain) ?? []
  return (inBrackets ?? plain)
    .replace(/^[\s<("]*(?:mailto:)?/i, '')
    .replace(/(@[^?@]*)\?.*$/s, '$1')
    .replace(/[\s>)"',;:.!]{1,9}$/, '')
}

/**
 * Takes away the characters that make text be read in another order than it is stored: overrides,
 * embeddings and isolates (U+202A to U+202E, U+2066 to U+2069). No language needs them within a line.
 */
export const withoutOverrides = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
