/**
 * A comment that begins with a clause ("What …", "Whose …"), or a test title that begins with a verb
 * of being ("is …"), has no subject: a reader has to guess it, and nobody can search for the title.
 */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../node24.mjs'

const SOURCES = ['{docs,loader,site,test,widgets}/**/*.{css,mjs,ts,tsx}', '*.mjs']
/** Benchmarks install what they compare with below `test/`. */
const OTHERS = ['**/node_modules/**']

const CLAUSE = /^(?:What|Of|Whether|Whose|That|Which|Where|Who|Whom|Whoever)\b/
const FRAGMENT = /^(?:are|is|was|were|and|that|what|whether|of|who)\b/

/** A comment's first words; lines that continue a `//` comment do not count. */
const COMMENT = /(?<=^|[\s{])(?:\/\*\*?\s+(?:\* )?|(?<!^[ \t]*\/\/.*\n[ \t]*)\/\/ )(\S.*)/gm
const TITLE = /\b(?:it|test)(?:\.\w+)?\(\s*['"`](.*)/g

const faults = globSync(SOURCES, {cwd: root, exclude: OTHERS}).flatMap(file => {
  const text = readFileSync(join(root, file), 'utf8')
  const beginnings = (pattern: RegExp, refused: RegExp) =>
    [...text.matchAll(pattern)].flatMap(({0: whole, 1: words = '', index}) => {
      const line = text.slice(0, index + whole.length - words.length).split('\n').length
      return refused.test(words) ? [`${file}:${line}: ${words}`] : []
    })
  return [...beginnings(COMMENT, CLAUSE), ...beginnings(TITLE, FRAGMENT)]
})
if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`✗ ${faults.length} comments or titles begin with a clause: write a sentence`)
}
process.exitCode = faults.length > 0 ? 1 : 0
