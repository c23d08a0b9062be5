import assert from 'node:assert/strict'
import {it} from 'node:test'
import {viewingThanks} from '#trade/viewing/words.ts'
import {inEachEngine} from './support/use-engine.ts'

const HERE = {host: 'ocp-viewing'}
const HOUR = {role: 'button', host: '[data-starts]'} as const

inEachEngine('hours for viewings', stage => {
  it('a visitor looks at a free hour of an agent, chooses it again and books it', async () => {
    const person = await stage.person()
    await person.open('/team/detail/samuel-osei')
    await person.scrollTo('#viewing')
    await person.click(HOUR)
    await person.click({role: 'button', name: 'Choose another hour', ...HERE})
    await person.until('be back at the hour', async () => (await person.sees(HOUR)).hasFocus)
    await person.click(HOUR)
    await person.click({role: 'button', name: 'Book this hour', ...HERE})
    await person.reads('Name is Required!')
    await person.fill('Name', 'Layla Haddad', HERE)
    await person.fill('Phone', '971501234567', HERE)
    await person.fill('Email', 'layla@example.com', HERE)
    await person.click({role: 'radio', name: 'By video', ...HERE})
    await person.click({role: 'button', name: 'Book this hour', ...HERE})
    await person.reads(viewingThanks.createViewing)
    await person.sees({role: 'link', name: 'Change or cancel', ...HERE})
    assert.deepEqual(await person.consoleMessages(), [])
  })
})
