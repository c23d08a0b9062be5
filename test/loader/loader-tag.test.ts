import assert from 'node:assert/strict'
import {describe, it, type TestContext} from 'node:test'
import {everywhere} from '../support/tier.ts'
import {CDN, loaderFiles, setContext, type Visit, visitWith} from './support/source.ts'

/** The widgets whose files ran, the page's errors, and the timers of more than 100 ms. */
declare const fetched: string[]
declare const errors: string[]
declare const timers: object[]

const WIDGET = '<ocp-a></ocp-a>'
const served = {site: 'https://agency.example'}

/** How a page, its CMS or an optimiser brings the script into the page. */
describe('loader’s tag', () => {
  const opened = setContext()

  async function visit(test: TestContext, given: Visit) {
    const page = await opened.context.newPage()
    test.after(() => page.close())
    const said: string[] = []
    page.on('console', message => {
      if (message.text().startsWith('[ocp]')) said.push(message.text())
    })
    await visitWith(page, {served, ...given})
    return {page, said}
  }
  type Visited = Awaited<ReturnType<typeof visit>>['page']
  const widgetIsFetched = (page: Visited) => page.waitForFunction(() => fetched.includes('ocp-a'))
  const partnerOf = (page: Visited) =>
    page.evaluate(
      () =>
        (globalThis as {[name: symbol]: unknown} as Record<symbol, {partner: string}>)[
          Symbol.for('ocp.page')
        ]?.partner,
    )

  it('a tag with type="module" loads the widgets with its settings', async test => {
    const attributes = 'type="module" data-partner="gulf-homes"'
    const {page, said} = await visit(test, {attributes, after: WIDGET})
    await widgetIsFetched(page)
    assert.equal(await partnerOf(page), 'gulf-homes')
    assert.deepEqual(said, [])
  })

  it('import() loads the widgets where the page has the tag, too', async test => {
    const attributes = 'async data-partner="gulf-homes"'
    const importing = `<script type="module">await import('${CDN}loader.js?2')</script>`
    const {page} = await visit(test, {attributes, after: WIDGET + importing})
    await widgetIsFetched(page)
    assert.equal(await partnerOf(page), 'gulf-homes')
    assert.deepEqual(await page.evaluate(() => errors), [])
  })

  const astray: [how: string, given: Visit, where: RegExp][] = [
    [
      'imported by a module',
      {instead: () => `<script type="module">await import('${CDN}loader.js')</script>`},
      / not imported, inlined or copied$/,
    ],
    [
      'inlined into the page',
      {instead: loader => `<script data-partner="gulf-homes">${loader}</script>`},
      /copied$/,
    ],
    [
      'copied to another address',
      {copy: 'https://partner.example/cache/loader.js'},
      /copied: https:\/\/partner\.example\/cache\/loader\.js$/,
    ],
    [
      'combined with other scripts',
      {copy: 'https://partner.example/cache/all-1b2c.js'},
      /https:\/\/partner\.example\/cache\/all-1b2c\.js/,
    ],
  ]
  for (const [index, [how, given, where]] of astray.entries()) {
    const itOnce = index < 2 ? it : everywhere(it)
    itOnce(
      `a script that is ${how} says where it must come from, and requests nothing`,
      async test => {
        const {page, said} = await visit(test, {...given, after: WIDGET})
        while (said.length === 0) await page.waitForEvent('console')
        assert.equal(said.length, 1)
        assert.match(said[0] ?? '', where)
        assert.match(
          said[0] ?? '',
          /<script async src="https:\/\/agency\.example\/embed\/v1\/loader/,
        )
        assert.deepEqual(await page.evaluate(() => [errors, timers.length]), [[], 0])
        assert.deepEqual(
          loaderFiles(page).filter(file => !/loader|cache/.test(file)),
          [],
        )
      },
    )
  }

  it('a file that is not beside the script is named on the console', async test => {
    const {page, said} = await visit(test, {after: WIDGET, files: 'lost'})
    while (said.length === 0) await page.waitForEvent('console')
    assert.match(said[0] ?? '', new RegExp(`^\\[ocp\\] ${CDN}a-test\\.js.* failed$`))
  })

  for (const secondFirst of [false, true]) {
    const order = secondFirst ? 'second' : 'first'
    const itOnce = secondFirst ? it : everywhere(it)
    itOnce(`the first of two async tags counts where the ${order} arrives first`, async test => {
      const {page} = await visit(test, {
        ...{attributes: 'async data-partner="one"', twice: 'async data-partner="two"'},
        ...{secondFirst, after: WIDGET},
      })
      await widgetIsFetched(page)
      assert.equal(await partnerOf(page), 'one')
    })
  }
})
