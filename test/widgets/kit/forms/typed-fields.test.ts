import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {heldBy, isChangedByVisitor} from '#kit/forms/fields/typed-fields.ts'
import {keepTidy} from '#kit/typed/digits.ts'
import {input, textArea} from '../support/fields.ts'

describe('value of a control', () => {
  const values: [what: string, control: ReturnType<typeof input>, value: unknown][] = [
    ['a text field', input({value: 'Omar'}), 'Omar'],
    ['an empty text field', input({value: ''}), ''],
    ['a text area', textArea('message', 'Hi'), 'Hi'],
    ['a phone field', input({type: 'tel', value: '971'}), '971'],
    ['a checked checkbox', input({type: 'checkbox', value: 'true', checked: true}), true],
    ['an unchecked checkbox', input({type: 'checkbox', value: 'true'}), false],
    ['a checked radio button', input({type: 'radio', value: 'RENT', checked: true}), 'RENT'],
    ['an unchecked radio button', input({type: 'radio', value: 'RENT'}), undefined],
    ['a file field', input({type: 'file', value: 'C:\\fakepath\\cv.pdf'}), undefined],
  ]
  for (const [what, {field}, value] of values) {
    it(`${what} holds ${JSON.stringify(value)}`, () => assert.equal(heldBy(field), value))
  }
})

describe('field of a served form', () => {
  const changes: [what: string, control: ReturnType<typeof input>, isChanged: boolean][] = [
    ['a text that was typed', input({value: 'Omar', served: ''}), true],
    ['a text that was emptied', input({value: '', served: 'Omar'}), true],
    ['a text as served', input({value: 'Omar', served: 'Omar'}), false],
    ['a box that was ticked', input({type: 'checkbox', checked: true, served: ''}), true],
    ['a box that was unticked', input({type: 'checkbox', served: 'checked'}), true],
    ['a box as served', input({type: 'checkbox', checked: true, served: 'checked'}), false],
    ['a choice that was made', input({type: 'radio', value: 'BUY', checked: true}), true],
    ['a choice that was not made', input({type: 'radio', value: 'BUY'}), false],
  ]
  for (const [what, {field}, isChanged] of changes) {
    it(`${what} is ${isChanged ? 'a change by the visitor' : 'no change'}`, () => {
      assert.equal(isChangedByVisitor(field), isChanged)
    })
  }
})

describe('tidied field', () => {
  const assertTidied = (type: string, value: string, caret: number | null, tidy: string) => {
    const control = input({type, value, caret})
    keepTidy(control.field, tidy)
    return [control.value, control.caret, control.writes]
  }

  it('a field is not written to when there is nothing to tidy', () => {
    assert.deepEqual(assertTidied('tel', '971', 2, '971'), ['971', 2, 0])
  })

  it('the caret stays at the end of a tidied field', () => {
    assert.deepEqual(assertTidied('tel', '971 5', 5, '9715'), ['9715', 4, 1])
    assert.deepEqual(assertTidied('text', '971 5', 5, '9715'), ['9715', 4, 1])
  })

  it('the caret in the middle of a tidied field stays before the same text', () => {
    assert.deepEqual(assertTidied('tel', '97-150', 3, '97150'), ['97150', 2, 1])
  })

  it('the caret moves to the start when tidying leaves no text before it', () => {
    assert.deepEqual(assertTidied('tel', '+971', 0, '1'), ['1', 0, 1])
    assert.deepEqual(assertTidied('tel', '+971', 1, '971'), ['971', 0, 1])
  })

  it('the caret moves to the end when the browser does not report it', () => {
    assert.deepEqual(assertTidied('text', 'a b', null, 'ab'), ['ab', 2, 1])
  })

  it('the caret is not set in a type of field that has none', () => {
    assert.deepEqual(assertTidied('email', 'a b', 1, 'ab'), ['ab', 1, 1])
  })
})
