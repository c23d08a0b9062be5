/** With every fault of a back end a visitor gets a page: with the data it has, or an error page. */
import assert from 'node:assert/strict'
import {after, before, describe, it} from 'node:test'
import {matchRoute} from '../../../../../site/app/core/match-route.ts'
import {routes} from '../../../../../site/app/core/routes.ts'
import {isEverything} from '../../../../support/tier.ts'
import {pathsIn} from '../../../support/seo/found.ts'
import {
  type Fault,
  faults,
  type HealthyResponse,
  MARKUP,
  type Source,
  slowFaults,
  startFaultyBackEnd,
} from '../../../support/site/back-end-faults.ts'
import {startSite} from '../../../support/site/site.ts'
import type {TestApi} from '../../support/api/api.ts'
import {newFolder, startWithContent} from '../../support/content/content.ts'
import {oneDatabase} from '../../support/databases/databases.ts'

/** Files for machines, which are generated from the same records as the pages. */
const FILES = ['/sitemap.xml', '/blogs/rss.xml', '/news/rss.xml']
/** For users who have signed in: the guard redirects others to the home page (spec section 6). */
const GUARDED = ['/dashboard', '/dashboard1']
/** A job opening that cannot be read redirects to the list of openings (spec section 8). */
const APPLICATION = /^\/careers\/apply\//
/** Some back ends never answer: then this ends a test of a site that waits for them. */
const TIMEOUT = {timeout: 120_000}
/** A fault meets each tenth page, the next fault the pages beside them; all in `npm run test:all`. */
const STRIDE = isEverything ? 1 : 10

describe('pages in front of a faulty back end', () => {
  let reference: TestApi
  let paths: string[]
  const answers = new Map<string, Promise<HealthyResponse>>()
  const counts: Record<string, Record<number, number>> = {}

  /** Read once for all faults. */
  const answer: Source = url => {
    const known = answers.get(url)
    if (known) return known
    const read = reference.app
      .inject(url)
      .then(({statusCode: status, body}: {statusCode: number; body: string}) => ({status, body}))
    answers.set(url, read)
    return read
  }

  before(async () => {
    reference = await startWithContent(oneDatabase, await newFolder())
    paths = ['/sitemap.xml']
    const [sitemap] = await visit(paths)
    const found = await pathsIn(sitemap?.text ?? '')
    paths = [...examplesOf(found.map(path => new URL(path, 'http://localhost').pathname)), ...FILES]
  })
  after(async () => {
    console.table(counts)
    await reference.close()
  })

  /** Starts another site each time, because earlier answers would be cached. */
  const visit = async (visited: string[], fault?: Fault) => {
    const backEnd = await startFaultyBackEnd(answer, fault)
    const site = await startSite({API_URL: backEnd.url})
    try {
      return await Promise.all(
        visited.map(async path => {
          const response = await fetch(site.url + path, {redirect: 'manual'})
          return {path, status: response.status, text: await response.text()}
        }),
      )
    } finally {
      await site.close()
      backEnd.close()
    }
  }

  it('every page answers 200 when the back end has no fault', async () => {
    assert.ok(paths.length >= 34, `${paths.length} addresses`)
    const missing = (await visit(paths)).filter(({status}) => status !== 200)
    const failures = missing.map(({path, status}) => `${path} ${status}`)
    assert.deepEqual(failures, [])
  })

  const faces = ([name, fault]: [string, Fault], index: number) =>
    it(`pages answer with sound HTML when the back end sends ${name}`, TIMEOUT, async () => {
      const visited = paths.filter((_, page) => (page + index) % STRIDE === 0)
      const pages = await visit(visited, fault)
      counts[name] = countsOf(pages.map(({status}) => status))
      const wrong = pages.filter(
        ({status, text, path}) =>
          ![200, 404, 502, 503, APPLICATION.test(path) ? 302 : 0].includes(status) ||
          (status !== 302 && !FILES.includes(path) && !isCompletePage(text)),
      )
      const failures = wrong.map(({path, status}) => `${path}: ${status}`)
      assert.deepEqual(failures, [])
    })

  Object.entries(faults).forEach(faces)
  describe('back end that responds too slowly', {concurrency: true}, () => {
    Object.entries(slowFaults).forEach(faces)
  })
})

/** It has a heading, and markup in the texts of a back end is escaped. */
const isCompletePage = (html: string) => /<h1/.test(html) && !html.includes(MARKUP.slice(2))

/** The first known address of each route; one that needs a record and has none is left out. */
function examplesOf(known: string[]) {
  return routes.flatMap(({path}) => {
    if (GUARDED.includes(path)) return []
    return (
      known.find(one => matchRoute(one)?.route.path === path) ?? (path.includes('{') ? [] : path)
    )
  })
}

const countsOf = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map(status => [status, statuses.filter(one => one === status).length]),
  )
