import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {fillIn, layla, openBookNow, sendBooking} from '../support/book-now.ts'
import {moduleReady} from '../support/browser/conditions.ts'
import {loaderTag} from '../support/partner/product.ts'
import {setStage} from '../support/partner/stage.ts'

const stage = setStage()
const OFFLINE = 'No Internet Connection'

describe('loss of the connection on a partner’s page', () => {
  const publish = (widget: string) =>
    stage.partner.publish({body: `${loaderTag(stage.product, 'async')}${widget}`})

  it('Book Now shows a message when offline, and sends the typed data once online', async test => {
    const {page} = await stage.visitor(test)
    await page.goto(publish('<ocp-book-now></ocp-book-now>'))
    const dialog = await openBookNow(page)
    // The modules for sending are fetched while somebody types.
    const fetched = ['suite', 'request', 'toaster'].map(name => moduleReady(page, name))
    await fillIn(dialog, layla)
    await Promise.all(fetched)
    await page.context().setOffline(true)
    await dialog.getByRole('button', {name: 'Send'}).click()
    await page.getByText(OFFLINE).waitFor()
    assert.equal(await dialog.getByLabel('Name').inputValue(), layla.Name)
    await page.context().setOffline(false)
    assert.equal((await sendBooking(dialog)).status(), 200)
  })

  it('the contact form shows an offline alert when rules and toaster are not there', async test => {
    const {page} = await stage.visitor(test)
    const ahead = /\/(rules|toaster)-[\w-]{8}\.js/
    await page.route(ahead, route => route.abort())
    await page.goto(publish('<ocp-contact-form></ocp-contact-form>'))
    const send = page.getByRole('button', {name: 'Send'})
    await send.waitFor()
    await page.context().setOffline(true)
    await page.getByLabel('Name').fill('Omar Aziz')
    await send.click()
    await page.getByRole('alert').filter({hasText: OFFLINE}).waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Omar Aziz')
    await page.context().setOffline(false)
    await page.unroute(ahead)
    await send.click()
    await page.getByText('Phone is Required!').waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Omar Aziz')
    assert.equal(await page.getByRole('alert').count(), 0)
  })
})
