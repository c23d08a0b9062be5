import assert from 'node:assert/strict'
import {readFileSync} from 'node:fs'
import {describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import {intersectionsKnown, painted} from '../support/browser/conditions.ts'
import {setStage} from '../support/partner/stage.ts'
import {everywhere} from '../support/tier.ts'

/** The behaviour of each vendor's script on a page, from its documentation. */
interface Vendor {
  /** The heading of the recipe in the guide. */
  heading: string
  /** The visitor refuses, and then agrees. */
  refused: string
  agreed: string
  /** Markup that is already present where the visitor agreed on an earlier page. */
  earlier: string
}

const push =
  'var own = dataLayer.push; dataLayer.push = function () { own.apply(this, arguments) };'

const vendors: Vendor[] = [
  {
    heading: 'Google Consent Mode',
    // Tag Manager puts its own push before the page's.
    refused: `${push} gtag('consent', 'default', {functionality_storage: 'granted', region: ['US']}); gtag('consent', 'update', {functionality_storage: 'denied', ad_storage: 'granted'})`,
    agreed: "gtag('consent', 'update', {functionality_storage: 'granted'})",
    earlier:
      "dataLayer = []; (function () { dataLayer.push(arguments) })('consent', 'update', {functionality_storage: 'granted'})",
  },
  {
    heading: 'OneTrust',
    refused:
      "OnetrustActiveGroups = ',C0001,'; dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', {detail: ['C0001']}))",
    agreed:
      "OnetrustActiveGroups = ',C0001,C0003,'; dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', {detail: ['C0001', 'C0003']}))",
    earlier: "OnetrustActiveGroups = ',C0001,C0003,'",
  },
  {
    heading: 'Cookiebot',
    refused:
      "Cookiebot = {consent: {preferences: false, marketing: true}}; dispatchEvent(new Event('CookiebotOnAccept'))",
    agreed: "Cookiebot.consent.preferences = true; dispatchEvent(new Event('CookiebotOnAccept'))",
    earlier: 'Cookiebot = {consent: {preferences: true}}',
  },
]

/** The code below a heading of the guide, each block in turn. */
function recipe(heading: string) {
  const guide = readFileSync('docs/guides/page-api.md', 'utf8')
  const section = guide.split(/^### Consent from /m).find(text => text.startsWith(heading)) ?? ''
  return [...section.matchAll(/```html\n([\s\S]*?)```/g)].map(([, code = '']) => code)
}

const stage = setStage()

describe('consent recipes of the guide', {concurrency: 2}, () => {
  const ours = (code: string) => code.replaceAll('https://HOST', stage.product.site)
  const button = (page: Page) => page.getByRole('button', {name: 'Book Now'})
  /** With consent the loader would have seen the element now, and requested its widget. */
  const settled = async (page: Page) => {
    await page.waitForLoadState('load')
    await intersectionsKnown(page)
    await painted(page)
  }
  const embedded = (requests: string[]) =>
    requests.filter(url => url.includes('/embed/')).map(url => new URL(url).pathname)

  for (const [index, {heading, refused, agreed, earlier}] of vendors.entries()) {
    const itOnce = index ? everywhere(it) : it
    itOnce(`${heading}: nothing is fetched until the visitor agrees`, async test => {
      const [code = ''] = recipe(heading)
      const {page, requests, errors} = await stage.visit(test, {body: ours(code)})
      await page.evaluate(refused)
      await settled(page)
      assert.deepEqual(embedded(requests), ['/embed/v1/loader.js'])
      await page.evaluate(agreed)
      await button(page).waitFor()
      assert.deepEqual(errors, [])
    })

    everywhere(it)(
      `${heading}: a visitor who agreed on an earlier page sees the widget`,
      async test => {
        const [code = ''] = recipe(heading)
        const {page} = await stage.visit(test, {
          head: `<script>${earlier}</script>`,
          body: ours(code),
        })
        await button(page).waitFor()
      },
    )
  }

  it('Google Tag Manager: nothing is fetched until the tag fires', async test => {
    const [inPage = '', tag = ''] = recipe('Google Tag Manager')
    const {page, requests, errors} = await stage.visit(test, {body: ours(inPage)})
    await settled(page)
    assert.deepEqual(embedded(requests), ['/embed/v1/loader.js'])
    // Inserts a tag's HTML so that its script runs: only new script elements do.
    await page.evaluate(html => {
      const fragment = document.createRange().createContextualFragment(html)
      document.body.append(fragment)
    }, tag)
    await button(page).waitFor()
    assert.deepEqual(errors, [])
  })
})
