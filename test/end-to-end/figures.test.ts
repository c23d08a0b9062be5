/** Figures are as high as capitals; in prices and tables each is as wide as the others. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'
import {LAYOUTS, pathsOfTypes} from '../support/paths-of-site.ts'

const stage = setStage({product: 'demo'})

describe('figures', () => {
  it(
    'prices and tables of each layout have figures of one width, and other texts their own',
    TIMEOUT,
    async test => {
      const {page} = await stage.visitor(test)
      const others: string[] = []
      for (const [type, path] of await pathsOfTypes(stage.product.site)) {
        if (!LAYOUTS.includes(type)) continue
        await page.goto(stage.product.site + path)
        others.push(...(await otherFigures(page)).map(found => `${type}: ${found}`))
      }
      assert.deepEqual(others, [])
    },
  )
})

const otherFigures = (page: Page) =>
  page.evaluate(() => {
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap(node => [
        node,
        ...(node.shadowRoot ? all(node.shadowRoot) : []),
      ])
    const found = all(document)
      .filter(node =>
        [...node.childNodes].some(
          ({nodeType, data}: Node & {data?: string}) => nodeType === 3 && /\d/.test(`${data}`),
        ),
      )
      .filter(node => !node.closest('script, style, template'))
      .filter(node => {
        const isInColumns = node.closest('table, [class*=price]') !== null
        const wanted = isInColumns ? 'lining-nums tabular-nums' : 'lining-nums'
        return getComputedStyle(node).fontVariantNumeric !== wanted
      })
    return [...new Set(found.map(node => `${node.localName}.${node.className}`))]
  })
