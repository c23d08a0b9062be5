/** The buttons over a long text: what they write, as the server reads it. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {changeOf, type Selected, type Tool} from '#desk/content/browser/text-signs.ts'
import {htmlOf} from '#desk/content/text-form/text-form.ts'
import {assertProperty} from '../../../../support/property-based.ts'

/** `|` stands at both ends of what is selected, or once where the caret is. */
function selected(marked: string): Selected {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|')
  return {text: marked.replaceAll('|', ''), start, end: start === end ? end : end - 1}
}

function press(tool: Tool, given: Selected): Selected {
  const {from, to, text, start, end} = changeOf(tool, given)
  return {text: given.text.slice(0, from) + text + given.text.slice(to), start, end}
}

const marked = ({text, start, end}: Selected) => {
  const inside = start === end ? '|' : `|${text.slice(start, end)}|`
  return text.slice(0, start) + inside + text.slice(end)
}
const pressed = (tool: Tool, given: string) => marked(press(tool, selected(given)))

describe('the buttons over a long text', () => {
  it('make a selection bold or italic, and take it back', () => {
    assert.equal(pressed('bold', 'the |sea | is'), 'the |**sea**|  is')
    assert.equal(pressed('bold', 'the |**sea**| is'), 'the |sea| is')
    assert.equal(pressed('bold', 'the **|sea|** is'), 'the |sea| is')
    assert.equal(pressed('italic', 'the **|sea|** is'), 'the |***sea***| is')
    assert.equal(pressed('bold', 'the ***|sea|*** is'), 'the |*sea*| is')
    assert.equal(pressed('italic', 'the | is'), 'the *|* is')
  })

  it('mark each line of its own, behind what begins it', () => {
    assert.equal(
      pressed('bold', '|- Pool\n- Sauna\n\nSea|'),
      '|- **Pool**\n- **Sauna**\n\n**Sea**|',
    )
  })

  it('make headings and lists of whole lines, and take them back', () => {
    assert.equal(pressed('heading', 'a\nThe |sea\nb'), 'a\n## The sea|\nb')
    assert.equal(pressed('heading', '## The sea|'), 'The sea|')
    assert.equal(pressed('list', '|Pool\nSauna|'), '|- Pool\n- Sauna|')
    assert.equal(pressed('numbers', '|- Pool\n- Sauna|'), '|1. Pool\n2. Sauna|')
    assert.equal(pressed('numbers', '|1. Pool\n2. Sauna|'), '|Pool\nSauna|')
    assert.equal(pressed('list', '|'), '- |')
  })

  it('a line below a list does not become a part of it', () => {
    assert.equal(pressed('list', '|Pool\nSauna|\nBy the sea'), '|- Pool\n- Sauna|\n\nBy the sea')
  })

  it('make a link, and select what is missing of it', () => {
    assert.equal(pressed('link', 'see |the team|'), 'see [the team](|https://|)')
    assert.equal(pressed('link', '|www.a.example|'), '[|](https://www.a.example)')
    assert.equal(pressed('link', '|'), '[|](https://)')
  })

  it('bold words are bold, whichever of them are selected', () => {
    const words = fc.array(fc.stringMatching(/^[a-zа-я]{1,6}$/), {minLength: 3, maxLength: 8})
    assertProperty(
      fc.property(words, fc.nat(), fc.constantFrom('bold', 'italic'), (all, at, tool) => {
        const [from, word] = [at % all.length, all[at % all.length] ?? '']
        const start = all.slice(0, from).join(' ').length + (from ? 1 : 0)
        const given = {text: all.join(' '), start, end: start + word.length}
        const once = press(tool as Tool, given)
        const tag = tool === 'bold' ? 'strong' : 'em'
        const shown = all.map((own, index) => (index === from ? `<${tag}>${own}</${tag}>` : own))
        assert.equal(htmlOf(once.text), `<p>${shown.join(' ')}</p>`)
        assert.equal(press(tool as Tool, once).text, given.text)
      }),
    )
  })
})
