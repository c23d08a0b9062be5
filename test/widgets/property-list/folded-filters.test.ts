/** Filters of a narrow list, which are folded away. */
import {expect} from '@open-wc/testing'
import {
  all,
  describePropertyList,
  enter,
  listed,
  one,
  select,
  settled,
  words,
} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {button, eventually} from '../../support/widget-page.ts'

const byBedrooms: Record<string, number> = {'2': 40, '0': 1, '5+': 0}

const open = async () => {
  const shown = await listed('', ({query}) => {
    const total = byBedrooms[query.get('bedrooms') ?? ''] ?? 94
    return answered({properties: homes(Math.min(total, 12)), total, pages: Math.ceil(total / 12)})
  })
  const fold = one(shown.list, '.fold') as HTMLDetailsElement
  const column = shown.list.parentElement as HTMLElement
  column.style.width = '390px'
  fold.open = true
  return {...shown, fold}
}
const says = (list: HTMLElement, text: string) =>
  eventually(() => expect(words(one(list, '.bar__show'))).to.equal(text))

describePropertyList(() => {
  it('the button below folded filters says how many homes they find, with each choice', async () => {
    const {list} = await open()
    await says(list, 'Show 94 homes')
    select(list, 'Bedrooms', '2')
    await says(list, 'Show 40 homes')
    select(list, 'Bedrooms', '0')
    await says(list, 'Show 1 home')
    select(list, 'Bedrooms', '5+')
    await says(list, 'No homes: show the nearest')
  })

  it('the button below folded filters folds them and moves the focus to the count', async () => {
    const {list, fold} = await open()
    select(list, 'Bedrooms', '2')
    await says(list, 'Show 40 homes')
    button(list, 'Show 40 homes').click()
    await eventually(() => expect(fold.open).to.equal(false))
    expect(list.shadowRoot?.activeElement).to.equal(one(list, '.count'))
  })

  it('folded filters stay open while one of them cannot be read', async () => {
    const {list, fold} = await open()
    enter(list, 'Price to, AED', 'a lot')
    await eventually(() => expect(all(list, '.field__error')).to.have.length(1))
    expect(fold.open).to.equal(true)
  })

  it('filters of a wide list are never folded away by Enter', async () => {
    const {list, searchQueries} = await listed()
    const fold = one(list, '.fold') as HTMLDetailsElement
    fold.open = true
    enter(list, 'Location', 'Marina')
    await eventually(() => expect(searchQueries().at(-1)?.place).to.equal('Marina'))
    await settled(list)
    expect(fold.open).to.equal(true)
    expect(one(list, '.bar__show').getClientRects()).to.have.length(0)
  })
})
