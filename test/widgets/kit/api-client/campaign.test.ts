import assert from 'node:assert/strict'
import {afterEach, describe, it, type TestContext} from 'node:test'

import {campaignOf, currentCampaign} from '#kit/api-client/campaign.ts'

/** A browser that has navigated to one address, which the page may have changed since. */
function browse(test: TestContext, landing: string, now = '') {
  const entry = {name: `https://partner.example/homes${landing}`}
  test.mock.method(performance, 'getEntriesByType', () => [entry])
  Object.defineProperty(globalThis, 'location', {configurable: true, value: {search: now}})
}

describe('campaign of a visitor', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'))

  it('the campaign has only the non-empty campaign parameters of the address', () => {
    assert.deepEqual(campaignOf('?utm_source=portal&gclid=1&email=a@b.c&fbclid='), {
      utm_source: 'portal',
      gclid: '1',
    })
    assert.deepEqual(campaignOf(''), {})
  })

  it('the campaign has the utm tags and the click ids of the usual advertisers', () => {
    const tags = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map(tag => `utm_${tag}`)
    const clicks = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid']
    const all = Object.fromEntries([...tags, ...clicks].map(name => [name, `of ${name}`]))
    assert.deepEqual(campaignOf(`?${new URLSearchParams(all)}`), all)
  })

  it('each parameter of a campaign is cut to 300 characters', () => {
    assert.deepEqual(campaignOf(`?utm_term=${'x'.repeat(301)}&utm_id=${'y'.repeat(300)}`), {
      utm_term: 'x'.repeat(300),
      utm_id: 'y'.repeat(300),
    })
  })

  it('the first campaign is remembered after a client-side navigation', test => {
    browse(test, '?utm_source=portal#homes?utm_source=other', '?page=2')
    assert.deepEqual(currentCampaign(), {utm_source: 'portal'})
  })

  it('a campaign in the current address replaces the first one', test => {
    browse(test, '?utm_source=portal', '?gclid=g1')
    assert.deepEqual(currentCampaign(), {gclid: 'g1'})
  })

  it('the campaign is empty when neither address has one', test => {
    browse(test, '', '?page=2')
    assert.deepEqual(currentCampaign(), {})
    browse(test, '#?utm_source=portal')
    assert.deepEqual(currentCampaign(), {})
  })
})
