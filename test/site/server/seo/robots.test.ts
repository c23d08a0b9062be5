/** `/robots.txt`: what robots may read. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {useSite} from '../../support/site/use-site.ts'

describe('robots.txt', () => {
  const {site} = useSite({env: {NODE_ENV: 'development'}})

  it('robots.txt allows all paths but the dashboards and names the sitemap', async () => {
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
