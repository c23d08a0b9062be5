import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {firstCharacters} from '#kit/i18n/first-characters.ts'

const FAMILY = '👨\u200d👩\u200d👧'

describe('the beginning of a text', () => {
  const begins: [text: string, most: number, beginning: string][] = [
    ['Sara', 4, 'Sara'],
    ['Sara', 3, 'Sar'],
    ['', 3, ''],
    ['علی\u200cرضا', 4, 'علی\u200c'],
    ['😀😀😀', 2, '😀😀'],
    [`a${FAMILY}b`, 3, 'a'],
    [`a${FAMILY}b`, 6, `a${FAMILY}`],
    ['🇦🇪🇫🇷', 3, '🇦🇪'],
    ['cafe\u0301s', 4, 'caf'],
    // One character alone that is too long.
    [`e${'\u0301'.repeat(9)}`, 3, 'e\u0301\u0301'],
  ]
  for (const [text, most, beginning] of begins) {
    it(`at most ${most} characters of "${text}" are "${beginning}"`, () => {
      assert.equal(firstCharacters(text, most), beginning)
    })
  }

  it('a browser that cannot tell characters apart cuts no emoji of one in two', test => {
    const {Segmenter} = Intl
    test.after(() => Object.assign(Intl, {Segmenter}))
    Reflect.deleteProperty(Intl, 'Segmenter')
    assert.equal(firstCharacters('a😀😀', 2), 'a😀')
  })
})
