import assert from 'node:assert/strict'
import {createHash} from 'node:crypto'
import {cp, readdir, rename, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {before, describe, it, type TestContext} from 'node:test'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {FastifyInstance} from 'fastify'
import {readSettings} from '#server/settings.ts'
import {createSite} from '#server/site.ts'
import {freePort} from '../site/server/support/api/free-port.ts'
import {newDirectory} from '../site/server/support/storage/directories.ts'
import {fillIn as fillInForm, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {setStage} from '../support/partner/stage.ts'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
const WIDGET = '<ocp-book-now><a href="/contact">Write to us</a></ocp-book-now>'

const stage = setStage()

interface Integrity {
  version: string
  release: string
  loader: {href: string; integrity: string}
  files: Record<string, string>
}

const integrityOf = async (origin: string) =>
  (await (await fetch(`${origin}/embed/v1/integrity.json`)).json()) as Integrity

/** The tag that pins a release, with its integrity. */
async function pinnedTag(origin: string) {
  const {loader} = await integrityOf(origin)
  return `<script async src="${origin}${loader.href}" integrity="${loader.integrity}" crossorigin></script>`
}

describe('release of the loader', () => {
  it('a pinned release takes a booking and loads only files of that release', async test => {
    const visitor = await stage.visit(test, {
      head: await pinnedTag(stage.product.site),
      body: WIDGET,
    })
    const dialog = await openBookNow(visitor.page)
    await fillInForm(dialog, layla)
    await sendBooking(dialog)
    const {release} = await integrityOf(stage.product.site)
    const embedded = visitor.requests.filter(url => url.includes('/embed/'))
    assert.ok(embedded.length > 3)
    for (const url of embedded) assert.ok(url.includes(`/embed/${release}/`), url)
    assert.deepEqual([visitor.errors, visitor.consoleMessages], [[], []])
  })

  it('a loader changed in transit does not run, and the fallback stays visible', async test => {
    const {page} = await stage.visitor(test)
    const url = stage.partner.publish({head: await pinnedTag(stage.product.site), body: WIDGET})
    await page.route(/\/loader\.js$/, async route => {
      const response = await route.fetch()
      await route.fulfill({response, body: `${await response.text()}\nglobalThis.tampered = true`})
    })
    const refused = page.waitForEvent('console', message => /integrity/.test(message.text()))
    await page.goto(url)
    await refused
    assert.ok(await page.getByRole('link', {name: 'Write to us'}).isVisible())
    assert.deepEqual(await page.evaluate(() => ['tampered' in window, 'ocp' in window]), [
      false,
      false,
    ])
  })

  it('integrity.json has the hash of each file and names the release', async () => {
    const {site} = stage.product
    const {version, release, loader, files} = await integrityOf(site)
    assert.match(release, new RegExp(`^${version.replaceAll('.', '\\.')}-[0-9a-f]{8}$`))
    assert.equal(loader.href, `/embed/${release}/loader.js`)
    const some = Object.entries(files).filter(([name]) =>
      /^(book-now|toaster)-.{8}\.js$|\/kit-/.test(name),
    )
    assert.equal(some.length, 3)
    for (const [name, integrity] of [...some, ['loader.js', loader.integrity] as const]) {
      const bytes = Buffer.from(
        await (await fetch(`${site}/embed/${release}/${name}`)).arrayBuffer(),
      )
      assert.equal(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, integrity, name)
    }
    assert.ok(!Object.keys(files).some(name => /\.(map|br)$/.test(name)))
  })

  it('a release is cached as immutable, and integrity.json for five minutes', async () => {
    const {site} = stage.product
    const {loader} = await integrityOf(site)
    const caching = {
      [loader.href]: 'public, max-age=31536000, immutable',
      '/embed/v1/integrity.json': 'public, max-age=300',
    }
    for (const [path, expected] of Object.entries(caching)) {
      const {headers} = await fetch(site + path)
      assert.equal(headers.get('cache-control'), expected)
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    }
    const small = await fetch(site + loader.href, {headers: {'accept-encoding': 'br'}})
    const {headers} = small
    assert.match(`${headers.get('content-type')}`, /^text\/javascript/)
    assert.equal(headers.get('content-encoding'), 'br')
    const plain = await fetch(site + loader.href, {headers: {'accept-encoding': 'identity'}})
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.equal(await plain.text(), await small.text())
  })

  it('the loader of a release has no token, unlike the loader of v1', async () => {
    const {site} = stage.product
    const {loader} = await integrityOf(site)
    assert.doesNotMatch(await (await fetch(site + loader.href)).text(), /"token"/)
    assert.match(await (await fetch(`${site}/embed/v1/loader.js`)).text(), /"token"/)
  })

  it('an unknown release or file, or one outside the releases, answers 404', async () => {
    const {site} = stage.product
    const {release} = await integrityOf(site)
    const missing = [
      '/embed/1.0.0-00000000/loader.js',
      `/embed/${release}/nothing.js`,
      `/embed/${release}/loader.js.map`,
      `/embed/${release}/..%2f..%2fsecret`,
      '/embed/..%2f/secret',
      '/embed/v1/..%2f..%2fserver%2frender.js',
      '/embed/v1/nothing-12345678.js',
    ]
    for (const path of missing) {
      const {status, headers} = await fetch(site + path)
      assert.equal(status, 404, path)
      assert.equal(headers.get('access-control-allow-origin'), null, path)
    }
  })
})

describe('releases after another deployment', () => {
  let env: Record<string, string>
  let nextBuild: URL
  before(async () => {
    const port = String(await freePort())
    env = {
      PORT: port,
      DATA_DIR: await newDirectory(),
      API_URL: stage.product.api,
      LOG_LEVEL: 'silent',
      MAP_TILES: 'none',
    }
    nextBuild = await anotherBuild()
  })

  const deploy = async (test: TestContext, dist?: URL, changes?: Record<string, string>) => {
    const settings = readSettings({...env, ...changes})
    const site = await createSite(settings, undefined, dist)
    test.after(() => site.close())
    await site.listen({port: settings.port, host: 'localhost'})
    return {site, origin: settings.siteUrl}
  }

  it('the files of the old release are the same byte for byte', async test => {
    const first = await deploy(test)
    const before = await integrityOf(first.origin)
    const paths = ['loader.js', ...Object.keys(before.files)].map(
      file => `/embed/${before.release}/${file}`,
    )
    const was = await Promise.all(paths.map(path => bytesOf(first.site, path)))
    await first.site.close()

    const second = await deploy(test, nextBuild)
    const after = await integrityOf(second.origin)
    assert.notEqual(after.release, before.release)
    const is = await Promise.all(paths.map(path => bytesOf(second.site, path)))
    for (const [n, path] of paths.entries()) assert.ok(was[n]?.equals(is[n] as Buffer), path)
    const [loader = ''] = paths
    const {headers} = await second.site.inject(loader)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['access-control-allow-origin'], '*')
  })

  it('another API address gives another release and keeps the old one', async test => {
    const {site, origin} = await deploy(test)
    const {release} = await integrityOf(origin)
    await site.close()
    const moved = await deploy(test, undefined, {API_URL: 'https://api.example.com'})
    assert.notEqual((await integrityOf(moved.origin)).release, release)
    assert.equal((await moved.site.inject(`/embed/${release}/loader.js`)).statusCode, 200)
  })

  it('a page opened before the deployment still opens its dialog', async test => {
    const {site, origin} = await deploy(test)
    const {page, errors} = await stage.visitor(test)
    const head = `<script async src="${origin}/embed/v1/loader.js"></script>`
    await page.goto(stage.partner.publish({head, body: WIDGET}))
    await page.getByRole('button', {name: 'Book Now'}).waitFor()
    await site.close()
    await deploy(test, nextBuild)
    await openBookNow(page)
    assert.deepEqual(errors, [])
  })

  it('the current release is served when the data folder is not writable', async test => {
    const file = join(await newDirectory(), 'a-file')
    await writeFile(file, '')
    const {origin} = await deploy(test, undefined, {DATA_DIR: file})
    const {loader} = await integrityOf(origin)
    assert.equal((await fetch(origin + loader.href)).status, 200)
  })

  it('a development server serves its release and stores none', async test => {
    const DATA_DIR = await newDirectory()
    const {origin} = await deploy(test, undefined, {DATA_DIR, NODE_ENV: 'development'})
    const {loader} = await integrityOf(origin)
    assert.equal((await fetch(origin + loader.href)).status, 200)
    assert.deepEqual(await readdir(DATA_DIR), [])
  })
})

const bytesOf = async (site: FastifyInstance, path: string) => {
  const {statusCode, rawPayload} = await site.inject(path)
  assert.equal(statusCode, 200, path)
  return rawPayload
}

/** Imitates a build after a change: all files of a partner's page get new names. */
async function anotherBuild(): Promise<URL> {
  const folder = await newDirectory()
  for (const part of ['react', 'server', 'docs']) {
    await symlink(join(DIST, part), join(folder, part))
  }
  const preact = join(folder, 'preact')
  await cp(join(DIST, 'preact'), preact, {recursive: true})
  for (const name of await readdir(preact, {recursive: true})) {
    const renamed = name.replace(/-[\w-]{8}(\.js\b)/, '-changed0$1')
    if (renamed !== name) await rename(join(preact, name), join(preact, renamed))
  }
  return pathToFileURL(`${folder}/`)
}
