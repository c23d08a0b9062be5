import assert from 'node:assert/strict'
import {it} from 'node:test'
import {pathsThatScroll} from '../support/paths-of-site.ts'
import type {Person} from './support/person.ts'
import {DESKTOP, PHONE} from './support/tab.ts'
import {inEachEngine} from './support/use-engine.ts'

inEachEngine('scroll positions', stage => {
  for (const [where, size] of Object.entries({'on a desktop': DESKTOP, 'on a phone': PHONE})) {
    it(`Back and Forward return to the pixel where a page was left ${where}`, async () => {
      const person = await stage.visitor('/news', size)
      const walk = ['/news', ...(await pathsThatScroll(stage.product.site))]
      const left: number[] = []
      for (const [at, path] of walk.slice(1).entries()) {
        // Every third page is left at its top.
        await scrollDown(person, at % 3 === 0 ? 0 : 130 + 170 * (at % 7))
        left.push(await person.follows(path))
      }
      assert.ok(left.filter(top => top > 0).length >= walk.length / 2, `left at ${left}`)
      left.push(0)
      const last = walk.length - 1
      const wrong: string[] = []
      const look = async (by: number, entry: number) => {
        await person.tab.evaluate(steps => history.go(steps), by)
        await person.isAt(walk[entry] ?? '')
        await person.isLoaded()
        const there = await person.settles(() =>
          person.tab.evaluate(() => `${Math.round(scrollY)}`),
        )
        if (Number(there) !== left[entry]) {
          wrong.push(`${walk[entry]} after history.go(${by}): ${there} of ${left[entry]}`)
        }
      }
      for (let entry = last - 1; entry >= 0; entry--) await look(-1, entry)
      for (let entry = 1; entry <= last; entry++) await look(1, entry)
      await look(-2, last - 2)
      assert.deepEqual(wrong, [])
      assert.deepEqual(await person.consoleMessages(), [])
    })
  }
})

const scrollDown = (person: Person, top: number) =>
  person.tab.evaluate(wanted => scrollTo({top: wanted, behavior: 'instant'}), top)
