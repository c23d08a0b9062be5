/** Records of the reference back end in the sitemap and the feeds. */
import assert from 'node:assert/strict'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {after, before, describe, it} from 'node:test'
import {createFetchCall} from '#server/seo/fetch-all.ts'
import {getBuilders, getTeam} from '#trade/contract/contract.ts'
import type {TestApi} from '../../server/support/api/api.ts'
import {addressOf} from '../../server/support/api/read.ts'
import {newFolder, startWithContent} from '../../server/support/content/content.ts'
import {pglite} from '../../server/support/databases/embedded.ts'
import {foundAt, pathsIn} from '../../support/seo/found.ts'

describe('sitemap and feeds of the reference back end', () => {
  let api: TestApi
  let found: ReturnType<typeof foundAt>
  before(async () => {
    api = await startWithContent(pglite, await newFolder())
    found = foundAt(await api.app.listen({port: 0, host: '127.0.0.1'}))
  })
  after(async () => {
    await found.app.close()
    await api.close()
  })

  it('the sitemap lists every advertised home at exactly one address', async () => {
    const paths = await pathsIn((await found.get('/sitemap.xml')).text)
    const homes = paths.filter(path => /^\/(properties|projects\/detail)\//.test(path))
    assert.deepEqual(homes.sort(), [
      '/projects/detail/bay-towers',
      '/projects/detail/shore-home',
      '/properties/dune-shop',
      '/properties/garden-villa',
      '/properties/harbour-office',
      '/properties/last-day',
      '/properties/plain-flat',
      '/properties/quiet-studio',
      '/properties/rent-villa',
      '/properties/shore-flat',
    ])
    for (const path of [
      '/projects/north-wind',
      '/team/detail/anna-berg',
      '/careers/apply/broker',
    ]) {
      assert.ok(paths.includes(path), path)
    }
  })

  it('sitemap and feeds omit unpublished, sold and expired records', async () => {
    for (const path of ['/sitemap.xml', '/blogs/rss.xml', '/news/rss.xml']) {
      const {status, text} = await found.get(path)
      assert.equal(status, 200)
      assert.doesNotMatch(text, /hidden|expired|sold/i, path)
    }
    const gone = await api.app.inject(addressOf('propertyDetail', {slug: 'expired-flat'}))
    assert.equal(gone.statusCode, 410)
  })

  it('the news feed lists the newest first in the requested language', async () => {
    const {text} = await found.get('/news/rss.xml?lang=ru')
    const titles = [...text.matchAll(/<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)
    assert.deepEqual(titles, ['Новый пирс', 'Award'])
  })
})

describe('back end that answers with HTML error pages', () => {
  const start = async (status: number) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, {'content-type': 'text/html'}).end('<h1>Nginx</h1>')
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    after(() => server.close())
    return createFetchCall(
      {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`},
      'en',
    )
  }

  it('a call that a 404 page answers returns the status 404', async () => {
    assert.deepEqual(await (await start(404))(getBuilders, {}), {status: 404})
  })

  it('a call that any other HTML page answers is rejected', async () => {
    for (const status of [200, 401, 429, 502]) {
      await assert.rejects((await start(status))(getTeam, {}), /getTeam/, `${status}`)
    }
  })
})
