/** Long texts without markup: what editors type, and what content has. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {linkFaults} from '#desk/content/text-form/text-faults.ts'
import {htmlOf, textOf} from '#desk/content/text-form/text-form.ts'
import {checkRecord} from '#server/content/schema/check-record.ts'
import type {Report} from '#server/content/schema/checking.ts'
import {html, words} from '#server/content/schema/fields.ts'
import {inEnglish} from '../../../../../site/app/shared-with-server/message.ts'
import {assertProperty} from '../../../../support/property-based.ts'

const fields = {text: html('A long text.'), title: words('Beside it.')}

/** Collects the messages of the content check about a text, and its stored form. */
function check(text: string) {
  const says: string[] = []
  const tell: Report = (field, problem) => void says.push(`${field} ${inEnglish(problem)}`)
  const values = checkRecord(
    fields,
    {text: {en: text}, title: 'Title'},
    {report: tell, notice: tell, today: '2026-11-27'},
  )
  return {says, stored: (values.text as {en?: string} | undefined)?.en}
}

const SIGNS = [
  ...[
    '\n',
    '\n\n',
    '\n\n',
    ' ',
    '  ',
    '    ',
    '\t',
    'a',
    'b c',
    'مرحبا',
    '«',
    '»',
    '.',
    ':',
    "'",
    '"',
  ],
  ...[
    '**',
    '*',
    '***',
    '_',
    '`',
    '~',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2. ',
    '1) ',
    '# ',
    '## ',
    '### ',
    '#',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '](/x)',
    '](https://a.example)',
    '\\',
    '\\\n',
    '!',
    '---',
    '> ',
    '|',
    '=',
  ],
  ...['<b>', '</b>', '<script>', '<', '>', '&', '&amp;', '&#60;', '<!--', '-->'],
]
const typed = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS), {maxLength: 16}).map(parts => parts.join('')),
  fc.string(),
)

describe('the text form of a long text', () => {
  it('has paragraphs, headings, lists, bold, italic and links', () => {
    const pairs = [
      ['One.\n\nTwo,\nline two.', '<p>One.</p><p>Two,<br />line two.</p>'],
      ['## The sea\n\nBlue.', '<h2>The sea</h2><p>Blue.</p>'],
      ['**Bold** and *italic*', '<p><strong>Bold</strong> and <em>italic</em></p>'],
      ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
      ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
      ['See [the team](/team).', '<p>See <a href="/team">the team</a>.</p>'],
    ] as const
    for (const [text, markup] of pairs) {
      assert.equal(htmlOf(text), markup)
      assert.equal(textOf(markup), text)
    }
  })

  it('takes for text what only looks like signs', () => {
    for (const text of [
      '2027. A year to come',
      'plan_of_the_flat.pdf',
      '3 * 4',
      '#1 of ten',
      '-5°',
    ])
      assert.equal(htmlOf(text), `<p>${text}</p>`)
    assert.equal(htmlOf('<b>5 < 6</b> &amp;'), '<p>&lt;b&gt;5 &lt; 6&lt;/b&gt; &amp;amp;</p>')
    assert.equal(textOf('<p>*not italic*</p>'), '\\*not italic\\*')
  })

  it('any text gives markup that the check allows and that is shown as text again', () => {
    assertProperty(
      fc.property(typed, text => {
        const markup = htmlOf(text)
        if (!markup) return
        const {says, stored} = check(markup)
        if (!linkFaults(markup).length) assert.deepEqual(says, [])
        assert.notEqual(textOf(markup), undefined)
        assert.notEqual(textOf(stored ?? ''), undefined)
      }),
      {all: 5_000},
    )
  })

  it('loses no letter that somebody types', () => {
    const letters = (text: string) => text.replace(/[^\p{Letter}]/gu, '')
    const shown = (markup: string) =>
      markup
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
    // The address of a link stands in its markup.
    const parts = fc.constantFrom(...SIGNS.filter(sign => !sign.includes('(')))
    const texts = fc.array(parts, {maxLength: 30}).map(all => all.join(''))
    const check = (text: string) => assert.equal(letters(shown(htmlOf(text))), letters(text))
    assertProperty(fc.property(texts, check))
    const steps = Array.from({length: 200}, (_, depth) => `${'  '.repeat(depth)}- step`).join('\n')
    check(steps)
    check(`${'- '.repeat(200)}step`)
    assert.notEqual(textOf(htmlOf(steps)), undefined)
  })

  it('a text that nobody changed leaves its markup as it is', () => {
    const markup = '<p>A</p>\n\n<p><b>B</b>  c &#8217;</p>\n<ul>\n<li>d</li>\n</ul>'
    const text = textOf(markup) ?? ''
    assert.equal(text, 'A\n\n**B** c ’\n\n- d')
    assert.equal(htmlOf(text, markup), markup)
    assert.equal(htmlOf(text.replaceAll('\n', '\r\n'), markup), markup)
    assertProperty(
      fc.property(typed, given => {
        const own = htmlOf(given)
        assert.equal(htmlOf(textOf(own) ?? '', own), own)
      }),
    )
  })

  it('a line without a paragraph around it goes on without', () => {
    assert.equal(textOf('Sea <em>and sand</em>'), 'Sea *and sand*')
    assert.equal(htmlOf('Sea and *sand*', 'Sea <em>and sand</em>'), 'Sea and <em>sand</em>')
    assert.equal(htmlOf('Sea\n\nSand', 'Sea'), '<p>Sea</p><p>Sand</p>')
  })

  it('markup without a text form stays markup', () => {
    const others = [
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<p>With <img src="/a.jpg" alt="a picture" /></p>',
      '<p lang="fr">Bonjour</p>',
      '<p>a</p><!-- b -->',
      '<p><u>under</u></p>',
      '<blockquote><p>said</p></blockquote>',
      'Bare text <ul><li>and a list</li></ul>',
      '<p><strong>Price:</strong>from here</p>',
    ]
    for (const markup of others) assert.equal(textOf(markup), undefined, markup)
  })

  it('names links that visitors could not follow', () => {
    const faults = (text: string) => linkFaults(htmlOf(text)).map(inEnglish)
    assert.deepEqual(
      faults('[a](/team) [b](https://b.example) [c](mailto:c@d.example) [d](#e)'),
      [],
    )
    for (const address of [
      'javascript:alert(1)',
      'JaVaScript:x',
      'data:text/html,x',
      '//evil.example',
    ])
      assert.deepEqual(faults(`[a](${address})`).length, 1, address)
    assert.match(faults('[a](www.b.example)')[0] ?? '', /https:\/\/www\.b\.example/)
  })

  it('markup that is deeply nested, very long or full of signs is shown as markup', () => {
    assert.equal(textOf('<b>'.repeat(30_000)), undefined)
    assert.equal(htmlOf('a', '<ul><li>'.repeat(15_000)), '<p>a</p>')
    assert.equal(textOf('<p>a</p>'.repeat(5_000)), undefined)
    assert.equal(textOf(`<p>${'a '.repeat(150_000)}</p>`), undefined)
    assert.equal(textOf(`<p>${'['.repeat(90_000)}</p>`), undefined)
  })
})
