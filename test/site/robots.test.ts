/** `/robots.txt`: what robots may read. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {type RunningSite, startSite} from './support/site.ts'

describe('robots.txt', () => {
  let site: RunningSite
  before(async () => {
    site = await startSite({NODE_ENV: 'development'})
  })
  after(() => site.close())

  it('lets everything be read but what needs a session', async () => {
    const response = await fetch(`${site.url}/robots.txt`)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
    assert.deepEqual((await response.text()).split('\n'), [
      'User-agent: *',
      'Allow: /',
      'Disallow: /dashboard',
      'Disallow: /dashboard1',
      '',
      `Sitemap: ${site.url}/sitemap.xml`,
      '',
    ])
  })
})
