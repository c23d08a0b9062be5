import assert from 'node:assert/strict'
import {it} from 'node:test'
import type {Person} from './support/person.ts'
import {PHONE} from './support/tab.ts'
import {inEachEngine} from './support/use-engine.ts'

const HOME = '/properties/four-bedroom-garden-villa-beach-palm-jumeirah'
const GALLERY = {role: 'dialog', name: 'Photo Gallery'} as const
const MAP = 'ocp-neighbourhood-map'

inEachEngine('pictures and maps', stage => {
  for (const press of ['click', 'tap'] as const) {
    it(`a ${press} opens the photo gallery, which pages by button and arrow key`, async () => {
      const person = await stage.visitor(HOME, PHONE)
      await person[press]({role: 'link', host: '.property-gallery__item'})
      await person.sees(GALLERY)
      await person.reads('1 / ')
      await person[press]({role: 'button', name: 'Next', dialog: 'Photo Gallery'})
      await person.reads('2 / ')
      await person.tab.press('ArrowLeft')
      await person.reads('1 / ')
      await person.tab.press('Escape')
      await person.seesNo(GALLERY)
      assert.deepEqual(await person.consoleMessages(), [])
    })
  }

  it('the reviews carousel moves by button, key and drag', async () => {
    const person = await stage.visitor('/', PHONE)
    const button = {role: 'button', name: 'Next', host: 'ocp-reviews'} as const
    await person.scrollTo('ocp-reviews')
    // It would move by itself.
    await person.click({role: 'button', name: 'Pause', host: 'ocp-reviews'})
    await moves(person, 'by a click', slideOf, () => person.click(button))
    await moves(person, 'by a tap', slideOf, () => person.tap(button))
    await moves(person, 'by a key', slideOf, () => person.tab.press('Enter'))
    const {x, y} = (await person.sees(button)).point
    const drag = () => person.tab.drag({x, y: y - 150}, {x: x - 250, y: y - 150})
    await moves(person, 'by a drag', slideOf, drag)
  })

  it('the neighbourhood map zooms by key and moves by drag', async () => {
    const person = await stage.visitor('/interactive-map', PHONE)
    const place = {role: 'link', name: 'Business Bay', host: MAP} as const
    const placeOf = async () => JSON.stringify((await person.sees(place)).point)
    await person.click({role: 'button', name: 'Zoom in', host: MAP})
    await person.settles(placeOf)
    await moves(person, 'by a key', placeOf, () => person.tab.press('Enter'))
    await person.settles(placeOf)
    const {x, y} = (await person.sees({role: 'button', name: 'Zoom in', host: MAP})).point
    await moves(person, 'by a drag', placeOf, () =>
      person.tab.drag({x: x - 200, y}, {x: x - 120, y: y + 40}),
    )
  })
})

/** Waits until an action has changed what can be seen. */
async function moves(
  person: Person,
  how: string,
  read: (person: Person) => Promise<string>,
  act: () => Promise<void>,
) {
  const before = await person.settles(() => read(person))
  await act()
  await person.until(`see it move ${how}`, async () => (await read(person)) !== before)
}

const slideOf = ({tab}: Person) =>
  tab.evaluate(
    () =>
      document.querySelector('ocp-reviews')?.shadowRoot?.querySelector('.carousel__position')
        ?.textContent ?? '',
  )
