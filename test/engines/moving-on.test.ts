import assert from 'node:assert/strict'
import {it} from 'node:test'
import {PHONE} from './support/tab.ts'
import {inEachEngine} from './support/use-engine.ts'

inEachEngine('navigation between pages', stage => {
  it('the site keeps a newly chosen language on the next page', async () => {
    const person = await stage.visitor('/contact-us')
    await person.click({role: 'button', name: 'Language'})
    await person.click({role: 'link', name: 'Русский'})
    await person.sees({role: 'button', name: 'Отправить', host: 'main'})
    await person.click({role: 'link', host: 'header a[href="/team"]'})
    await person.isAt('/team')
    await person.until('read Russian', () =>
      person.tab.evaluate(() => document.documentElement.lang === 'ru'),
    )
  })

  it('Back restores the scroll position of a list and its earlier filters', async () => {
    const person = await stage.visitor('/properties')
    await person.click({role: 'link', name: 'Aurelle Residences', host: 'main'})
    await person.sees({role: 'heading', name: 'Aurelle Residences', host: 'h1'})
    await person.tab.back()
    await person.isAt('/properties')
    await person.until('be where the list was', () => person.tab.evaluate(() => scrollY > 300))
    await person.click({role: 'link', name: 'Page 2', host: 'main'})
    await person.isAt('/properties?page=2')
    await person.fill('Price from, AED', '20000000', {host: 'main'})
    await person.tab.press('Enter')
    await person.isAt('/properties?min_price=20000000')
    await person.readsNo('86 properties')
    await person.tab.back()
    await person.isAt('/properties?page=2')
    await person.tab.back()
    await person.isAt('/properties')
    await person.sees({role: 'link', name: 'Aurelle Residences', host: 'main'})
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('the phone menu opens and leads to another page', async () => {
    const person = await stage.visitor('/', PHONE)
    await person.tap({role: 'button', name: 'Menu'})
    await person.tap({role: 'link', name: 'Communities', host: 'header'})
    await person.isAt('/communities')
    await person.sees({role: 'heading', name: 'Communities'})
  })
})
