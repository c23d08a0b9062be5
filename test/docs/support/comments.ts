/** Doc comments of a file, as a reader of the docs sees them. */
import {readFileSync} from 'node:fs'
import {withLanguages} from '../../../docs/page/facts/languages.ts'

export const read = (file: string) => readFileSync(file, 'utf8')

export const commentsIn = (file: string) =>
  [...read(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:'?[\w-]+'?\??:|--)/g)].map(
    ([, comment = '']) =>
      withLanguages(comment)
        .replace(/`|\s+\*(?=\s)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
  )
