/** Tests the check that refuses declarations which would not be mirrored in Arabic. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {physicalSides} from '../../../site/commands/checks/physical-sides.ts'

const found = (declarations: string) =>
  physicalSides(`.box {\n${declarations}\n}`).map(({declaration}) => declaration)

describe('left and right in style sheets', () => {
  for (const declaration of [
    'left: 0',
    'margin-left: 8px',
    'scroll-padding-right: 8px',
    'border-left-color: red',
    'border-top-right-radius: 2px',
    'text-align: right',
    'float: left',
    'inset: auto 0 0 auto',
    'padding: 10px 12px 10px 0',
    'margin: 0 calc(8px * 2) 0 0 !important',
    'border-width: 0 1px 1px 0',
    'border-radius: 4px 0 0 4px',
    'border-radius: 4px 0',
    'box-shadow: inset 3px 0 0 red',
    'transform-origin: left',
    'transform-origin: 0 50%',
    'background: linear-gradient(to right, red, blue)',
    'background-position: right 19px center',
  ]) {
    it(`${declaration} is refused`, () => assert.deepEqual(found(`${declaration};`), [declaration]))
  }

  it('the same on both sides, and what follows the direction, is fine', () => {
    const sheet = `
      inset-inline-start: 0; margin: 1px 2px 3px 2px; inset: auto 0 0; padding: 8px 4px;
      border-radius: 4px 4px 0 0; box-shadow: 0 1px 2px red; text-align: start; float: inline-end;
      animation: time-left 1s; content: 'left'; --left-over: left; transform-origin: 50% 0;
      box-shadow: inset calc(3px * var(--_flip)) 0 0 red`
    assert.deepEqual(found(`${sheet};`), [])
    assert.deepEqual(physicalSides('a:is(.left) { color: red }'), [])
  })

  it('a reason beside it or above it lets a side be, and no other', () => {
    const [refused, ...more] = physicalSides(
      '.map {\n  /* physical: a map has east at the right */\n  left: 0;\n  right: 0;\n}',
    )
    assert.deepEqual([refused?.line, refused?.declaration, more], [4, 'right: 0', []])
    assert.deepEqual(found('left: 0; /* physical: as a map has it */'), [])
    assert.equal(found('left: 0; /* physical: */').length, 1)
  })
})
