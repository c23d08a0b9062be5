import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {seoSource} from '../../../../site/app/head/seo.ts'
import {stopClock} from '../../server/support/api/clock.ts'
import {type RunningSite, startSite} from '../../support/site/site.ts'

describe('SEO records', () => {
  const running: RunningSite[] = []
  after(() => Promise.all(running.map(site => site.close())))
  const start = async () => {
    const site = await startSite()
    running.push(site)
    return site
  }
  const get = async ({url}: RunningSite, path: string) => (await fetch(url + path)).text()

  it('SEO records replace the title and meta tags of a page, escaped', async () => {
    const site = await start()
    site.answers.getSeoData = {
      statusCode: 200,
      message: '',
      data: [
        {
          url: 'https://www.example.com/contact-us/',
          meta_title: 'Talk to "us" </title><script>',
          meta_description: 'About & around',
          meta_keywords: 'villa, tower',
        },
      ],
    }
    await site.readSeoRecords()
    const html = await get(site, '/contact-us')
    assert.match(html, /<title>Talk to &quot;us&quot; &lt;\/title&gt;&lt;script&gt;<\/title>/)
    assert.match(html, /<meta name="description" content="About &amp; around">/)
    assert.match(html, /<meta name="keywords" content="villa, tower">/)
    assert.match(await get(site, '/thank-you'), /<title>Thank You<\/title>/)
  })

  it('SEO records are requested once for several pages', async () => {
    const site = await start()
    for (const path of ['/', '/contact-us', '/thank-you', '/']) await get(site, path)
    assert.equal(site.received.filter(({call}) => call === 'getSeoData').length, 1)
  })

  it('pages wait at most 400 ms for SEO records, once a minute', async test => {
    const clock = stopClock(test)
    let now = 0
    let requestCount = 0
    const seo = seoSource(
      () => {
        requestCount++
        return new Promise<never>(() => {})
      },
      () => now,
    )
    const read: string[] = []
    const openPage = (page: string) => void seo('/').then(() => read.push(page))
    openPage('first')
    await clock.pass(399)
    assert.deepEqual(read, [])
    await clock.pass(1)
    assert.deepEqual(read, ['first'])
    now = 60_000
    openPage('within the minute')
    await clock.pass(0)
    assert.deepEqual([read.length, requestCount], [2, 1])
    now = 60_001
    openPage('after it')
    await clock.pass(399)
    assert.deepEqual([read.length, requestCount], [2, 2])
    await clock.pass(1)
    assert.equal(read.length, 3)
  })

  it('pages keep their title when the SEO call fails or answers 404', async () => {
    const down = await start()
    await down.stopApi()
    assert.match(await get(down, '/'), /<title>Home<\/title>/)
    const without = await start()
    without.answers.getSeoData = {statusCode: 404, message: 'unknown'}
    assert.match(await get(without, '/'), /<title>Home<\/title>/)
  })
})
