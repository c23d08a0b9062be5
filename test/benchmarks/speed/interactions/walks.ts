/** The presses, typed words and moves, each by the name that a visitor has for it. */
import type {Locator, Page} from 'playwright-core'

export interface Step {
  name: string
  /** Resolves when everything that it needs is on the screen. */
  prepare?(page: Page): Promise<unknown>
  act(page: Page): Promise<unknown>
}

interface Walk {
  /** A type of page of `addresses.ts`, or the path itself. */
  page: string
  path?: string
  steps: Step[]
}

const main = (page: Page) => page.locator('main')
const list = (page: Page) => page.locator('ocp-property-list')
const map = (page: Page) => page.getByRole('region', {name: 'Map'}).first()

/** A tap in the middle of it, once it is there. */
const tap = (find: (page: Page) => Locator) => (page: Page) => find(page).first().tap()
const bringHere = (find: (page: Page) => Locator) => (page: Page) =>
  find(page).first().scrollIntoViewIfNeeded()

const pictures = (page: Page) => main(page).locator('a[data-picture]')
const call = (page: Page) =>
  page.locator('.property-bar').getByRole('link', {name: 'Request a Call'})
const close = (page: Page) => page.getByRole('dialog').getByRole('button', {name: 'Close'})
const link = (name: string) => (page: Page) => list(page).getByRole('link', {name, exact: true})
const choice = (name: string) => (page: Page) => list(page).getByRole('combobox', {name})

/** By the keyboard: the list of a select is the system's, and no page's. */
const chooseNext = (name: string, find: (page: Page) => Locator): Step => ({
  name,
  prepare: page => find(page).focus(),
  act: page => page.keyboard.press('ArrowDown'),
})

export const walks: Walk[] = [
  {
    page: 'property',
    steps: [
      {name: 'request a call', act: tap(call)},
      {name: 'close the call', act: tap(close)},
      {name: 'open the gallery', prepare: bringHere(pictures), act: tap(pictures)},
      {name: 'close the gallery', act: tap(close)},
    ],
  },
  {
    page: 'search results',
    path: '/properties?purpose=residential-sale',
    steps: [
      {name: 'heart', act: tap(page => list(page).locator('[data-heart]'))},
      {name: 'open the filters', act: tap(page => list(page).locator('summary'))},
      chooseNext('filter by bedrooms', choice('Bedrooms')),
      chooseNext('sort', choice('Sort by')),
    ],
  },
  {
    page: 'further results',
    path: '/properties?purpose=residential-sale',
    steps: [{name: 'page 2', prepare: bringHere(link('Next')), act: tap(link('Next'))}],
  },
  {
    page: 'search map',
    path: '/properties?purpose=residential-sale',
    steps: [
      {name: 'first map', prepare: bringHere(link('Map')), act: tap(link('Map'))},
      {name: 'cluster', act: tap(page => map(page).getByRole('button', {name: /homes here/}))},
      {name: 'pan the map', act: pan},
    ],
  },
]

/** A finger that draws the map aside. */
async function pan(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('There is no map to pan.')
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{x: x - by, y}],
    })
  await touch('touchStart', 0)
  for (let by = 10; by <= 120; by += 10) await touch('touchMove', by)
  await touch('touchEnd', 120)
}
