import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {builtInAgency as agency} from '#trade/agency/agency.ts'
import {useSite} from '../../../support/site/use-site.ts'
import {visit} from '../../../support/site/visitor.ts'

const PHONE = {width: 390, height: 844}
const DESKTOP = {width: 1280, height: 860}

describe('contact page', () => {
  const {site, browser} = useSite()
  const enter = (viewport: typeof PHONE) =>
    visit(browser, `${site.url}/contact-us`, {viewport, javaScriptEnabled: false})

  it('on a phone the form comes before the office hours, to the eye and to Tab', async () => {
    const {page, leave} = await enter(PHONE)
    const form = page.locator('main').getByRole('button', {name: 'Send'})
    const hours = page.getByText('Hours', {exact: true})
    const [send, office] = [await form.boundingBox(), await hours.boundingBox()]
    assert.ok((send?.y ?? Infinity) < (office?.y ?? 0), `${send?.y} < ${office?.y}`)
    await form.focus()
    await page.keyboard.press('Tab')
    const next = page.locator('main').getByRole('link', {name: agency.phone})
    assert.ok(await next.evaluate(link => link === document.activeElement))
    await leave()
  })

  it('on a desktop the office details stand under the heading, beside the form', async () => {
    const {page, leave} = await enter(DESKTOP)
    const box = async (selector: string) => {
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = (await page.locator(`main ${selector}`).first().boundingBox()) ?? {}
      return {x, y, right: x + width, bottom: y + height}
    }
    const [heading, form, office] = await Promise.all([
      box('h1'),
      box('ocp-contact-form'),
      box('dl.details'),
    ])
    assert.equal(office.x, heading.x)
    assert.ok(office.y > heading.bottom)
    assert.ok(form.x > office.right)
    assert.ok(form.y < office.y)
    await leave()
  })
})
