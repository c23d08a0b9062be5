/** Content from an empty database: an editor publishes a home at the desk, and visitors see it. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fileURLToPath} from 'node:url'
import type {Page} from 'playwright-core'
import {runToExit} from '../site/server/support/api/server-process.ts'
import {raster} from '../site/server/support/content/media-samples.ts'
import {pglite} from '../site/server/support/databases/embedded.ts'
import {setStage} from '../support/partner/stage.ts'

const ACCOUNTS = fileURLToPath(new URL('../../site/commands/accounts.ts', import.meta.url))
const PASSWORD = 'violet kettle orbit'

const photo = async (number: number) => ({
  name: `View ${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await raster(number, 'jpeg', 900, 600),
})

describe('content at the desk, from an empty database', () => {
  const stage = setStage({product: async () => ({...(await pglite.prepare()), SEED: 'none'})})

  async function signIn(page: Page, mail: string) {
    const {env, site} = stage.product
    const added = await runToExit(ACCOUNTS, ['add', mail, '--role', 'editor'], env)
    const path = new URL(added.stdout.trim()).pathname
    await page.goto(site + path)
    await page.fill('#password', PASSWORD)
    await page.fill('#repeated', PASSWORD)
    await page.click('main button[type=submit]')
    await page.waitForURL(/\/desk(\?|$)/)
  }
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
    await signIn(page, 'lena@agency.example')
    await openNew(page, 'property-types')
    await fill(page, {'name.en': 'Villa'})
    assert.equal(await input(page, '$key').inputValue(), 'villa')
    await publish(page)
    await openNew(page, 'communities')
    await fill(page, {name: 'Seaside Living'})
    await publish(page)
    await openNew(page, 'neighborhoods')
    await fill(page, {name: 'Coral Bay', emirate: 'Sharjah'})
    await page.getByRole('button', {name: 'Add a row: Communities'}).click()
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
    await page.getByText('Text and focus').first().click()
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
    await signIn(first.page, 'omar@agency.example')
    await signIn(second.page, 'maya@agency.example')
    const form = `${stage.product.site}/desk/content/properties/dune-house`
    for (const {page} of [first, second]) await page.goto(form)
    await fill(first.page, {price: '4000000', 'name.en': 'Dune Villa'})
    await publish(first.page)
    await fill(second.page, {'name.en': 'House in the dunes', bedrooms: '4'})
    await second.page.getByRole('button', {name: 'Publish', exact: true}).click()
    const says = second.page.getByRole('alert')
    assert.match(await says.innerText(), /Nothing of yours is lost/)
    await second.page.locator('[name="of-price"][value="theirs"]').check()
    await second.page.getByRole('button', {name: 'Continue with these'}).click()
    await publish(second.page)
    const values = ['price', 'name.en', 'bedrooms'].map(name =>
      input(second.page, name).inputValue(),
    )
    assert.deepEqual(await Promise.all(values), ['4000000', 'House in the dunes', '4'])
  })

  it('what was typed and not saved is offered again', async test => {
    const {page} = await stage.visitor(test)
    await signIn(page, 'zoe@agency.example')
    const form = `${stage.product.site}/desk/content/property-types/villa`
    await page.goto(form)
    await page.locator('[name="name.fr"]').pressSequentially('Villa au bord de l’eau')
    await page.waitForFunction(() =>
      Object.values(localStorage).some(value => value.includes('bord')),
    )
    await page.goto(form)
    assert.equal(await input(page, 'name.fr').inputValue(), '')
    await page.getByRole('button', {name: 'Take over'}).click()
    await page.waitForFunction(() =>
      document.querySelector<HTMLTextAreaElement>('[name="name.fr"]')?.value.includes('bord'),
    )
  })
})
