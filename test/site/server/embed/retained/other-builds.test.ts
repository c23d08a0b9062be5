import assert from 'node:assert/strict'
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, it, type TestContext} from 'node:test'
import {pathToFileURL} from 'node:url'
import {brotliCompressSync} from 'node:zlib'
import {eq, sql} from 'drizzle-orm'
import fastify, {type FastifyInstance} from 'fastify'
import {addEmbed} from '#server/embed/embed.ts'
import {retainedFiles} from '#server/embed/retained/retained-files.ts'
import {buildFiles, builds} from '#server/embed/tables.ts'
import {addAssets} from '#server/http/pages/assets.ts'
import {type Database, openDatabase} from '#server/platform/db/connect.ts'
import {readSettings} from '#server/settings.ts'
import {stopClock} from '../../support/api/clock.ts'
import {databases, oneDatabase, type TestDatabase} from '../../support/databases/databases.ts'
import {newDirectory} from '../../support/storage/directories.ts'

const KIT = 'export const kit = 1\n'.repeat(100)
const SHARED = {'kit-SAMESAME.js': KIT, 'home-aaaabbbb.webp': 'a picture'}

/** The output of a build, in small: one file that the next build has too, and one that it lacks. */
async function buildWith(name: string) {
  const folder = await newDirectory()
  const page = {[`dialog-${name}.js`]: `// of ${name}\n${KIT}`}
  const all = {
    react: {...SHARED, ...page, [`dialog-${name}.js.map`]: '{}', 'manifest.json': '{}'},
    preact: {'kit-SAMESAME.js': KIT, ...page, 'loader.js': `// ${name}`},
  }
  for (const [part, files] of Object.entries(all)) {
    mkdirSync(join(folder, part))
    for (const [file, content] of Object.entries(files)) {
      writeFileSync(join(folder, part, file), content)
      if (/\.js$/.test(file))
        writeFileSync(join(folder, part, `${file}.br`), brotliCompressSync(content))
    }
  }
  return pathToFileURL(`${folder}/`)
}

const silent = {warn: () => {}}

/** A server of its own `DATA_DIR` with what the build serves. */
async function serve(test: TestContext, database: Pick<Database, 'ready'>, dist: URL, env = {}) {
  const settings = readSettings({DATA_DIR: await newDirectory(), LOG_LEVEL: 'silent', ...env})
  const retained = retainedFiles(database, silent)
  const site = fastify({routerOptions: {ignoreTrailingSlash: true}})
  await addAssets(site, settings, dist, retained)
  await addEmbed(site, settings, dist, {retained})
  test.after(() => {
    retained.close()
    return site.close()
  })
  return site
}

const releaseOf = async (site: FastifyInstance) =>
  (await site.inject('/embed/v1/integrity.json')).json().release as string

async function open(test: TestContext, {prepare}: TestDatabase) {
  const {DATA_DIR: dataDir, DATABASE_URL: databaseUrl} = await prepare()
  const database = openDatabase({dataDir, databaseUrl})
  test.after(() => database.close())
  return database
}

