/** The pictures of a card, which a visitor can swipe through. */
import {expect, oneEvent} from '@open-wc/testing'
import {all, describePropertyList, listed, one} from '../../support/property-list.ts'
import {answered, homes} from '../../support/records/homes.ts'
import {button, eventually, isAccessible} from '../../support/widget-page.ts'

const paths = ['day', 'dusk', 'kitchen', 'bedroom', 'pool', 'plan'].map(
  name => `pictures/${name}.webp`,
)
const pictured = homes(2).map(home => ({
  ...home,
  main_images: paths,
  pictures: Object.fromEntries(
    paths.map(path => [path, {width: 1280, height: 800, widths: [640], alt: path}]),
  ),
}))

const show = async () => {
  const {list} = await listed('', answered({properties: pictured, total: 2, pages: 1}))
  return {list, card: one(list, '.card')}
}
const pictures = (card: Element) => card.querySelectorAll('.picture__image').length
const turnWith = (link: Element, key: string) =>
  link.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
const shown = (card: Element) => card.querySelector('[role=img]')?.getAttribute('aria-label')

describePropertyList(() => {
  it('a card fetches its second picture when the pointer comes, and up to five when it turns', async () => {
    const {list, card} = await show()
    expect(all(list, '.picture__image')).to.have.length(2)
    card.dispatchEvent(new PointerEvent('pointerenter'))
    await eventually(() => expect(pictures(card)).to.equal(2))
    button(list, 'Next').click()
    await eventually(() => expect(pictures(card)).to.equal(5))
    await eventually(() => expect(shown(card)).to.equal('pictures/dusk.webp'))
    expect(all(list, '.picture__image')).to.have.length(6)
  })

  it('arrow keys on the link of a card turn its pictures, also from the first to the last', async () => {
    const {card} = await show()
    const link = card.querySelector<HTMLElement>('.card__link')
    link?.focus()
    turnWith(link as Element, 'ArrowRight')
    await eventually(() => expect(shown(card)).to.equal('pictures/dusk.webp'))
    turnWith(link as Element, 'ArrowLeft')
    await eventually(() => expect(shown(card)).to.equal('pictures/day.webp'))
    turnWith(link as Element, 'ArrowLeft')
    await eventually(() => expect(shown(card)).to.equal('pictures/pool.webp'))
  })

  it('a card with several pictures is two tab stops, its link and its heart', async () => {
    const {list, card} = await show()
    card.dispatchEvent(new PointerEvent('pointerenter'))
    await eventually(() => expect(pictures(card)).to.equal(2))
    const stops = [...card.querySelectorAll<HTMLElement>('a, button, [tabindex]')]
    expect(stops.filter(({tabIndex}) => tabIndex >= 0).map(({className}) => className)).to.eql([
      'card__link',
      'heart',
    ])
    await isAccessible(list)
  })

  it('one press of a picture selects the home', async () => {
    const {list, card} = await show()
    const selected = oneEvent(list, 'ocp-select')
    list.addEventListener('ocp-select', event => event.preventDefault())
    card.querySelector<HTMLElement>('.card__press')?.click()
    expect((await selected).detail).to.deep.equal({name: 'Home 1', slug: 'home-1'})
  })
})
