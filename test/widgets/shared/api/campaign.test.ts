import assert from 'node:assert/strict'
import {afterEach, describe, it} from 'node:test'

/** The module remembers the address that it was loaded with: each test loads a new copy. */
let loads = 0
async function arriveAt(search: string | undefined) {
  setAddress(search)
  const url = `../../../../widgets/shared/api/campaign.ts?visit=${++loads}`
  return (await import(url)) as typeof import('../../../../widgets/shared/api/campaign.ts')
}

function setAddress(search: string | undefined) {
  const value = search === undefined ? undefined : {search}
  Object.defineProperty(globalThis, 'location', {configurable: true, value})
}

describe('campaign of a visitor', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'))

  it('the campaign has only the non-empty campaign parameters of the address', async () => {
    const {campaignOf} = await arriveAt('')
    assert.deepEqual(campaignOf('?utm_source=portal&gclid=1&email=a@b.c&fbclid='), {
      utm_source: 'portal',
      gclid: '1',
    })
    assert.deepEqual(campaignOf(''), {})
  })

  it('the campaign has the utm tags and the click ids of the usual advertisers', async () => {
    const {campaignOf} = await arriveAt('')
    const tags = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map(tag => `utm_${tag}`)
    const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']
    const all = Object.fromEntries([...tags, ...clicks].map(name => [name, `of ${name}`]))
    assert.deepEqual(campaignOf(`?${new URLSearchParams(all)}`), all)
  })

  it('each parameter of a campaign is cut to 300 characters', async () => {
    const {campaignOf} = await arriveAt('')
    assert.deepEqual(campaignOf(`?utm_term=${'x'.repeat(301)}&utm_id=${'y'.repeat(300)}`), {
      utm_term: 'x'.repeat(300),
      utm_id: 'y'.repeat(300),
    })
  })

  it('the first campaign is remembered after a client-side navigation', async () => {
    const {currentCampaign} = await arriveAt('?utm_source=portal')
    setAddress('?page=2')
    assert.deepEqual(currentCampaign(), {utm_source: 'portal'})
  })

  it('a campaign in the current address replaces the remembered one', async () => {
    const {currentCampaign} = await arriveAt('?utm_source=portal')
    setAddress('?gclid=g1')
    assert.deepEqual(currentCampaign(), {gclid: 'g1'})
  })

  it('the campaign is empty when its module loads without a location', async () => {
    const {currentCampaign} = await arriveAt(undefined)
    setAddress('')
    assert.deepEqual(currentCampaign(), {})
  })
})
