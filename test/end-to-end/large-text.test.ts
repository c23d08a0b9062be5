/** Visitors who read twice as large as usual (WCAG 1.4.4): all text grows, and nothing overlaps. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {contentLoaded, openHydrated} from '../support/browser/conditions.ts'
import {TIMEOUT} from '../support/browser/shared.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'
import {LAYOUTS, pathsOfTypes} from '../support/paths-of-site.ts'

const stage = setStage({product: 'demo'})
/** A price that is wider than a phone. */
const LONG_PRICE = ['/properties/{slug}', '/properties/marina-tower-penthouse'] as const
async function enlarge(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await contentLoaded(page)
}

describe('text of twice the usual size', () => {
  for (const width of [390, 1440]) {
    it(
      `no page scrolls sideways, and nothing in its header overlaps, at ${width} px`,
      TIMEOUT,
      async test => {
        const {page} = await stage.visitor(test, {viewport: {width, height: 900}})
        const faults: string[] = []
        const paths = await pathsOfTypes(stage.product.site)
        for (const [type, path] of [...paths, LONG_PRICE]) {
          if (!LAYOUTS.includes(type)) continue
          await openHydrated(page, stage.product.site + path)
          await enlarge(page)
          const found = [...(await wideParts(page)), ...(await overlapsInHeader(page))]
          faults.push(...found.map(fault => `${type}: ${fault}`))
        }
        assert.deepEqual(faults, [])
      },
    )
  }

  it('the text of widgets grows as much as the text of the page', TIMEOUT, async test => {
    const {page} = await stage.visitor(test)
    await openHydrated(page, `${stage.product.site}/properties`)
    const usual = await sizes(page)
    await enlarge(page)
    const large = await sizes(page)
    for (const [name, size] of Object.entries(usual)) {
      assert.ok(Math.abs((large[name] ?? 0) - 2 * size) < 0.1, `${name}: ${size} -> ${large[name]}`)
    }
  })

  it('a partner sets the size of text by one token', TIMEOUT, async test => {
    const {page} = await stage.visit(test, {
      body: `${loaderTag(stage.product)}<ocp-contact-form heading="Write to us"></ocp-contact-form>`,
      head: '<style>:root{--ocp-text-scale:1.5}</style>',
    })
    const label = page.locator('ocp-contact-form .field__label').first()
    await label.waitFor()
    assert.equal(await fontSize(label), 21)
  })
})

const TEXTS = {
  price: 'ocp-property-list .card__price',
  name: 'ocp-property-list .card__name',
  fact: 'ocp-property-list .card__facts',
  filter: 'ocp-property-list .field__label',
  field: 'ocp-property-list .input',
  count: 'ocp-property-list .count',
  button: 'ocp-book-now button',
}

async function sizes(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, selector] of Object.entries(TEXTS)) {
    found[name] = await fontSize(page.locator(selector).first())
  }
  return found
}

const fontSize = (text: ReturnType<Page['locator']>) =>
  text.evaluate(node => Number.parseFloat(getComputedStyle(node).fontSize))

/** Lists elements that reach beyond the window, where the page scrolls to them or cuts them off. */
const wideParts = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement
    const isBeside = (node: Element) => {
      for (let box: Element | null = node; box; box = box.parentElement) {
        const {overflowX, position, clipPath} = getComputedStyle(box)
        if (/auto|scroll/.test(overflowX) || position === 'fixed' || clipPath !== 'none')
          return true
      }
      return node.closest('.carousel, [class*="map"], ocp-open-house-carousel') !== null
    }
    const cut = [...document.querySelectorAll('main :is(h1, h2, p, dt, dd, a, button)')].filter(
      node => {
        const {left, right, width} = node.getBoundingClientRect()
        return width > 0 && (right > clientWidth + 1 || left < -1) && !isBeside(node)
      },
    )
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
      ...cut.map(node => `${node.localName}.${node.className} is cut off`),
    ]
  })

/** Lists overlaps between all controls of the header. */
const overlapsInHeader = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector('.header .wordmark__drawn')
    if (name && name.getBoundingClientRect().width < 40)
      return ['The name is too narrow to be read']
    const parts = [...document.querySelectorAll('.header a, .header button, .header ocp-book-now')]
      .map(node => node.shadowRoot?.querySelector('button') ?? node)
      .filter(node => node.checkVisibility())
      .map(node => ({
        name: node.getAttribute('aria-label') ?? node.textContent,
        box: node.getBoundingClientRect(),
      }))
    return parts.flatMap((one, at) =>
      parts
        .slice(at + 1)
        .filter(
          ({box}) =>
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
        )
        .map(other => `${one.name} overlaps ${other.name}`),
    )
  })
