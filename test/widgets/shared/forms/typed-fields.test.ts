import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {heldBy, keepTidy} from '../../../../widgets/shared/forms/fields/typed-fields.ts'
import {input, textArea} from '../support/fields.ts'

describe('what a control holds', () => {
  const held: [what: string, control: ReturnType<typeof input>, value: unknown][] = [
    ['a text field', input({value: 'Omar'}), 'Omar'],
    ['an empty text field', input({value: ''}), ''],
    ['a text area', textArea('message', 'Hi'), 'Hi'],
    ['a phone field', input({type: 'tel', value: '971'}), '971'],
    ['a box that is ticked', input({type: 'checkbox', value: 'true', checked: true}), true],
    ['a box that is not', input({type: 'checkbox', value: 'true'}), false],
    ['a radio button that is chosen', input({type: 'radio', value: 'RENT', checked: true}), 'RENT'],
    ['a radio button that is not', input({type: 'radio', value: 'RENT'}), undefined],
    ['a field for files', input({type: 'file', value: 'C:\\fakepath\\cv.pdf'}), undefined],
  ]
  for (const [what, {field}, value] of held) {
    it(`${what}: ${JSON.stringify(value)}`, () => assert.equal(heldBy(field), value))
  }
})

describe('a field whose text was tidied', () => {
  const tidied = (type: string, value: string, caret: number | null, tidy: string) => {
    const control = input({type, value, caret})
    keepTidy(control.field, tidy)
    return [control.value, control.caret, control.writes]
  }

  it('is left alone when there was nothing to tidy', () => {
    assert.deepEqual(tidied('tel', '971', 2, '971'), ['971', 2, 0])
  })

  it('keeps the caret where the visitor types: at the end', () => {
    assert.deepEqual(tidied('tel', '971 5', 5, '9715'), ['9715', 4, 1])
    assert.deepEqual(tidied('text', '971 5', 5, '9715'), ['9715', 4, 1])
  })

  it('keeps it in the middle, before the same characters', () => {
    assert.deepEqual(tidied('tel', '97-150', 3, '97150'), ['97150', 2, 1])
  })

  it('puts it at the start when nothing is left before it', () => {
    assert.deepEqual(tidied('tel', '+971', 0, '1'), ['1', 0, 1])
    assert.deepEqual(tidied('tel', '+971', 1, '971'), ['971', 0, 1])
  })

  it('takes it for the end where the browser does not say', () => {
    assert.deepEqual(tidied('text', 'a b', null, 'ab'), ['ab', 2, 1])
  })

  it('has no caret where the kind of field has none', () => {
    assert.deepEqual(tidied('email', 'a b', 1, 'ab'), ['ab', 1, 1])
  })
})
