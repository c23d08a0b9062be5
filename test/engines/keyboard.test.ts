import assert from 'node:assert/strict'
import {it} from 'node:test'
import {thanks} from '#trade/contract/thanks.ts'
import {inEachEngine} from './support/use-engine.ts'

const DIALOG = {role: 'dialog', name: 'Book Now'} as const
const OPENER = {role: 'button', name: 'Book Now'} as const

inEachEngine('keyboard and focus', stage => {
  it('Book Now books a viewing with the keyboard alone', async () => {
    const person = await stage.visitor('/communities')
    await person.focus(OPENER)
    await person.tab.press('Enter')
    await person.sees(DIALOG)
    await person.tabTo({role: 'textbox', name: 'Name', dialog: 'Book Now'})
    await person.tab.type('Layla')
    await person.tabTo({role: 'textbox', name: 'Phone', dialog: 'Book Now'})
    await person.tab.type('971501234567')
    await person.tabTo({role: 'textbox', name: 'Email', dialog: 'Book Now'})
    await person.tab.type('layla@example.com')
    await person.tabTo({role: 'radio', name: 'Rent', dialog: 'Book Now'})
    await person.tab.press(' ')
    await person.tab.press('Enter')
    await person.reads(thanks.createBooking)
    await person.seesNo(DIALOG)
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('Book Now traps Tab in its dialog, and Escape returns focus to its button', async () => {
    const person = await stage.visitor('/communities')
    await person.focus(OPENER)
    await person.tab.press('Enter')
    await person.sees(DIALOG)
    const close = {role: 'button', name: 'Close', dialog: 'Book Now'} as const
    await person.tabTo(close)
    await person.tab.press('Tab')
    await person.tabTo(close)
    await person.tab.press('Escape')
    await person.seesNo(DIALOG)
    await person.until('be back at the button', async () => (await person.sees(OPENER)).hasFocus)
  })

  it('Book Now returns focus to its button after the mouse closed the dialog', async () => {
    const person = await stage.visitor('/communities')
    await person.click(OPENER)
    await person.click({role: 'button', name: 'Close', dialog: 'Book Now'})
    await person.seesNo(DIALOG)
    await person.until('be back at the button', async () => (await person.sees(OPENER)).hasFocus)
  })

  it('the search accepts a suggestion by keyboard and opens the results', async () => {
    const person = await stage.visitor('/')
    const box = {role: 'combobox', name: 'Location'} as const
    await person.click(box)
    await person.tab.type('marina')
    await person.sees({role: 'option', name: 'Dubai Marina…'})
    await person.tab.press('ArrowDown')
    await person.until('have it chosen', async () =>
      (await person.seesNow({role: 'option'})).some(({isSelected}) => isSelected),
    )
    await person.tab.press('Enter')
    await person.seesNo({role: 'option'})
    assert.equal((await person.sees(box)).value, 'Dubai Marina')
    await person.tab.press('Enter')
    await person.isAt('/properties')
    await person.sees({role: 'heading', name: 'Our Properties'})
  })

  it('the date field shows a focus outline when Tab reaches it', async () => {
    const person = await stage.visitor('/list-with-us')
    await person.click({role: 'textbox', name: 'Current valuation', host: 'main'})
    const date = {role: 'textbox', name: 'Move-in date', host: 'main'} as const
    await person.tabTo(date)
    assert.equal((await person.sees(date)).outline, 'solid')
  })
})
