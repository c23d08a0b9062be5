import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import {openPage, readThrough} from './support/browser.ts'
import {setReader} from './support/reader.ts'

describe('the docs page, with everything on it open', () => {
  const reader = setReader()

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    it(`has nothing for axe to object to, ${theme}, ${width} px wide`, async test => {
      const {page, close} = await openPage(
        reader.browser,
        `${reader.docs.origin}/docs/?theme=${theme}`,
        {
          viewport: {width, height: 900},
        },
      )
      test.after(close)
      await readThrough(page)
      if (width < 1000) await page.getByRole('button', {name: 'View'}).click()
      for (const summary of await page.locator('summary').all()) await summary.click()
      await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
      const found = await page.evaluate(async () => {
        const {axe} = globalThis as unknown as {axe: {run(options: object): Promise<AxeResults>}}
        const {violations} = await axe.run({resultTypes: ['violations']})
        return violations.map(
          ({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(' ')}`,
        )
      })
      assert.deepEqual(found, [])
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      assert.equal(scrolls, false)
    })
  }
})

interface AxeResults {
  violations: {id: string; nodes: {target: string[]}[]}[]
}
