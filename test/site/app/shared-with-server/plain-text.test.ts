import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {inShort} from '../../../../site/app/features/builders/summary.ts'
import {excerptOf} from '../../../../site/app/shared-with-server/excerpt.ts'
import {plainText} from '../../../../site/app/shared-with-server/plain-text.ts'
import {cpuSeconds} from '../../../support/browser/cpu-time.ts'

const trusted = (html: string) => ({safe: html})

describe('plain text of markup', () => {
  for (const [html, text] of [
    ['<p>One</p><p>Two<br>Three</p>', 'One Two Three'],
    ['a <b>bold</b>er one', 'a bolder one'],
    ['Sea &amp; sand &lt;3&#33; &unknown;', 'Sea & sand <3! &unknown;'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['Before <script>var a = "<p>"</script> after', 'Before after'],
    ['Before <style>p {}', 'Before'],
    ['An end that never <comes', 'An end that never <comes'],
  ] as const) {
    it(`the plain text of ${html} is “${text}”`, () => {
      assert.equal(plainText(html), text)
    })
  }

  it('a summary ends after a sentence, or after a word when that is too long', () => {
    assert.equal(inShort('<p>One. Two! Three is longer.</p>', 12), 'One. Two!')
    assert.equal(inShort('One two, three', 10), 'One two…')
    assert.equal(inShort('Onetwothree', 5), 'Onetw…')
    assert.equal(inShort(undefined), '')
    const sentence = 'It builds houses of two storeys, '.repeat(5)
    assert.match(inShort(`Few. ${sentence}`), /^Few\. It builds .{90,}\w…$/)
    assert.equal(excerptOf('<p>Long words, and longer</p>', trusted, 12), 'Long words …')
  })

  // An algorithm of quadratic time needs minutes for these.
  for (const piece of ['<', '<p', '<script', '</script ', ' ,', ' . ', '&', 'a. ', '<!--']) {
    it(`plain text and excerpts of many “${piece}” take under 5 CPU seconds`, () => {
      const text = piece.repeat(300_000)
      const readAll = () => [plainText(text), inShort(text), excerptOf(text, trusted)]
      assert.ok(cpuSeconds(readAll) < 5)
    })
  }
})
