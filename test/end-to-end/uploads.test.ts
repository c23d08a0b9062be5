import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import sharp from 'sharp'
import {pdf, raster} from '../site/server/support/content/media-samples.ts'
import {moduleReady, openHydrated} from '../support/browser/conditions.ts'
import {dayFrom} from '../support/dates.ts'
import {loaderTag, type Product, startProduct, withDemo} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {exportedLeads} from '../support/records/leads.ts'
import {everywhere} from '../support/tier.ts'

const NEXT_MONTH = dayFrom(30)

const home = {
  Name: 'Noor Rahman',
  Phone: '+971 50 111 2233',
  Email: 'noor@example.com',
  'Property location': 'Jumeirah Bay Island',
  'Current valuation': '4,500,000',
  'Move-in date': NEXT_MONTH,
}
const applicant = {
  Name: 'Ivan Petrov',
  Phone: '971504445566',
  Email: 'ivan@example.com',
  Experience: 'Six years',
  'Current salary': '18000',
  'Expected salary': '22000',
  'Available to join': 'In a month',
  'Current location': 'Dubai',
}
const resume = {name: 'Ivan.pdf', mimeType: 'application/pdf', buffer: pdf}
const THANKS = 'Your property has been submitted.'

describe('uploaded files on the agency’s disk', () => {
  const stage = setStage({product: withDemo})

  const places = [
    {
      register: it,
      from: 'the site',
      name: 'Noor',
      open: (page: Page) => openHydrated(page, `${stage.product.site}/list-with-us`),
    },
    {
      register: everywhere(it),
      from: 'a partner’s page',
      name: 'Noor Rahman',
      open: async (page: Page) => {
        const body = `${loaderTag(stage.product)}<ocp-list-with-us></ocp-list-with-us>`
        await page.goto(stage.partner.publish({body}))
      },
    },
  ]

  for (const {register, from, name, open} of places) {
    register(`photos sent from ${from} survive a kill right after the answer`, async test => {
      const {page} = await stage.visitor(test)
      await open(page)
      // It could not be fetched from a server that has died.
      const toaster = moduleReady(page, 'toaster')
      await fill(page, {...home, Name: name})
      await page.getByLabel('Property images').setInputFiles([await photo(1), await photo(2)])
      await page.getByRole('button', {name: 'Remove 2.jpg'}).waitFor()
      await toaster
      const killed = new Promise<number>(resolve =>
        page.on('response', async response => {
          if (!response.url().includes('addListWithUs')) return
          await stage.product.end('SIGKILL')
          resolve(response.status())
        }),
      )
      await page.getByRole('button', {name: 'Send'}).click()
      assert.equal(await killed, 200)
      await page.getByText(THANKS).waitFor()

      stage.product = await startProduct(stage.product.env)
      const paths = await lastPaths(stage.product, 'addListWithUs')
      assert.equal(paths.length, 2)
      for (const path of paths) {
        const {width, format} = await sharp(await uploaded(stage.product, path)).metadata()
        assert.deepEqual([width, format], [48, 'jpeg'])
      }
    })
  }

  it('a resume sent without JavaScript is stored byte for byte', async test => {
    const {page} = await stage.visitor(test, {javaScriptEnabled: false})
    await page.goto(`${stage.product.site}/careers`)
    await page.getByRole('link', {name: 'Apply now: Client Care Assistant'}).click()
    await fill(page, {...applicant, Phone: 'none'})
    await page.getByLabel('Resume').setInputFiles(resume)
    await page.getByRole('button', {name: 'Apply'}).click()
    // The typed text is preserved; a file has to be chosen again.
    await page.getByText('Please enter a valid number!').waitFor()
    assert.equal(await page.getByLabel('Current salary').inputValue(), '18000')
    await page.getByLabel('Phone').fill(applicant.Phone)
    await page.getByLabel('Resume').setInputFiles(resume)
    await page.getByRole('button', {name: 'Apply'}).click()
    await page.waitForURL(/\/thank-you\?application$/)
    const [path = ''] = await lastPaths(stage.product, 'applyForJobApplication')
    assert.deepEqual(await uploaded(stage.product, path), pdf)
  })
})

const photo = async (number: number) => ({
  name: `${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await raster(number, 'jpeg'),
})

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, {exact: true}).fill(value)
  }
}

/** Paths of the last lead's files, as the operator reads them. */
async function lastPaths({env}: Product, form: string) {
  const leads = (await exportedLeads(env)).filter(lead => lead.form === form)
  return leads.at(-1)?.details?.match(/uploads\/\S+\.\w+/g) ?? []
}

const uploaded = ({env}: Product, path: string) => readFile(join(env.DATA_DIR ?? '', path))
