/**
 * Regular expressions that a visitor's, a partner's or a back end's text may meet: each must take
 * linear time, or a text of some kilobytes holds up everybody. What runs at build time reads our own
 * files and is left out.
 */
import {globSync, readFileSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {check} from 'recheck'
import ts from 'typescript'

const SOURCES = ['widgets/**/*.{ts,tsx}', 'site/{app,server}/**/*.{ts,tsx}', 'loader/**/*.ts']

/** Bounds are counts of steps, not times: the result is the same on a busy machine. */
const BOUNDS = {attackTimeout: null, incubationTimeout: null, seedingTimeout: null, timeout: null}

/** The place of each regular expression, by its text. */
const places = new Map<string, string[]>()

for (const file of globSync(SOURCES)) {
  if (/\.(test|d)\.tsx?$/.test(file)) continue
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  collect(source, source)
}

function collect(node: ts.Node, source: ts.SourceFile) {
  if (ts.isRegularExpressionLiteral(node)) {
    const {line} = source.getLineAndCharacterOfPosition(node.getStart())
    const known = places.get(node.text) ?? []
    places.set(node.text, [...known, `${source.fileName}:${line + 1}`])
  }
  ts.forEachChild(node, child => collect(child, source))
}

const waiting = [...places]
let faults = 0

async function validate() {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [text, at] = next
    const end = text.lastIndexOf('/')
    const result = await check(text.slice(1, end), text.slice(end + 1), BOUNDS)
    if (result.status === 'safe') continue
    faults++
    const takes = result.status === 'vulnerable' ? result.complexity.summary : 'an unknown time'
    console.error(`${at.join(', ')}: ${text} takes ${takes}.`)
    if (result.status === 'vulnerable') console.error(`  Such as for ${result.attack.pattern}`)
  }
}

await Promise.all(Array.from({length: availableParallelism()}, validate))
if (faults) {
  console.error('Write them so that each part can end in one place only, or take string methods.')
  process.exit(1)
}
console.log(`${places.size} regular expressions take linear time.`)
// Its helper processes would keep this one.
process.exit()
