/** Content without a demonstration: an editor publishes a home at the desk, and visitors see it. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {raster} from '../site/server/support/content/media-samples.ts'
import {setStage} from '../support/partner/stage.ts'
import {LENA, OMAR, openDesk} from './support/desk-people.ts'

const photo = async (number: number) => ({
  name: `View ${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await raster(number, 'jpeg', 240, 160),
})

describe('content at the desk', () => {
  const stage = setStage({product: 'desk'})

  const input = (page: Page, name: string) => page.locator(`[name="${name}"]`)
  async function fill(page: Page, values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      const field = input(page, name)
      const tag = await field.evaluate(element => element.tagName)
      if (tag === 'SELECT') await field.selectOption(value)
      else await field.fill(value)
    }
  }
  async function publish(page: Page) {
    await page.getByRole('button', {name: 'Publish', exact: true}).click()
    await page.getByText('Published. Visitors see it now.').waitFor()
  }
  const openNew = (page: Page, kind: string) =>
    page.goto(`${stage.product.site}/desk/content/${kind}/+new`)

  it('a home with three pictures in three languages is seen on the site', async test => {
    const {page, errors, violations} = await stage.visitor(test)
    await openDesk(page, LENA, '/desk/content/property-types/+new')
    await fill(page, {'name.en': 'Villa'})
    assert.equal(await input(page, '$key').inputValue(), 'villa')
    await publish(page)
    await openNew(page, 'communities')
    await fill(page, {name: 'Seaside Living'})
    await publish(page)
    await openNew(page, 'neighborhoods')
    await fill(page, {name: 'Coral Bay', emirate: 'Sharjah'})
    await page.getByRole('button', {name: 'Add: Communities'}).click()
    await fill(page, {'communities.0': 'seaside-living'})
    await publish(page)

    await openNew(page, 'properties')
    await fill(page, {
      ...{'name.en': 'Dune House', 'name.fr': 'Maison des dunes', 'name.ru': 'Дом в дюнах'},
      ...{reference: 'R-1', purpose: 'residential-sale', property_type: 'villa'},
      ...{neighborhood: 'coral-bay', 'city.en': 'Sharjah', emirate: 'Sharjah'},
      ...{listed: '2026-11-01', price: '4500000'},
    })
    const files = await Promise.all([81, 82, 83].map(photo))
    await page.locator('#main_images-file').setInputFiles(files)
    await page.locator('.tile img').nth(2).waitFor()
    assert.equal(await input(page, 'name.fr').inputValue(), 'Maison des dunes', 'what was typed')
    const focus = page.locator('.focus').first()
    await focus.focus()
    await page.keyboard.press('ArrowUp')
    await page.getByText('Alt text and crop').first().click()
    assert.equal(await page.locator('input[name^="pic."][name$=".y"]').first().inputValue(), '45')
    await page.locator('input[name^="pic."][name$=".alt.en"]').first().fill('A house between dunes')
    await publish(page)

    const visitor = await stage.visitor(test)
    for (const [language, name] of [
      ['en', 'Dune House'],
      ['fr', 'Maison des dunes'],
      ['ru', 'Дом в дюнах'],
    ]) {
      await visitor.page.goto(`${stage.product.site}/properties/dune-house?lang=${language}`)
      assert.match(await visitor.page.locator('h1').innerText(), new RegExp(`${name}`))
    }
    const markup = await visitor.page.content()
    const shown = new Set(markup.match(/desk\/view-\d+-[0-9a-f]{8}\.[0-9a-f]{12}\.jpg/g))
    assert.equal(shown.size, 3)
    assert.deepEqual([errors, violations], [[], []])
  })

  it('a second editor who changed the same home chooses what it gets', async test => {
    const [first, second] = [await stage.visitor(test), await stage.visitor(test)]
    const form = '/desk/content/properties/dune-house'
    await openDesk(first.page, OMAR, form)
    await openDesk(second.page, LENA, form)
    await fill(first.page, {price: '4000000', 'name.en': 'Dune Villa'})
    await publish(first.page)
    await fill(second.page, {'name.en': 'House in the dunes', bedrooms: '4'})
    await second.page.getByRole('button', {name: 'Publish', exact: true}).click()
    const says = second.page.getByRole('alert')
    assert.match(await says.innerText(), /Your changes are safe/)
    await second.page.locator('[name="of-price"][value="theirs"]').check()
    await second.page.getByRole('button', {name: 'Use these'}).click()
    await publish(second.page)
    const values = ['price', 'name.en', 'bedrooms'].map(name =>
      input(second.page, name).inputValue(),
    )
    assert.deepEqual(await Promise.all(values), ['4000000', 'House in the dunes', '4'])
  })

  it('offers unsaved text for restoring', async test => {
    const {page} = await stage.visitor(test)
    const form = '/desk/content/property-types/villa'
    await openDesk(page, LENA, form)
    await page.locator('[name="name.fr"]').pressSequentially('Villa au bord de l’eau')
    await page.waitForFunction(() =>
      Object.values(localStorage).some(value => value.includes('bord')),
    )
    await page.reload()
    assert.equal(await input(page, 'name.fr').inputValue(), '')
    await page.getByRole('button', {name: 'Restore'}).click()
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('[name="name.fr"]')?.value.includes('bord'),
    )
  })
})
