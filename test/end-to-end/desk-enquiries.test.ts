/** Enquiries at the agency's desk in a browser: their keys, and how they look. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {sendBooking} from '../site/server/support/api/send.ts'
import {violations} from '../site/support/pages/axe.ts'
import {setStage} from '../support/partner/stage.ts'
import {ADA, openDesk} from './support/desk-people.ts'
import {SCREENS} from './support/screens.ts'

const stage = setStage({product: 'desk'})

describe('an enquiry at the desk, in a browser', () => {
  it('keyboard shortcuts work, and can be switched off', async test => {
    const {page} = await stage.visitor(test)
    for (const name of ['First', 'Second']) await sendBooking(stage.product, {name})
    await openDesk(page, ADA, '/desk/enquiries')
    await page.getByRole('link', {name: 'Second'}).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    assert.equal(await focused(), 'First')
    await page.keyboard.press('k')
    assert.equal(await focused(), 'Second')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', {name: 'Second'}).waitFor()
    await page.keyboard.press('n')
    await page.keyboard.type('njk')
    assert.equal(await page.getByLabel('Note').inputValue(), 'njk')
    await page.getByRole('button', {name: /Keyboard shortcuts/}).click()
    await page.getByLabel('Use these keys').uncheck()
    await page.getByRole('button', {name: 'Close'}).click()
    await page.keyboard.press('j')
    await page.getByRole('heading', {name: 'Second'}).waitFor()
    await page.getByLabel('Use these keys').evaluate(box => (box as HTMLInputElement).click())
    await page.keyboard.press('j')
    await page.getByRole('heading', {name: 'First'}).waitFor()
  })

  it('the page is accessible and fits a phone and a desktop, in dark and light', async test => {
    const {page} = await stage.visitor(test)
    const name = 'Sami Saleh'
    assert.equal(await sendBooking(stage.product, {name}), 200)
    const check = async (shown: string) => {
      for (const {colorScheme, ...viewport} of SCREENS) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({colorScheme})
        const overflow = 'document.documentElement.scrollWidth - innerWidth'
        assert.equal(await page.evaluate(overflow), 0, `${shown}, ${viewport.width}`)
        assert.deepEqual(await violations(page), [], `${shown}, ${viewport.width}`)
      }
    }
    await openDesk(page, ADA, '/desk/enquiries?q=saleh&form=createBooking')
    const enquiry = page.getByRole('link', {name})
    await enquiry.waitFor()
    await check('list')
    await enquiry.click()
    await page.getByRole('heading', {name}).waitFor()
    await check('one')
  })
})
