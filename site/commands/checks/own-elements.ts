/**
 * Texts that React puts in or takes out beside others. A browser that translates the page has moved
 * them into elements of its own by then, and React, or Preact, no longer finds them: the page goes
 * blank. Alone in an element a text is never looked for.
 */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../node24.mjs'
import {looseTexts} from './loose-texts.ts'

/** All that is rendered in browsers: the desk and mails are rendered on the server alone. */
const COMPONENTS = '{widgets,site/app}/**/*.tsx'
const ON_THE_SERVER = /^site\/app\/features\/saved-searches\/mail\//

const files = globSync(COMPONENTS, {cwd: root}).filter(file => !ON_THE_SERVER.test(file))
let faults = 0
for (const file of files.sort()) {
  for (const {line, source, advice} of looseTexts(readFileSync(join(root, file), 'utf8'))) {
    faults++
    console.error(`${file}:${line}: ${source.slice(0, 100)}\n    ${advice}`)
  }
}
if (faults > 0) console.error(`✗ ${faults} texts stand beside what comes and goes`)
process.exitCode = faults > 0 ? 1 : 0
