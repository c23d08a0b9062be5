import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {transform} from 'esbuild'
import {esbuildTargets, minified, minimumBrowsers} from '../../../site/build/plugins/minify.mjs'
import {builtSheet} from './support/built-sheet.ts'

const {chrome, edge, firefox, safari, ios_saf} = minimumBrowsers

describe('minimum browsers of package.json', () => {
  it('browsers with the same engine have the same minimum version', () => {
    assert.equal(edge, chrome)
    assert.equal(ios_saf, safari)
  })

  it('README and docs name the minimum browser versions of package.json', () => {
    const readme = readFileSync('README.md', 'utf8')
    assert.match(readme, wording(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`))
    const rows = readFileSync('docs/guides/browsers.md', 'utf8').match(
      /^\| (Chrome|Firefox|Safari).*$/gm,
    )
    assert.deepEqual(
      rows?.map(row => row.split('|')[2]?.trim()),
      [chrome, firefox, safari],
    )
  })

  it('built scripts avoid syntax newer than the minimum browsers', async () => {
    assert.ok(esbuildTargets.includes(`chrome${chrome}`))
    const {code} = await minified().renderChunk('{ using _ = open() }')
    assert.doesNotMatch(code, /\busing\b/)
  })

  it('every style sheet uses only syntax that the minimum browsers support', async () => {
    for (const entry of ['site/app/styles/index.css', 'docs/page/styles/index.css']) {
      const css = builtSheet(entry)
      const linesFor = async (target: string[]) =>
        (await transform(css, {loader: 'css', target})).code.split('\n')
      const asWritten = new Set(await linesFor(['esnext']))
      const lowered = (await linesFor(esbuildTargets)).filter(line => !asWritten.has(line))
      assert.deepEqual(lowered, [], entry)
    }
  })
})

/** Words in this order, wherever lines are broken. */
const wording = (text: string) => new RegExp(text.replaceAll('.', '\\.').replaceAll(' ', '\\s+'))
