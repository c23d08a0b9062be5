import assert from 'node:assert/strict'
import {readFile} from 'node:fs/promises'
import {describe, it} from 'node:test'
import {openHydrated} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'
import {exportedLeads} from '../support/records/leads.ts'

const stage = setStage({product: 'demo'})
/** As the demonstration has it: stored, a file also carries a fingerprint of its content. */
const media = (path: string) =>
  new URL(
    `../../site/content/demo/media/${path.replace(/\.[0-9a-f]{12}(?=\.)/, '')}`,
    import.meta.url,
  )

describe('brochure download of the demonstration', () => {
  it('Download Brochure saves the project’s PDF unchanged and stores a lead', async test => {
    const {page, errors} = await stage.visitor(test)
    const slug = 'aldar-haven'
    const answer = await fetch(`${stage.product.api}/api/v1/user/property-detail?slug=${slug}`)
    const {data} = (await answer.json()) as {data: {name: string; brochure: string}}
    await openHydrated(page, `${stage.product.site}/projects/detail/${slug}`)
    await page.getByRole('link', {name: 'Download Brochure'}).first().click()
    const dialog = page.getByRole('dialog', {name: 'Download Brochure'})
    await dialog.getByLabel('Name').fill('Omar Rahman')
    await dialog.getByLabel('Phone').fill('+971 50 765 4321')
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', {name: 'Send'}).click()
    const download = await saving
    assert.equal(download.suggestedFilename(), `${data.name}.pdf`)
    const [saved, stored] = await Promise.all([download.path(), media(data.brochure)].map(readIt))
    assert.ok(saved && stored && Buffer.compare(saved, stored) === 0)
    const leads = await exportedLeads(stage.product.env)
    const lead = leads.find(({name}) => name === 'Omar Rahman')
    assert.equal(lead?.from_url, `projects/detail/${slug}`)
    assert.deepEqual(errors, [])
  })
})

const readIt = async (path: Promise<string> | URL) => readFile(await path)
