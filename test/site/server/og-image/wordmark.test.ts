import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {before, describe, it} from 'node:test'
import {type DrawName, nameDrawer} from '#server/og-image/wordmark.ts'

const BUILT = new URL('../../../../dist/react/', import.meta.url)

describe('outlines of the wordmark', () => {
  let draw: DrawName
  before(async () => {
    const {site} = JSON.parse(await readFile(new URL('manifest.json', BUILT), 'utf8'))
    draw = nameDrawer({fonts: site.fonts, folder: BUILT})
  })

  it('the first word of a name and the others are drawn in whole units', async () => {
    const {first, rest} = (await draw('Mole & Mère Maisons')) ?? {}
    for (const words of [first, rest]) {
      assert.ok(words && words.width > 300)
      assert.match(words.path, /^[MLQCZ\d\s-]+$/)
    }
    assert.ok((await draw('Mole'))?.first.width === first?.width)
  })

  it('a name is drawn once, and again when it has changed', async () => {
    assert.equal(draw('Harbour Homes'), draw('Harbour Homes'))
    assert.notDeepEqual(await draw('Harbour Homes'), await draw('Harbour Houses'))
  })

  it('a name with a letter that no font has stays text, and so does any name without fonts', async () => {
    assert.equal(await draw('別荘 Homes'), undefined)
    assert.equal(await nameDrawer({fonts: [], folder: BUILT})('Mole Homes'), undefined)
  })
})
