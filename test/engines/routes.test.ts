import assert from 'node:assert/strict'
import {before, it} from 'node:test'
import {matchRoute} from '../../site/app/core/match-route.ts'
import {routes} from '../../site/app/core/routes.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {PHONE} from './support/tab.ts'
import {inEachEngine} from './support/use-engine.ts'

/** Pages that are not in the sitemap. */
const UNLISTED: Record<string, string> = {
  '/careers/apply/{id}': '/careers/apply/client-care-assistant',
}

inEachEngine('one page of each route', stage => {
  const paths: string[] = []
  before(async () => {
    const sitemap = await (await fetch(`${stage.product.site}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>([^<?]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    for (const {path} of routes) {
      const example = listed.find(one => matchRoute(one)?.route.path === path)
      paths.push(example ?? UNLISTED[path] ?? path)
    }
  }, TIMEOUT)

  for (const [where, size] of Object.entries({'on a desktop': undefined, 'on a phone': PHONE})) {
    it(`each route opens ${where} without errors, overflow or broken images`, TIMEOUT, async () => {
      const person = await stage.person(size)
      const wrong: string[] = []
      for (const path of paths) {
        await person.open(path)
        await person.isHydrated()
        // Some redirect to another page: what counts is where a visitor ends.
        await person.sees({role: 'heading', host: 'h1'})
        const page = await person.tab.evaluate(inspect)
        const consoleMessages = await person.consoleMessages()
        wrong.push(...[...page, ...consoleMessages].map(what => `${path}: ${what}`))
      }
      assert.deepEqual(wrong, [])
    })
  }
})

/** Lists faults that a visitor would call broken. */
function inspect(): string[] {
  const wrong: string[] = []
  const {scrollWidth, clientWidth} = document.documentElement
  if (scrollWidth > clientWidth) wrong.push(`is ${scrollWidth} px wide of ${clientWidth}`)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
      wrong.push(`does not show ${image.currentSrc}`)
    }
  }
  return wrong
}
