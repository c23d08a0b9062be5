import assert from 'node:assert/strict'
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {after, before, describe, it} from 'node:test'
import {DiskCache} from '#server/og-image/disk-cache.ts'
import type {Family} from '#server/og-image/faces.ts'
import {type Fonts, loadFonts} from '#server/og-image/fonts.ts'
import {wrapText} from '#server/og-image/line-breaking.ts'

const BUILT = new URL('../../../../dist/react/', import.meta.url)

describe('fonts of the share image', () => {
  const families: Family[] = ['cormorant-garamond', 'manrope']
  let fonts: Fonts
  before(async () => {
    const {site} = JSON.parse(await readFile(new URL('manifest.json', BUILT), 'utf8'))
    fonts = await loadFonts(site.fonts, BUILT)
  })

  it('the fonts have a distinct glyph for every English, French and Russian letter', () => {
    const alphabet = [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
      'ÀÂÆÇÈÉÊÎÏÔŒÙÛÜŸàâæçèéêîïôœùûüÿ',
      'БГДЁЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯбвгдёжзийклмнптфцчшщъыьэюя',
    ].join('')
    for (const family of families) {
      const forms = [...alphabet].map(letter => fonts.outline(letter, {family, size: 100}).path)
      assert.ok(forms.every(Boolean), family)
      assert.equal(new Set(forms).size, alphabet.length, family)
    }
  })

  it('the fonts have a distinct glyph for every Arabic letter, and the marks', () => {
    const alphabet = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةى'
    for (const family of families) {
      const forms = [...alphabet].map(letter => fonts.outline(letter, {family, size: 100}).path)
      assert.ok(forms.every(Boolean), family)
      assert.equal(new Set(forms).size, alphabet.length, family)
      assert.equal(fonts.supportedText('شُقّة، مَنزِل؟ 別', family), 'شُقّة، مَنزِل؟')
    }
  })

  it('one title can mix Cyrillic and Latin letters', () => {
    for (const family of families) {
      const size = 40
      const {path, width} = fonts.outline('Вилла Haven', {family, size})
      const one = fonts.outline('Вилла ', {family, size})
      const other = fonts.outline('Haven', {family, size})
      assert.ok(path.startsWith(one.path))
      assert.ok(Math.abs(width - one.width - other.width) < 1)
    }
  })

  it('characters and combining marks without a glyph are dropped', () => {
    for (const family of families) {
      assert.equal(fonts.supportedText('Вилла 🏠 別荘 у  моря', family), 'Вилла у моря')
      assert.equal(fonts.supportedText('V\u0323illa', family), 'Villa')
    }
    assert.equal(fonts.supportedText('別荘', 'manrope'), '')
  })

  it('the fonts join Arabic letters, whatever they have drawn before', async () => {
    const draw = (text: string, family: Family, from = fonts) =>
      from.outline(text, {family, size: 100, direction: 'rtl'}).path
    const {site} = JSON.parse(await readFile(new URL('manifest.json', BUILT), 'utf8'))
    for (const family of families) {
      const [unused, used] = [
        await loadFonts(site.fonts, BUILT),
        await loadFonts(site.fonts, BUILT),
      ]
      const joined = draw('ها', family, unused)
      draw('أإآؤئ ةۀ', family, used)
      assert.equal(draw('ها', family, used), joined, family)
      assert.ok(joined.length > 0 && !joined.includes(draw('ه', family)), family)
    }
  })

  it('an Arabic line begins at the right, and what is Latin in it is read from the left', () => {
    for (const family of families) {
      const size = 40
      const draw = (text: string) => fonts.outline(text, {family, size, direction: 'rtl'})
      const latin = draw('Palm 25').path
      assert.ok(draw('فيلا Palm 25').path.startsWith(latin), family)
      const bracket = fonts.outline('(', {family, size}).path
      assert.ok(draw('فيلا)').path.startsWith(bracket), `${family} mirrors brackets`)
    }
  })

  it('Arabic letters are joined where Latin ones are spaced', () => {
    const style = {family: 'manrope', size: 40, direction: 'rtl'} as const
    assert.equal(fonts.width('الأحياء', {...style, tracking: 0.16}), fonts.width('الأحياء', style))
    assert.ok(fonts.width('AED', {...style, tracking: 0.16}) > fonts.width('AED', style))
  })
})

describe('line breaking of the share image', () => {
  const box = {width: 20, maxLines: 3, measure: (text: string) => text.length}
  const lines = (text: string, maxLines = 3) => wrapText(text, {...box, maxLines})

  it('the lines of a title have about the same length', () => {
    assert.deepEqual(lines('One two three four five'), {
      lines: ['One two three', 'four five'],
      isTruncated: false,
    })
  })

  it('no line of a Russian title ends with a preposition', () => {
    for (const line of lines('Особняк с шестью спальнями на краю гольф-поля').lines) {
      assert.doesNotMatch(line, /\s(с|на)$/)
    }
  })

  it('a title that does not fit ends with an ellipsis after a whole word', () => {
    const {lines: shown, isTruncated} = lines('Twelve houses around a very long green valley', 2)
    assert.deepEqual(shown, ['Twelve houses around', 'a very long green…'])
    assert.equal(isTruncated, true)
    assert.deepEqual(lines('Сад с бассейном и видом', 1).lines, ['Сад с бассейном…'])
  })

  it('the lines of a title never exceed the width, even for one long word', () => {
    const {lines: shown} = lines('Donaudampfschifffahrtsgesellschaftskapitänswohnung'.repeat(2))
    assert.equal(shown.length, 3)
    for (const line of shown) assert.ok(line.length <= box.width, line)
  })
})

describe('disk cache of share images', () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'drawn-'))
  })
  after(() => rm(folder, {recursive: true}))

  const bounds = {files: 3, bytes: 1000, age: 60_000}
  const name = (letter: string) => letter.repeat(64)
  const cachedNames = async () => (await readdir(folder)).map(file => file[0]).sort()

  it('the disk cache evicts the least recently used image above its file limit', async () => {
    const drawn = new DiskCache(folder, bounds)
    for (const letter of 'abc') await drawn.put(name(letter), Buffer.alloc(10))
    await drawn.get(name('a'))
    await drawn.put(name('d'), Buffer.alloc(10))
    assert.deepEqual(await cachedNames(), ['a', 'c', 'd'])
  })

  it('the disk cache evicts images of an earlier run above its byte limit', async () => {
    await new DiskCache(folder, bounds).put(name('e'), Buffer.alloc(985))
    assert.deepEqual(await cachedNames(), ['d', 'e'])
  })

  it('the disk cache misses expired and deleted images', async () => {
    const drawn = new DiskCache(folder, {...bounds, age: -1})
    await drawn.put(name('f'), Buffer.alloc(10))
    assert.equal(await drawn.get(name('f')), undefined)
    const other = new DiskCache(folder, bounds)
    await other.put(name('a'), Buffer.alloc(10))
    await rm(join(folder, `${name('a')}.jpg`))
    assert.equal(await other.get(name('a')), undefined)
  })

  it('the disk cache deletes a partly written file of an interrupted run', async () => {
    await writeFile(join(folder, `${name('b')}.jpg.1234`), 'half')
    await new DiskCache(folder, bounds).get(name('b'))
    assert.ok((await readdir(folder)).every(file => file.endsWith('.jpg')))
  })
})
