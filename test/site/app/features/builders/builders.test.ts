import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {violations} from '../../../support/pages/axe.ts'
import {pageContract} from '../../../support/pages/page-contract.ts'
import {readPage} from '../../../support/pages/read-page.ts'
import {bareBuilder, completeBuilder} from '../../../support/records/builders.ts'
import {answered} from '../../../support/records/property.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const WITHOUT_SCRIPT = {javaScriptEnabled: false}
const {projects: _, ...quay} = completeBuilder
const LONG = `${'One long sentence that never ends, '.repeat(12)}.`
const builders = [
  {...quay, project_count: 12},
  {...bareBuilder, slug: 'plain builder/1', projects: undefined},
  {name: 'No Page', about: `<p>${LONG}</p>`, project_count: 1},
]

describe('builders page', () => {
  const suite = useSite()
  const {site, browser} = suite
  beforeEach(() => {
    site.answers.getBuilders = answered(builders)
  })

  pageContract(suite, {complete: () => `${site.url}/builders`})

  it('the builders page links each builder to its projects without JavaScript', async () => {
    const {page, leave} = await visit(browser, `${site.url}/builders`, WITHOUT_SCRIPT)
    assert.equal(await page.title(), 'Builders')
    assert.equal(await page.getByRole('heading', {level: 1}).innerText(), 'Builders')
    const link = page.getByRole('link', {name: 'Quay & Sons', exact: true})
    assert.equal(await link.getAttribute('href'), '/projects/quay-and-sons')
    const odd = page.getByRole('link', {name: 'Plain Builder', exact: true})
    assert.equal(await odd.getAttribute('href'), '/projects/plain%20builder%2F1')
    await leave()
  })

  it('each builder card shows a short plain text and the number of projects', async () => {
    const page = await readPage(`${site.url}/builders`)
    const lines = page.cells('.builder-card .card__words')
    assert.deepEqual(lines[0], [
      'Quay & Sons',
      'They build boathouses & piers. Since 1911.',
      '12 projects',
    ])
    assert.deepEqual(lines[1], ['Plain Builder'])
    assert.match(`${lines[2]?.[1]}`, /^One long sentence.*…$/)
    assert.ok(`${lines[2]?.[1]}`.length <= 151)
    assert.equal(lines[2]?.[2], '1 project')
    assert.doesNotMatch(page.html, /alert\(/)
  })

  it('a builder card without a picture shows the builder’s name in its place', async () => {
    const {page, leave} = await visit(browser, `${site.url}/builders`, WITHOUT_SCRIPT)
    const marks = page.locator('.builder-mark')
    assert.match(
      `${await marks.nth(0).locator('img').getAttribute('src')}`,
      /\/storage\/wordmarks\/quay\.svg$/,
    )
    assert.equal(await marks.nth(1).innerText(), 'Plain Builder')
    assert.equal(await page.locator('.builder-mark img:not([src])').count(), 0)
    await leave()
  })

  it('the builders page links to Our Properties when its list fails or is empty', async () => {
    const answers = [
      {statusCode: 404, message: 'unknown'},
      {statusCode: 500, message: 'Broken'},
      answered([]),
      answered(null),
    ]
    for (const answer of answers) {
      site.answers.getBuilders = answer
      const {page, consoleMessages, leave} = await visit(browser, `${site.url}/builders`)
      assert.equal(await page.locator('main h1').innerText(), 'Builders')
      const on = page.locator('main').getByRole('link', {name: 'Our Properties'})
      assert.equal(await on.getAttribute('href'), '/properties')
      assert.deepEqual(consoleMessages, [])
      assert.deepEqual(await violations(page), [])
      await leave()
    }
    await site.stopApi()
    assert.equal((await fetch(`${site.url}/builders`)).status, 200)
  })
})