for (const kind of databases) {
  describe(`two builds and two servers on one database, ${kind.name}`, () => {
    it('each server answers for the assets of the other build', async test => {
      const database = await open(test, kind)
      const one = await serve(test, database, await buildWith('11111111'))
      const two = await serve(test, database, await buildWith('22222222'))
      for (const [site, other] of [
        [one, '22222222'],
        [two, '11111111'],
      ] as const) {
        const path = `/assets/react/dialog-${other}.js`
        const plain = await site.inject(path)
        assert.equal(plain.statusCode, 200)
        assert.equal(plain.payload, `// of ${other}\n${KIT}`)
        assert.equal(plain.headers['content-type'], 'text/javascript; charset=utf-8')
        assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
        assert.equal(plain.headers['access-control-allow-origin'], '*')
        const compressed = await site.inject({url: path, headers: {'accept-encoding': 'br'}})
        assert.equal(compressed.headers['content-encoding'], 'br')
        assert.deepEqual(
          compressed.rawPayload,
          brotliCompressSync(Buffer.from(`// of ${other}\n${KIT}`)),
        )
        assert.equal((await site.inject(`${path}.map`)).statusCode, 404)
      }
    })

    it('a release that a server never ran is the same byte for byte, and so is its loader', async test => {
      const database = await open(test, kind)
      const one = await serve(test, database, await buildWith('11111111'))
      const release = await releaseOf(one)
      const two = await serve(test, database, await buildWith('22222222'))
      for (const file of ['loader.js', 'kit-SAMESAME.js', 'dialog-11111111.js']) {
        const [was, is] = await Promise.all(
          [one, two].map(site => site.inject(`/embed/${release}/${file}`)),
        )
        assert.equal(is?.statusCode, 200, file)
        assert.deepEqual(is?.rawPayload, was?.rawPayload, file)
      }
      assert.equal((await two.inject('/embed/v1/dialog-11111111.js')).statusCode, 200)
    })

    it('a file that both builds have is stored once', async test => {
      const database = await open(test, kind)
      await serve(test, database, await buildWith('11111111'))
      await serve(test, database, await buildWith('22222222'))
      const orm = await database.ready()
      // The kit, a picture, and a dialog and a loader for each build.
      assert.equal(await orm.$count(buildFiles), 6)
    })

    it('builds that have not been used for longest go, with what is in no other', async test => {
      const database = await open(test, kind)
      const orm = await database.ready()
      const release = await releaseOf(await serve(test, database, await buildWith('00000000')))
      await orm.update(builds).set({usedAt: sql`now() - interval '1 day'`})
      await orm.update(buildFiles).set({usedAt: sql`now() - interval '1 day'`})
      for (let n = 0; n < 10; n++) {
        await serve(test, database, await buildWith(`1111111${n}`))
      }
      const last = await serve(test, database, await buildWith('22222222'))
      const status = async (path: string) => (await last.inject(path)).statusCode
      assert.equal(await orm.$count(builds, sql`${builds.name} like 'site/%'`), 10)
      assert.equal(await status('/assets/react/dialog-00000000.js'), 404)
      assert.equal(await status('/assets/react/dialog-11111111.js'), 200)
      assert.equal(await status('/assets/react/kit-SAMESAME.js'), 200)
      // Releases, which partners may name for long, are more.
      assert.equal(await status(`/embed/${release}/dialog-00000000.js`), 200)
    })

    it('a release that a page still asks for counts as used', async test => {
      const database = await open(test, kind)
      const orm = await database.ready()
      const release = await releaseOf(await serve(test, database, await buildWith('11111111')))
      const stored = eq(builds.name, `embed/${release}`)
      await orm.update(builds).set({usedAt: sql`now() - interval '30 days'`}).where(stored)
      const two = await serve(test, database, await buildWith('22222222'))
      assert.equal((await two.inject(`/embed/${release}/loader.js`)).statusCode, 200)
      const used = sql`${builds.usedAt} > now() - interval '1 day'`
      while ((await orm.$count(builds, sql`${stored} and ${used}`)) === 0) {
        await new Promise(setImmediate)
      }
    })
  })
}

describe('files that no build has', () => {
  it('a thousand made-up names cost one look at the database in a second', async test => {
    const database = await open(test, oneDatabase)
    let looks = 0
    const counted = {
      ready() {
        looks++
        return database.ready()
      },
    }
    const site = await serve(test, counted, await buildWith('11111111'))
    const clock = stopClock(test, {stopped: true})
    const statusOf = async (path: string) => (await site.inject(path)).statusCode
    looks = 0
    const first = statusOf('/assets/react/made-up-12345678.js')
    while (looks === 0) await clock.pass(0)
    assert.equal(await first, 404)
    let areAnswered = false
    const others = Promise.all(
      Array.from({length: 500}, (_, n) => [
        statusOf(`/assets/react/made-up-${String(n).padStart(8, '0')}.js`),
        statusOf(`/embed/1.0.0-${String(n).padStart(8, '0')}/loader.js`),
      ]).flat(),
    ).finally(() => {
      areAnswered = true
    })
    for (let ms = 0; ms < 999; ms += 9) await clock.pass(9)
    assert.equal(looks, 1)
    while (!areAnswered) await clock.pass(1)
    assert.deepEqual([looks, new Set(await others)], [2, new Set([404])])
    looks = 0
    for (const name of ['constructor', '__proto__', 'no-hash.js', '%2e%2e/x-12345678.js']) {
      assert.equal((await site.inject(`/assets/react/${name}`)).statusCode, 404, name)
    }
    assert.equal(looks, 0)
  })

  it('a server whose database is down serves its own build, and 404 for others', async test => {
    const down = {ready: () => Promise.reject(new Error('The database is down.'))}
    const site = await serve(test, down, await buildWith('11111111'))
    const status = async (path: string) => (await site.inject(path)).statusCode
    assert.equal(await status('/assets/react/dialog-11111111.js'), 200)
    assert.equal(await status('/assets/react/dialog-22222222.js'), 404)
    assert.equal(await status('/embed/1.0.0-00000000/loader.js'), 404)
  })

  it('a server that is developed stores none', async test => {
    const never = {ready: () => assert.fail('asked the database')}
    await serve(test, never, await buildWith('11111111'), {NODE_ENV: 'development'})
  })
})
