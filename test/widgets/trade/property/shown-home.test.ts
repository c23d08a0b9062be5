import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'
import {showHome, sourceOf} from '#trade/property/shown-home.ts'

const villa = {} as Element
const loft = {} as Element

describe('source of an enquiry', () => {
  const shown: (() => void)[] = []
  const show = (by: Element | null, slug: string) => {
    const hide = showHome(by, {slug})
    shown.push(hide)
    return hide
  }
  const open = (href: string) =>
    Object.defineProperty(globalThis, 'location', {configurable: true, value: {href}})
  const homeOf = (by: Element | null) => {
    open('https://partner.example/homes')
    return sourceOf(by).home
  }
  afterEach(() => {
    for (const hide of shown.splice(0)) hide()
    Reflect.deleteProperty(globalThis, 'location')
  })

  it('the page is its address without query and fragment, at most 1,000 characters', () => {
    open('https://partner.example/homes/six-bed?mail=me@x.example#top')
    assert.deepEqual(sourceOf(null), {page: 'https://partner.example/homes/six-bed'})
    open(`https://partner.example/${'x'.repeat(2_000)}`)
    assert.equal(sourceOf(null).page?.length, 1_000)
  })

  it('an element names its own home among others', () => {
    show(villa, 'sea-villa')
    show(loft, 'marina-loft')
    assert.deepEqual([homeOf(villa), homeOf(loft)], ['sea-villa', 'marina-loft'])
  })

  it('an element without a home names the only one of its page, however often it is shown', () => {
    show(villa, 'sea-villa')
    show(loft, 'sea-villa')
    assert.equal(homeOf({} as Element), 'sea-villa')
  })

  it('an element without a home names none of several, unless the page is about one', () => {
    show(villa, 'sea-villa')
    show(loft, 'marina-loft')
    assert.equal(homeOf({} as Element), undefined)
    show(null, 'six-bed')
    assert.equal(homeOf({} as Element), 'six-bed')
  })

  it('a home that is not shown any more is not named', () => {
    const hide = show(null, 'sea-villa')
    show(null, 'marina-loft')
    hide()
    assert.equal(homeOf(null), 'marina-loft')
    for (const end of shown) end()
    assert.equal(homeOf(null), undefined)
  })
})
