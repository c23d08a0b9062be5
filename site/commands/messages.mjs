// `npm run messages`: collects all texts into the catalogues beside their sources. With `--check` it
// changes nothing, and fails when a text is missing from a catalogue or has no translation.
import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {formatter} from '@lingui/format-po'
import {root, run} from './node24.mjs'

const checking = process.argv.includes('--check')
const catalogues = () =>
  globSync('{widgets/*,site/app,site/desk}/messages/*.po', {cwd: root}).sort()
const before = new Map(catalogues().map(file => [file, read(file)]))

run('node_modules/@lingui/cli/dist/lingui.js', [
  'extract',
  '--clean',
  '--config',
  'widgets/kit/i18n/lingui.config.ts',
])

const problems = [...catalogues().flatMap(untranslated), ...(checking ? stale() : [])]
for (const problem of problems) console.error(`✗ ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0

function stale() {
  const changed = catalogues().filter(file => before.get(file) !== read(file))
  for (const [file, text] of before) writeFileSync(join(root, file), text)
  return changed.map(file => `${file} is not up to date. Run npm run messages.`)
}

function untranslated(file) {
  if (file.endsWith('en.po')) return []
  const entries = Object.entries(formatter().parse(read(file), {filename: file, locale: 'en'}))
  return entries
    .filter(([, {translation, obsolete}]) => !translation && !obsolete)
    .map(([text]) => `${file}: "${text}" has no translation.`)
}

function read(file) {
  return readFileSync(join(root, file), 'utf8')
}
