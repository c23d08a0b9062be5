import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {withOlderColours} from '../../../../site/build/styles/older-colours.mjs'

const OLDER = '@supports not (color:light-dark(red,red))'

describe('colours for browsers without light-dark()', () => {
  it('fallback colours follow their rule, for light-dark() values only', () => {
    assert.equal(
      withOlderColours('.a,.b{color:red;fill:light-dark(#fff,#000)}.c{color:red}'),
      `.a,.b{color:red;fill:light-dark(#fff,#000)}${OLDER}{.a,.b{fill:var(--_light,#fff) var(--_dark,#000)}}.c{color:red}`,
    )
  })

  it('fallback colours support colour functions anywhere in a value', () => {
    assert.equal(
      withOlderColours('.a{--_b:var(--c,0 1px light-dark(rgb(1 2 3 / .5),rgb(0,0,0)))}'),
      `.a{--_b:var(--c,0 1px light-dark(rgb(1 2 3 / .5),rgb(0,0,0)))}${OLDER}{.a{--_b:var(--c,0 1px var(--_light,rgb(1 2 3 / .5)) var(--_dark,rgb(0,0,0)))}}`,
    )
  })

  it('fallback colours stay inside the media query of their rule', () => {
    const css = '@media print{.a{color:light-dark(#fff,#000)}}'
    assert.equal(
      withOlderColours(css),
      `@media print{.a{color:light-dark(#fff,#000)}${OLDER}{.a{color:var(--_light,#fff) var(--_dark,#000)}}}`,
    )
  })
})
