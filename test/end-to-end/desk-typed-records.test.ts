/** Unsaved texts of a record survive moved rows, previews and reloads. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page} from 'playwright-core'
import {setStage} from '../support/partner/stage.ts'
import {LENA, openDesk} from './support/desk-people.ts'

const NEW_HOME = '/desk/content/properties/+new'

describe('a record that somebody types', () => {
  const stage = setStage({product: 'desk'})

  async function opened(test: TestContext, path: string, options = {}) {
    const visitor = await stage.visitor(test, options)
    await openDesk(visitor.page, LENA, path)
    return visitor
  }
  const input = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const press = (page: Page, name: string) =>
    page.getByRole('button', {name, exact: true}).last().click()
  const offer = (page: Page) => page.getByRole('button', {name: 'Restore'})
  const isKept = (page: Page, text: string) =>
    page.waitForFunction(
      part => Object.values(localStorage).some(value => value.includes(part)),
      new URLSearchParams({text}).toString().slice('text='.length),
    )
  /** Two amenities in a new record that is saved as a draft. */
  async function draftWithRows(test: TestContext, key: string) {
    const visitor = await opened(test, NEW_HOME)
    const {page} = visitor
    await input(page, '$key').fill(key)
    for (const row of [0, 1]) {
      await press(page, 'Add: Amenities')
      await input(page, `amenities.${row}.en`).fill(`Amenity ${row}`)
    }
    await press(page, 'Save draft')
    await page.getByText('The draft has been saved.').waitFor()
    return visitor
  }
  const amenities = (page: Page) =>
    page
      .locator('[name^="amenities."][name$=".en"]')
      .evaluateAll(all => all.map(one => (one as HTMLTextAreaElement).value))

  it('keeps the new order of its rows, and no older one is offered', async test => {
    const {page} = await draftWithRows(test, 'moved-rows')
    await input(page, 'name.en').fill('House of the moved rows')
    await press(page, 'Move up: Amenities 2')
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="amenities.0.en"]')?.value === 'Amenity 1',
    )
    assert.equal(await offer(page).count(), 0)
    assert.equal(await input(page, 'name.en').inputValue(), 'House of the moved rows')
    await page.goto(`${stage.product.site}/desk/content/properties/moved-rows`)
    assert.deepEqual(await amenities(page), ['Amenity 0', 'Amenity 1'], 'nothing was saved')
    await offer(page).click()
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="amenities.0.en"]')?.value === 'Amenity 1',
    )
    assert.equal(await input(page, 'name.en').inputValue(), 'House of the moved rows')
    await press(page, 'Remove: Amenities 2')
    await page.waitForFunction(() => !document.querySelector('[name="amenities.1.en"]'))
    assert.equal(await offer(page).count(), 0)
  })

  it('unsaved text is offered where it is seen, also at a field far below', async test => {
    const {page} = await draftWithRows(test, 'far-below')
    await input(page, 'name.en').fill('Typed and left')
    await isKept(page, 'Typed and left')
    await page.goto(`${stage.product.site}/desk/content/properties/far-below#amenities`)
    await page.reload()
    await offer(page).waitFor()
    await page.locator('#amenities').scrollIntoViewIfNeeded()
    const isSeen = await offer(page).evaluate(element => {
      const {top, left} = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + 5, top + 5))
    })
    assert.ok(isSeen)
  })

  it('keeps what is typed after a draft was saved, when its page is loaded again', async test => {
    const {page} = await draftWithRows(test, 'loaded-again')
    await input(page, 'name.en').fill('After the draft')
    await isKept(page, 'After the draft')
    await page.reload()
    assert.equal(await page.getByText('The draft has been saved.').count(), 0)
    await offer(page).click()
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[name="name.en"]')?.value === 'After the draft',
    )
  })

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without'
    it(`a typed text stays on its page beside the preview, and is saved after it, ${how} JavaScript`, async test => {
      const {page} = await opened(test, NEW_HOME, {javaScriptEnabled})
      await input(page, '$key').fill(`previewed-${how}`)
      await press(page, 'Add: Amenities')
      await input(page, 'amenities.0.en').fill('A garden')
      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', {name: 'Preview (in a new tab)'}).click(),
      ])
      await preview.getByRole('heading', {name: 'Preview'}).waitFor()
      assert.match(preview.url(), /\/preview$/)
      await preview.close()
      assert.equal(await input(page, 'amenities.0.en').inputValue(), 'A garden')
      await input(page, 'name.en').fill('Typed after the preview')
      await press(page, 'Save draft')
      await page.getByText('The draft has been saved.').waitFor()
      assert.equal(await input(page, 'name.en').inputValue(), 'Typed after the preview')
      assert.equal(await input(page, 'amenities.0.en').inputValue(), 'A garden')
    })
  }
})
