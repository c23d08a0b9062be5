// The languages of the product for commands that any Node runs: the table itself is TypeScript.
import {readdirSync} from 'node:fs'
import {basename, join} from 'node:path'
import {root} from './node24.mjs'

/** Those that have catalogues; the build fails when a language of the table has none. */
export const languages = readdirSync(join(root, 'widgets/kit/messages'))
  .filter(file => file.endsWith('.po'))
  .map(file => basename(file, '.po'))
  .sort()
