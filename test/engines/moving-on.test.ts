import assert from 'node:assert/strict'
import {it} from 'node:test'
import {deadBoxes} from '../support/dead-boxes.ts'
import {walksToTwoOfEach} from '../support/paths-of-site.ts'
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
    const count = await person.sees({role: 'status', host: '.count'})
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
    await person.readsNo(count.text)
    await person.tab.back()
    await person.isAt('/properties?page=2')
    await person.tab.back()
    await person.isAt('/properties')
    await person.sees({role: 'link', name: 'Aurelle Residences', host: 'main'})
    assert.deepEqual(await person.consoleMessages(), [])
  })

  it('each page works on a second visit within the site, on Back and on Forward', async () => {
    const person = await stage.visitor('/news')
    const [paths = []] = await walksToTwoOfEach(stage.product.site)
    const wrong: string[] = []
    const look = async (path: string, when: string) => {
      await person.isAt(path)
      await person.isLoaded()
      await person.sees({role: 'heading', host: 'h1'})
      await person.until(`see all of ${path} ${when}`, async () => {
        const dead = await person.tab.evaluate(deadBoxes)
        return dead.length === 0
      })
      for (const message of await person.consoleMessages())
        wrong.push(`${path} ${when}: ${message}`)
    }
    for (const path of paths) {
      await person.follows(path)
      await look(path, 'on a visit in place')
    }
    const before = ['/news', ...paths].toReversed()
    for (const path of before.slice(1)) {
      await person.tab.evaluate(() => history.back())
      await look(path, 'on Back')
    }
    for (const path of paths) {
      await person.tab.evaluate(() => history.forward())
      await look(path, 'on Forward')
    }
    assert.deepEqual(wrong, [])
  })

  it('the phone menu opens and leads to another page', async () => {
    const person = await stage.visitor('/', PHONE)
    await person.tap({role: 'button', name: 'Menu'})
    await person.tap({role: 'link', name: 'Communities', host: 'header'})
    await person.isAt('/communities')
    await person.sees({role: 'heading', name: 'Communities'})
  })
})
