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
