/** A back end that knows no exchange rates. */
import {expect} from '@open-wc/testing'
import {all, describePropertyList, listed, one, words} from '../../support/property-list.ts'
import {eventually} from '../../support/widget-page.ts'

describePropertyList(() => {
  it('without rates prices stay in AED, and nothing is said to be missing', async () => {
    const {list} = await listed('currency="USD"')
    await eventually(() => expect(all(list, '.price__exact')).to.be.empty)
    expect(words(one(list, '.card__price'))).to.match(/^AED \d/)
    expect(all(list, '.rate-note, .unavailable')).to.be.empty
    expect(words(one(list, '.fold'))).to.contain('Price from, AED')
  })
})
