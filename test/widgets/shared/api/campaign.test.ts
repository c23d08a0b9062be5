import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'

/** The module remembers the address that it was loaded with: each test loads one of its own. */
let loads = 0
async function comeBy(search: string | undefined) {
  setAddress(search)
  const url = `../../../../widgets/shared/api/campaign.ts?visit=${++loads}`
  return (await import(url)) as typeof import('../../../../widgets/shared/api/campaign.ts')
}

function setAddress(search: string | undefined) {
  const value = search === undefined ? undefined : {search}
  Object.defineProperty(globalThis, 'location', {configurable: true, value})
}

describe('the campaign that brought a visitor', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'))

  it('is what the parameters of campaigns say, and nothing else of the address', async () => {
    const {campaignOf} = await comeBy('')
    assert.deepEqual(campaignOf('?utm_source=portal&gclid=1&email=a@b.c&fbclid='), {
      utm_source: 'portal',
      gclid: '1',
    })
    assert.deepEqual(campaignOf(''), {})
  })

  it('is told by the parameters of the usual advertisers', async () => {
    const {campaignOf} = await comeBy('')
    const tags = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map(tag => `utm_${tag}`)
    const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']
    const all = Object.fromEntries([...tags, ...clicks].map(name => [name, `of ${name}`]))
    assert.deepEqual(campaignOf(`?${new URLSearchParams(all)}`), all)
  })

  it('has no more than 300 characters of each', async () => {
    const {campaignOf} = await comeBy('')
    assert.deepEqual(campaignOf(`?utm_term=${'x'.repeat(301)}&utm_id=${'y'.repeat(300)}`), {
      utm_term: 'x'.repeat(300),
      utm_id: 'y'.repeat(300),
    })
  })

  it('is remembered when a site of one page has left the address', async () => {
    const {currentCampaign} = await comeBy('?utm_source=portal')
    setAddress('?page=2')
    assert.deepEqual(currentCampaign(), {utm_source: 'portal'})
  })

  it('is that of the present address where it names one', async () => {
    const {currentCampaign} = await comeBy('?utm_source=portal')
    setAddress('?gclid=g1')
    assert.deepEqual(currentCampaign(), {gclid: 'g1'})
  })

  it('costs nothing where there is no address: on the server', async () => {
    const {currentCampaign} = await comeBy(undefined)
    setAddress('')
    assert.deepEqual(currentCampaign(), {})
  })
})
