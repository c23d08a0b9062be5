import assert from 'node:assert/strict'
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {DiskCache} from '../../../../site/server/og-image/disk-cache.ts'
import {type Family, type Fonts, loadFonts} from '../../../../site/server/og-image/fonts.ts'
import {breakIntoLines} from '../../../../site/server/og-image/line-breaking.ts'

const BUILT = new URL('../../../../dist/react/', import.meta.url)

describe('the letters of a shared image', () => {
  const families: Family[] = ['cormorant-garamond', 'manrope']
  let faces: Fonts
  before(async () => {
    const {site} = JSON.parse(await readFile(new URL('manifest.json', BUILT), 'utf8'))
    faces = await loadFonts(site.fonts, BUILT)
  })

  it('are there for all three languages, each with a form of its own', () => {
    const alphabet = [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
      'ÀÂÆÇÈÉÊÎÏÔŒÙÛÜŸàâæçèéêîïôœùûüÿ',
      'БГДЁЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯбвгдёжзийклмнптфцчшщъыьэюя',
    ].join('')
    for (const family of families) {
      const forms = [...alphabet].map(letter => faces.outline(letter, {family, size: 100}).path)
      assert.ok(forms.every(Boolean), family)
      assert.equal(new Set(forms).size, alphabet.length, family)
    }
  })

  it('may be of two alphabets in one title', () => {
    for (const family of families) {
      const size = 40
      const {path, width} = faces.outline('Вилла Haven', {family, size})
      const one = faces.outline('Вилла ', {family, size})
      const other = faces.outline('Haven', {family, size})
      assert.ok(path.startsWith(one.path))
      assert.ok(Math.abs(width - one.width - other.width) < 1)
    }
  })

  it('that nobody has are left out, and a mark on one that is known', () => {
    for (const family of families) {
      assert.equal(faces.drawable('Вилла 🏠 別荘 у  моря', family), 'Вилла у моря')
      assert.equal(faces.drawable('V\u0323illa', family), 'Villa')
    }
    assert.equal(faces.drawable('別荘', 'manrope'), '')
  })
})

describe('the lines of a shared image', () => {
  const room = {width: 20, most: 3, measure: (text: string) => text.length}
  const lines = (text: string, most = 3) => breakIntoLines(text, {...room, most})

  it('are of about the same length', () => {
    assert.deepEqual(lines('One two three four five'), {
      lines: ['One two three', 'four five'],
      isCut: false,
    })
  })

  it('do not end with a preposition', () => {
    for (const line of lines('Особняк с шестью спальнями на краю гольф-поля').lines) {
      assert.doesNotMatch(line, /\s(с|на)$/)
    }
  })

  it('end in dots at a word where there is more than fits', () => {
    const {lines: shown, isCut} = lines('Twelve houses around a very long green valley', 2)
    assert.deepEqual(shown, ['Twelve houses around', 'a very long green…'])
    assert.equal(isCut, true)
    assert.deepEqual(lines('Сад с бассейном и видом', 1).lines, ['Сад с бассейном…'])
  })

  it('are never wider than the room, even for one word', () => {
    const {lines: shown} = lines('Donaudampfschifffahrtsgesellschaftskapitänswohnung'.repeat(2))
    assert.equal(shown.length, 3)
    for (const line of shown) assert.ok(line.length <= room.width, line)
  })
})

describe('the folder of drawn images', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  })
  after(() => rm(folder, {recursive: true}))

  const bounds = {files: 3, bytes: 1000, age: 60_000}
  const name = (letter: string) => letter.repeat(64)
  const kept = async () => (await readdir(folder)).map(file => file[0]).sort()

  it('keeps so many, and drops those that nobody has asked for the longest', async () => {
    const drawn = new DiskCache(folder, bounds)
    for (const letter of 'abc') await drawn.put(name(letter), Buffer.alloc(10))
    await drawn.get(name('a'))
    await drawn.put(name('d'), Buffer.alloc(10))
    assert.deepEqual(await kept(), ['a', 'c', 'd'])
  })

  it('keeps so many bytes, those of an earlier run among them', async () => {
    const drawn = new DiskCache(folder, bounds)
    await drawn.put(name('e'), Buffer.alloc(985))
    assert.deepEqual(await kept(), ['d', 'e'])
  })

  it('draws anew what is old, or was taken away', async () => {
    const drawn = new DiskCache(folder, {...bounds, age: -1})
    await drawn.put(name('f'), Buffer.alloc(10))
    assert.equal(await drawn.get(name('f')), undefined)
    const other = new DiskCache(folder, bounds)
    await other.put(name('a'), Buffer.alloc(10))
    await rm(join(folder, `${name('a')}.jpg`))
    assert.equal(await other.get(name('a')), undefined)
  })

  it('is tidy after a drawing that was cut off', async () => {
    await writeFile(join(folder, `${name('b')}.jpg.1234`), 'half')
    await new DiskCache(folder, bounds).get(name('b'))
    assert.ok((await readdir(folder)).every(file => file.endsWith('.jpg')))
  })
})
