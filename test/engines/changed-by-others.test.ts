/** The browser of a visitor translates the page, before it is alive and whenever something is new on it. */
import assert from 'node:assert/strict'
import {it} from 'node:test'
import {thanks} from '#trade/contract/thanks.ts'
import {changeTexts} from '../support/browser/changed-by-others.ts'
import {book} from './support/book.ts'
import {inEachEngine} from './support/use-engine.ts'

inEachEngine('pages whose texts others change', stage => {
  const translated = async (path: string) => {
    stage.front.injected = changeTexts
    return stage.visitor(path)
  }

  it('a translated list is paged and filtered, and a home of it can be seen and left', async () => {
    const person = await translated('/properties')
    const count = await person.sees({role: 'status', host: '.count'})
    assert.match(count.text, /^\d+ properties$/)
    await person.click({role: 'link', name: 'Page 2', host: 'main'})
    await person.isAt('/properties?page=2')
    await person.fill('Price from, AED', '20000000', {host: 'main'})
    await person.tab.press('Enter')
    await person.isAt('/properties?min_price=20000000')
    await person.readsNo(count.text)
    await person.tab.back()
    await person.isAt('/properties?page=2')
    await person.follows('/properties/four-bedroom-garden-villa-beach-palm-jumeirah')
    await person.sees({role: 'heading', host: 'h1'})
    await person.tab.back()
    await person.isAt('/properties?page=2')
    await person.reads(count.text)
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('Book Now is sent from the translated page of a home', async () => {
    const person = await translated('/properties/four-bedroom-garden-villa-beach-palm-jumeirah')
    await book(person)
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('a translated contact form shows what is missing, and is sent', async () => {
    const person = await translated('/contact-us')
    const within = {host: 'main'}
    await person.click({role: 'button', name: 'Send', ...within})
    await person.reads('Name is Required!')
    await person.fill('Name', 'Layla', within)
    await person.fill('Phone', '971501234567', within)
    await person.fill('Email', 'layla@example.com', within)
    await person.fill('Message', 'A villa by the water.', within)
    await person.click({role: 'button', name: 'Send', ...within})
    await person.reads(thanks.contact)
    assert.deepEqual(await person.consoleMessages(), [])
  })
})
