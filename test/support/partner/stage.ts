/** Fixtures for tests of the finished product: the product, a partner's server and a browser. */
import {after, before, type TestContext} from 'node:test'
import type {Browser, BrowserContextOptions} from 'playwright-core'
import {launchBrowser} from '../browser/browser.ts'
import {
  demoProduct,
  deskProduct,
  emptyProduct,
  sharedBrowser,
  sharedPartner,
  TIMEOUT,
} from '../browser/shared.ts'
import {newVisitor, type Visitor} from '../browser/visitor.ts'
import type {Partner, PartnerPage} from './partner.ts'
import {type Product, startProduct} from './product.ts'

export interface Stage {
  product: Product
  partner: Partner
  browser: Browser
  /** A visitor, whose browser context is closed when the test is over. */
  visitor(test: TestContext, options?: BrowserContextOptions): Promise<Visitor>
  /** The same, on a page of the partner. */
  visit(test: TestContext, page: PartnerPage, query?: string): Promise<Visitor>
}

export interface Needs {
  /**
   * The shared one with the demonstration's content, or the one of the agency's desk, instead of the
   * empty one; or what a separate product is started with, for tests that restart it or bring content.
   */
  product?: 'demo' | 'desk' | (() => Promise<Record<string, string>>)
  /** Arguments for a separate browser. */
  browserArgs?: string[]
}

/**
 * Called within a `describe`, it starts what only these tests need before the first of them, and
 * ends it after the last. Hooks at the top of a file are those of the whole process: shared parts
 * may be requested there.
 */
export function setStage({product: requested, browserArgs}: Needs = {}): Stage {
  const stage = {} as Stage
  before(async () => {
    const [product, partner, browser] = await Promise.all([
      productFor(requested),
      sharedPartner(),
      browserArgs ? launchBrowser(browserArgs) : sharedBrowser(),
    ])
    Object.assign(stage, {product, partner, browser})
  }, TIMEOUT)
  if (typeof requested === 'function') after(() => stage.product?.end('SIGKILL'), TIMEOUT)
  if (browserArgs) after(() => stage.browser?.close(), TIMEOUT)
  stage.visitor = async (test, options) => {
    const visitor = await newVisitor(stage.browser, options)
    test.after(visitor.leave)
    return visitor
  }
  stage.visit = async (test, page, query = '') => {
    const visitor = await stage.visitor(test)
    await visitor.page.goto(stage.partner.publish(page) + query)
    return visitor
  }
  return stage
}

async function productFor(requested: Needs['product']): Promise<Product> {
  if (!requested) return emptyProduct()
  if (requested === 'demo') return demoProduct()
  return requested === 'desk' ? deskProduct() : startProduct(undefined, await requested())
}
