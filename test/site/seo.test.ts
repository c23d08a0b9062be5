import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {type RunningSite, startSite} from './support/site.ts'

describe('SEO records', () => {
  const running: RunningSite[] = []
  after(() => Promise.all(running.map(site => site.close())))
  const start = async () => {
    const site = await startSite()
    running.push(site)
    return site
  }
  const get = async ({url}: RunningSite, path: string) => (await fetch(url + path)).text()

  it('replace the title and become meta tags, escaped', async () => {
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
    const html = await get(site, '/contact-us')
    assert.match(html, /<title>Talk to &quot;us&quot; &lt;\/title&gt;&lt;script&gt;<\/title>/)
    assert.match(html, /<meta name="description" content="About &amp; around">/)
    assert.match(html, /<meta name="keywords" content="villa, tower">/)
    assert.match(await get(site, '/thank-you'), /<title>Thank You<\/title>/)
  })

  it('are asked for once, however many pages are shown', async () => {
    const site = await start()
    for (const path of ['/', '/contact-us', '/thank-you', '/']) await get(site, path)
    assert.equal(site.received.filter(({call}) => call === 'getSeoData').length, 1)
  })

  it('break and delay nothing when the back end is down or knows no such call', async () => {
    const down = await start()
    await down.stopApi()
    const before = performance.now()
    assert.match(await get(down, '/'), /<title>Home<\/title>/)
    // A call that is waited for until its time limit takes five seconds.
    assert.ok(performance.now() - before < 4_000)
    const without = await start()
    without.answers.getSeoData = {statusCode: 404, message: 'unknown'}
    assert.match(await get(without, '/'), /<title>Home<\/title>/)
  })
})
