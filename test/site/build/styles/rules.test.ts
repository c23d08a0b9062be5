import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {parseAst} from 'rollup/parseAst'
import {classesNamedIn, divided, rulesFor} from '../../../../site/build/styles/rules.mjs'

const rulesOf = (css: string, code: string) => rulesFor(css, classesNamedIn(parseAst(code)))

describe('rules of a page', () => {
  it('a rule stays where a module names all classes of one of its selectors', () => {
    const css = '.a{top:0}.a .b{top:0}.b,.a:hover>p{top:0}.c{top:0}'
    assert.equal(rulesOf(css, "f({className: 'a wrap'})"), '.a{top:0}.b,.a:hover>p{top:0}')
  })

  it('rules without a class are on every page', () => {
    const css =
      'h1{top:0}:root{--a:1}*,::before{top:0}@font-face{src:url(a)}@keyframes b{to{top:0}}'
    assert.equal(rulesOf(css, ''), css)
  })

  it('a condition stays with the rules in it that are needed, and goes with the last', () => {
    const css = '@media print{.a{top:0}@supports (top:0){.b{top:0}}}@media (width>1px){.b{top:0}}'
    assert.equal(rulesOf(css, "'a'"), '@media print{.a{top:0}}')
  })

  it('classes in :not() and :is() need not be there', () => {
    const css = ':not(.b)>.a{top:0}.a:is(.b,:not(.c)){top:0}'
    assert.equal(rulesOf(css, "'a'"), css)
  })

  it('a class with an ending that is put there at run time is known by its beginning', () => {
    const css = '.row--2{top:0}.row{top:0}'
    assert.equal(rulesOf(css, `f('row--' + columns)`), '.row--2{top:0}')
  })

  it('words of texts and paths bring no styles', () => {
    const css = '.careers{top:0}.side{top:0}.a{top:0}'
    assert.equal(rulesOf(css, "f('/careers', 'Side by side.', 'a')"), '.a{top:0}')
    assert.equal(rulesOf(css, "f('Two homes side by side')"), '')
  })

  it('braces in strings are no blocks', () => {
    const css = `.a::before{content:"}{"}.b::before{content:'{'}.a{top:0}`
    assert.equal(rulesOf(css, '"a"'), `.a::before{content:"}{"}.a{top:0}`)
  })
})

describe('rules that only documents of a script carry', () => {
  const isApart = (selector: string) => selector.includes(':lang(ar)')

  it('a rule goes apart when each of its selectors does, its condition with it', () => {
    const css =
      '@charset "a";.a,.b:lang(ar){top:0}:is(h1,h2):lang(ar),p:lang(ar){top:1px}@media print{.c:lang(ar){top:0}.c{top:0}}'
    assert.deepEqual(divided(css, isApart), {
      apart: ':is(h1,h2):lang(ar),p:lang(ar){top:1px}@media print{.c:lang(ar){top:0}}',
      others: '@charset "a";.a,.b:lang(ar){top:0}@media print{.c{top:0}}',
    })
  })
})
