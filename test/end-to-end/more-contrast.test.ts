/** Visitors who ask for more contrast: 7:1 for text (WCAG 1.4.6), and lines that can be seen. */
import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage({product: 'demo'})

const TEXTS = ['ink', 'ink-quiet', 'accent', 'action', 'danger', 'success']
const GROUNDS = ['ground', 'surface', 'sunk']
/** Pairs of colours that touch each other, with the minimum contrast of each. */
const PAIRS: [over: string, under: string, least: number][] = [
  ...TEXTS.flatMap(text => GROUNDS.map((ground): (typeof PAIRS)[number] => [text, ground, 7])),
  ['on-action', 'action', 7],
  ['on-action', 'action-hover', 7],
  ['line', 'ground', 4.5],
  ['line', 'surface', 4.5],
  ['field-line', 'surface', 7],
  ['focus', 'ground', 7],
]

describe('more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`text tokens have 7:1 on each ground, ${colorScheme}`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {contrast: 'more', colorScheme})
      const tokens = readFileSync('widgets/kit/core/styles/tokens.css', 'utf8')
      await page.setContent(`<style>${tokens} :root {color-scheme: light dark}</style><p>`)
      const weak = []
      for (const [over, under, least] of PAIRS) {
        const ratio = await contrastOf(page, over, under)
        if (ratio < least) weak.push(`${over} on ${under}: ${ratio.toFixed(2)}`)
      }
      assert.deepEqual(weak, [])
    })

    it(`site, widgets and docs take it up, ${colorScheme}`, TIMEOUT, async test => {
      const {page} = await stage.visitor(test, {contrast: 'more', colorScheme})
      const strongest = colorScheme === 'light' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)'
      const color = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(node => getComputedStyle(node).color)
      await openHydrated(page, `${stage.product.site}/contact-us`)
      assert.equal(await color('.wordmark'), strongest)
      assert.equal(await color('ocp-contact-form input'), strongest)
      await page.goto(`${stage.product.site}/docs/theming/`)
      assert.equal(await color('.wordmark'), strongest)
    })
  }
})

/** The ratio of two tokens' colors, as WCAG defines it. */
const contrastOf = (page: Page, over: string, under: string): Promise<number> =>
  page.locator('p').evaluate(
    (probe, names) => {
      const [lighter = 0, darker = 0] = names
        .map(name => {
          probe.style.color = `var(--_${name})`
          const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? []
          const [r = 0, g = 0, b = 0] = parts.map(part => {
            const value = Number(part) / 255
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * r + 0.7152 * g + 0.0722 * b
        })
        .sort((one, other) => other - one)
      return (lighter + 0.05) / (darker + 0.05)
    },
    [over, under],
  )
