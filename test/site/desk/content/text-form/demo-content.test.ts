/** The content that the product comes with, in the forms of the desk. */
import assert from 'node:assert/strict'
import {globSync, readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import {htmlTexts} from '#desk/content/text-form/html-texts.ts'
import {textOf} from '#desk/content/text-form/text-form.ts'
import {type KindName, kinds} from '#server/content/schema/kinds.ts'

const DEMO = fileURLToPath(new URL('../../../../../site/content/demo/', import.meta.url))

function recordsOf(kind: KindName): Record<string, unknown>[] {
  const {files} = kinds[kind]
  const read = (path: string) => JSON.parse(readFileSync(DEMO + path, 'utf8'))
  if (files === 'each') return globSync(`${kind}/*.json`, {cwd: DEMO}).map(read)
  return files === 'one' ? Object.values(read(`${kind}.json`)) : [read(`${kind}.json`)]
}

describe('long texts of the example', () => {
  it('all texts are shown without markup', () => {
    const texts = (Object.keys(kinds) as KindName[]).flatMap(kind =>
      recordsOf(kind).flatMap(record => htmlTexts(kinds[kind].fields, record)),
    )
    assert.ok(texts.length > 1_000, `${texts.length}`)
    const others = texts.filter(({html}) => textOf(html) === undefined)
    assert.deepEqual(others, [])
  })
})
