/**
 * Left and right in style sheets: a page in Arabic is the mirror image of one in English, so both say
 * where a line begins and ends. What is the same in every language gives its reason beside it:
 * a comment that begins with `physical:`.
 */
import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../node24.mjs'
import {physicalSides} from './physical-sides.ts'

const SHEETS = '{widgets,site,docs}/**/*.css'

const files = globSync(SHEETS, {cwd: root})
let faults = 0
for (const file of files.sort()) {
  for (const {line, declaration, advice} of physicalSides(readFileSync(join(root, file), 'utf8'))) {
    faults++
    console.error(`${file}:${line}: ${declaration}\n    ${advice}`)
  }
}
if (faults > 0) {
  console.error(`✗ ${faults} declarations name left or right. If one has to: /* physical: why */`)
}
process.exitCode = faults > 0 ? 1 : 0
