/** What the tests of one file share: the product, a partner's server and a browser. */
import {after, before, type TestContext} from 'node:test'
import type {Browser, BrowserContextOptions} from 'playwright-core'
import {launchBrowser} from './browser.ts'
import {type Partner, type PartnerPage, startPartner} from './partner.ts'
import {type Product, startProduct} from './product.ts'
import {newVisitor, type Visitor} from './visitor.ts'

export interface Stage {
  product: Product
  partner: Partner
  browser: Browser
  /** Somebody who goes home when the test is over. */
  visitor(test: TestContext, options?: BrowserContextOptions): Promise<Visitor>
  /** The same, on a page of the partner. */
  visit(test: TestContext, page: PartnerPage, query?: string): Promise<Visitor>
}

/** `env` prepares what the product is started with, content for example; `args` are the browser's. */
export function setStage(env?: () => Promise<Record<string, string>>, args?: string[]): Stage {
  const stage = {} as Stage
  before(async () => {
    const [product, partner, browser] = await Promise.all([
      startProduct(undefined, await env?.()),
      startPartner(),
      launchBrowser(args),
    ])
    Object.assign(stage, {product, partner, browser})
  })
  after(async () => {
    stage.partner?.close()
    await stage.browser?.close()
  })
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
