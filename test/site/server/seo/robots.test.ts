/** `/robots.txt`: what robots may read. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {useSite} from '../../support/site/use-site.ts'

describe('robots.txt', () => {
  const {site} = useSite({env: {NODE_ENV: 'development'}})

  it('robots.txt names the sitemap, and allows all paths but dashboards and endless searches', async () => {
    const response = await fetch(`${site.url}/robots.txt`)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type') ?? '', /^text\/plain/)
    assert.deepEqual((await response.text()).split('\n'), [
      'User-agent: *',
      'Allow: /',
      'Disallow: /dashboard',
      'Disallow: /dashboard1',
      'Disallow: /*min_price=',
      'Disallow: /*max_price=',
      'Disallow: /*min_area=',
      'Disallow: /*max_area=',
      'Disallow: /*max_service_charge=',
      'Disallow: /*max_deposit=',
      'Disallow: /*min_floor=',
      'Disallow: /*cheques=',
      'Disallow: /*handover_by=',
      'Disallow: /*available_by=',
      'Disallow: /*bbox=',
      'Disallow: /*area=',
      'Disallow: /*?q=',
      'Disallow: /*&q=',
      '',
      `Sitemap: ${site.url}/sitemap.xml`,
      '',
    ])
  })
})
