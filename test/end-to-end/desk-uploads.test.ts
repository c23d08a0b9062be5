/** Files on their way into a record: nothing is saved without them, and none of them is lost. */
import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import type {Page, Route} from 'playwright-core'
import {raster} from '../site/server/support/content/media-samples.ts'
import {setStage} from '../support/partner/stage.ts'
import {LENA, openDesk} from './support/desk-people.ts'

const NEW_HOME = '/desk/content/properties/+new'

const photo = async (number: number) => ({
  name: `View ${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await raster(number, 'jpeg', 240, 160),
})
const notAPicture = {name: 'Deed.heic', mimeType: 'image/jpeg', buffer: Buffer.from('no picture')}

describe('files on their way into a record', () => {
  const stage = setStage({product: 'desk'})

  async function openNewHome(test: TestContext, key: string) {
    const visitor = await stage.visitor(test)
    const {page} = visitor
    await openDesk(page, LENA, NEW_HOME)
    await input(page, '$key').fill(key)
    await input(page, 'name.en').fill('Dune House')
    return visitor
  }
  const input = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  const choose = async (page: Page, field: string, ...files: (typeof notAPicture)[]) =>
    page.locator(`#${field}-file`).setInputFiles(files)
  const tiles = (page: Page, field: string) => page.locator(`#${field} .tile img`)
  /** A picture that is out of sight is not loaded. */
  const arrived = (page: Page, field: string, at = 0) =>
    tiles(page, field).nth(at).waitFor({state: 'attached'})
  const press = (page: Page, name: string) =>
    page.getByRole('button', {name, exact: true}).last().click()
  const alert = (page: Page, hasText: string) => page.getByRole('alert').filter({hasText}).waitFor()
  /** Uploads to a field wait until the test lets them go on. */
  async function hold(page: Page, field: string) {
    const arrived = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route(
      url => url.pathname.endsWith('/upload') && url.searchParams.get('field') === field,
      async (route: Route) => {
        arrived.resolve()
        await released.promise
        await route.continue()
      },
    )
    return {arrived: arrived.promise, release: released.resolve}
  }

  it('pictures that arrive after another file are all in the record', async test => {
    const {page, errors} = await openNewHome(test, 'two-uploads')
    const pictures = await hold(page, 'main_images')
    await choose(page, 'main_images', await photo(1), await photo(2))
    await pictures.arrived
    await choose(page, 'dld_qr', await photo(3))
    await arrived(page, 'dld_qr')
    pictures.release()
    await arrived(page, 'main_images', 1)
    await press(page, 'Save draft')
    await page.getByText('The draft has been saved.').waitFor()
    const shown = await tiles(page, 'main_images').evaluateAll(all =>
      all.map(one => /view-\d/.exec((one as HTMLImageElement).src)?.[0]),
    )
    assert.deepEqual(shown, ['view-1', 'view-2'])
    assert.equal(await tiles(page, 'dld_qr').count(), 1)
    assert.equal(await input(page, 'name.en').inputValue(), 'Dune House')
    assert.deepEqual(errors, [])
  })

  it('no button does anything while a picture is being sent, and each says so', async test => {
    const {page} = await openNewHome(test, 'held')
    const pictures = await hold(page, 'main_images')
    await choose(page, 'main_images', await photo(4))
    await pictures.arrived
    const posts: string[] = []
    page.on('request', one => {
      if (one.isNavigationRequest()) posts.push(one.url())
    })
    await input(page, 'reference').fill('R-4')
    await page.locator('form#record').evaluate(form => {
      ;(form as HTMLFormElement).noValidate = true
    })
    for (const button of ['Save draft', 'Publish', 'Add: Amenities', 'Sign out']) {
      await press(page, button)
      await alert(page, `nothing was done yet. Press “${button}” again`)
    }
    pictures.release()
    await arrived(page, 'main_images')
    await page.getByText('The files have arrived. Press “Sign out” again.').waitFor()
    assert.deepEqual(posts, [])
    assert.equal(await input(page, 'reference').inputValue(), 'R-4')
  })

  it('the browser asks before the page is left while a picture is being sent', async test => {
    const {page} = await openNewHome(test, 'left')
    const pictures = await hold(page, 'main_images')
    await choose(page, 'main_images', await photo(5))
    await pictures.arrived
    const asked = page.waitForEvent('dialog')
    const leaving = page.getByRole('link', {name: 'Figures'}).click()
    const dialog = await asked
    assert.equal(dialog.type(), 'beforeunload')
    await dialog.dismiss()
    await leaving
    pictures.release()
    await arrived(page, 'main_images')
    await page.getByRole('link', {name: 'Figures'}).click()
    await page.getByRole('heading', {name: 'Figures'}).waitFor()
  })

  it('a file that is refused, or lost on its way, is named, and the others stay', async test => {
    const {page} = await openNewHome(test, 'faults')
    let sent = 0
    await page.route(
      url => url.pathname.endsWith('/upload'),
      route => {
        sent += 1
        return sent === 3 ? route.abort('connectionreset') : route.continue()
      },
    )
    await choose(page, 'main_images', await photo(6), notAPicture, await photo(7), await photo(8))
    await arrived(page, 'main_images', 1)
    const faults = page.locator('#main_images .upload-faults')
    assert.equal(
      (await faults.innerText()).replace(/[\u2068\u2069]/g, ''),
      'Deed.heic must be one of jpg, png, webp, avif. Convert it, or choose another file.\n' +
        '“View 7.jpg” could not be sent. Choose it again.',
    )
    await choose(page, 'main_images', await photo(7))
    await arrived(page, 'main_images', 2)
    assert.equal(await faults.innerText(), '')
    assert.equal(await page.locator('#main_images .row-buttons').count(), 3)
  })

  it('the alt text of a picture survives the arrival of the next one', async test => {
    const {page} = await openNewHome(test, 'said')
    await choose(page, 'main_images', await photo(9))
    await arrived(page, 'main_images')
    await page.getByText('Alt text and crop').click()
    const alt = page.locator('#main_images input[name$=".alt.en"]').first()
    await alt.fill('A house between dunes')
    await choose(page, 'main_images', await photo(10))
    await arrived(page, 'main_images', 1)
    assert.equal(await alt.inputValue(), 'A house between dunes')
    await page.getByRole('button', {name: 'Move down: Pictures 1'}).click()
    const newest = page.locator('[src*="view-10"]')
    await tiles(page, 'main_images').first().and(newest).waitFor()
  })
})
