/** Answers to visitors, search engines and caches while the database is down. */
import assert from 'node:assert/strict'
import {after, describe, it} from 'node:test'
import {freePort} from '../../support/api/free-port.ts'
import {sendBooking} from '../../support/api/send.ts'
import {MAIN, startServer} from '../../support/api/server-process.ts'
import {type CachedSite, startCachedSite} from '../../support/cached-site.ts'
import {oneDatabase} from '../../support/databases/databases.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const opened: CachedSite[] = []
after(() => Promise.all(opened.map(web => web.close())))

async function start() {
  const web = await startCachedSite(oneDatabase, {PAGE_CACHE_SECONDS: '60'})
  opened.push(web)
  const {database} = web.api
  const {ready} = database
  return {
    web,
    goDown() {
      database.ready = () =>
        Promise.reject(Object.assign(new Error('connect'), {code: 'ECONNREFUSED'}))
    },
    comeBack() {
      database.ready = ready
    },
  }
}

describe('pages while the database is down', () => {
  it('a server that starts meanwhile serves its pages and takes enquiries', async () => {
    const DATABASE_URL = `postgres://a:b@localhost:${await freePort()}/agency`
    const server = await startServer({DATA_DIR: await newDirectory(), DATABASE_URL}, MAIN)
    assert.equal((await fetch(`${server.site}/team`)).status, 503)
    assert.equal((await fetch(`${server.site}/contact-us`)).status, 200)
    assert.equal(await sendBooking(server), 200)
    // Its enquiry is on this disk alone.
    assert.equal(await server.end('SIGTERM'), 1)
    assert.match(server.log(), /"waiting":1.*stopped with enquiries on disk/)
    assert.doesNotMatch(server.log(), /"level":60/)
  })

  it('a page without its content answers 503, shows its message and is kept nowhere', async () => {
    const {web, goDown, comeBack} = await start()
    // Known by then: the import, and the records of titles.
    await web.get('/contact-us')
    goDown()
    const pages = ['/', '/properties', '/blogs', '/team', '/builders', '/open-houses']
    for (const path of [...pages, '/communities', '/neighborhood-guides', '/properties/orla-one']) {
      const {statusCode, headers, body} = await web.get(path)
      assert.equal(statusCode, 503, path)
      assert.equal(headers['retry-after'], '30', path)
      assert.equal(headers['cache-control'], 'no-store', path)
      assert.match(body, /<header[\s\S]*<h1/, path)
    }
    comeBack()
    for (const path of pages) {
      const {statusCode, headers} = await web.get(path)
      assert.equal(statusCode, 200, path)
      assert.equal(headers['retry-after'], undefined)
    }
  })

  it('a page of which only some answers are in memory answers 503, too', async () => {
    const {web, goDown} = await start()
    // Asks for the types of homes, as the list does.
    assert.equal((await web.get('/')).statusCode, 200)
    goDown()
    assert.equal((await web.get('/properties')).statusCode, 503)
    assert.equal((await web.get('/')).statusCode, 200)
  })

  it('pages that were made before, and pages without records, answer 200', async () => {
    const {web, goDown} = await start()
    const {body} = await web.get('/team')
    await web.get('/contact-us')
    goDown()
    const again = await web.get('/team')
    assert.deepEqual([again.statusCode, again.body === body], [200, true])
    assert.equal((await web.get('/list-with-us')).statusCode, 200)
    assert.equal((await web.get('/team?x=1')).statusCode, 200)
  })
})
