/** A form that a server rendered: what a visitor does in it before its code has arrived stays. */
import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Page} from 'playwright-core'
import type {FormOptions, FormTest} from '../support/form-harness.tsx'
import {type Build, setSourcePage} from '../support/source-page.ts'

declare const formTest: FormTest

const HARNESS = new URL('../support/form-harness.tsx', import.meta.url)

for (const build of ['react', 'preact'] satisfies Build[]) {
  describe(`served form, ${build}`, () => {
    const source = setSourcePage(HARNESS, build)
    let page: Page
    beforeEach(() => {
      page = source.page
    })

    /** Until it is painted: the browser puts the focus into the first field to correct. */
    const serve = async (options: FormOptions = {}) => {
      await page.evaluate(given => formTest.serve(given), options)
      await rendered()
    }
    /** Until the form is alive. */
    const hydrate = async (options: FormOptions = {}) => {
      await page.evaluate(
        given =>
          new Promise<void>(resolve => {
            formTest.mounted = resolve
            formTest.hydrate(given)
          }),
        options,
      )
      await rendered()
    }
    const rendered = () => page.evaluate(() => new Promise(requestAnimationFrame))
    const field = (label: string) => page.getByLabel(label, {exact: true})
    const shown = async (...labels: string[]) =>
      Promise.all(labels.map(label => field(label).inputValue()))
    const values = () => page.evaluate(() => formTest.values)

    it('a served form has no model before it is hydrated', async () => {
      await serve()
      assert.equal(await values(), undefined)
      assert.deepEqual(await shown('Name', 'Email'), ['', ''])
    })

    it('text typed before hydration is preserved', async () => {
      await serve()
      await field('Name').fill('Omar')
      await field('Message').fill('At sunset')
      await hydrate()
      assert.deepEqual(await shown('Name', 'Message'), ['Omar', 'At sunset'])
      const {name, message} = (await values()) ?? {}
      assert.deepEqual([name, message], ['Omar', 'At sunset'])
    })

    it('text typed before hydration is normalised as the form does it', async () => {
      await serve()
      await field('Phone').fill('+971 50')
      await hydrate()
      assert.deepEqual(await shown('Phone'), ['+97150'])
      assert.equal((await values())?.phone, '+97150')
    })

    it('boxes and options chosen before hydration stay chosen', async () => {
      await serve()
      await field('News').check()
      await field('Buy').check()
      await hydrate()
      assert.deepEqual(
        [await field('News').isChecked(), await field('Buy').isChecked()],
        [true, true],
      )
      const {news, purpose} = (await values()) ?? {}
      assert.deepEqual([news, purpose], [true, 'BUY'])
      await field('Rent').check()
      await field('News').uncheck()
      const later = await values()
      assert.deepEqual([later?.news, later?.purpose], [false, 'RENT'])
    })

    it('files attached before a form is hydrated are kept', async () => {
      await serve()
      const file = (name: string) => ({name, mimeType: 'image/png', buffer: Buffer.from('…')})
      await field('Images').setInputFiles([file('a.png'), file('b.png')])
      await field('Resume').setInputFiles(file('cv.pdf'))
      await hydrate()
      await page.getByRole('button', {name: 'Remove cv.pdf'}).waitFor()
      assert.deepEqual(await page.locator('.chosen__name').allTextContents(), [
        'a.png',
        'b.png',
        'cv.pdf',
      ])
      assert.deepEqual(await shown('Images', 'Resume'), ['', ''])
    })

    it('the focus stays in the field in which a visitor types', async () => {
      await serve()
      await field('Name').focus()
      await page.keyboard.type('Om')
      await hydrate()
      await page.keyboard.type('ar')
      assert.deepEqual(await shown('Name'), ['Omar'])
      assert.equal((await values())?.name, 'Omar')
    })

    it('a draft is shown although the served fields are empty', async () => {
      await serve()
      await hydrate({draft: {name: 'Omar', message: 'At sunset', news: true, purpose: 'BUY'}})
      assert.deepEqual(await shown('Name', 'Message'), ['Omar', 'At sunset'])
      assert.deepEqual(
        [await field('News').isChecked(), await field('Buy').isChecked()],
        [true, true],
      )
    })

    it('text typed before hydration replaces the draft', async () => {
      await serve()
      await field('Name').fill('Layla')
      await hydrate({draft: {name: 'Omar', phone: '97150'}})
      assert.deepEqual(await shown('Name', 'Phone'), ['Layla', '97150'])
      assert.equal((await values())?.name, 'Layla')
    })

    it('a prefill is applied when a form is hydrated, but not to what was typed', async () => {
      const attributes = {prefill: 'name=Omar&phone=97150'}
      await serve({attributes})
      await field('Name').fill('Layla')
      await hydrate({attributes})
      assert.deepEqual(await shown('Name', 'Phone'), ['Layla', '97150'])
    })

    describe('returned form', () => {
      const resume = {
        values: {name: 'Omar', message: 'At sunset'},
        errors: {email: 'Email, please!'},
      }

      it('the server’s values and errors stay until they are corrected', async () => {
        await serve({resume})
        await hydrate({resume})
        assert.deepEqual(await shown('Name', 'Message'), ['Omar', 'At sunset'])
        await page.getByText('Email, please!').waitFor()
        assert.deepEqual((await page.evaluate(() => formTest.fetched)).rules, 0)
        await field('Email').fill('omar@example.com')
        await page.getByText('Email, please!').waitFor({state: 'detached'})
      })

      it('corrections before hydration are preserved, and clear their errors', async () => {
        await serve({resume})
        await field('Email').fill('omar@example.com')
        await field('Message').fill('At sunrise')
        await field('Name').fill('')
        await hydrate({resume})
        await page.getByText('Email, please!').waitFor({state: 'detached'})
        assert.deepEqual(await shown('Name', 'Email', 'Message'), [
          ...['', 'omar@example.com', 'At sunrise'],
        ])
        const {name, message} = (await values()) ?? {}
        assert.deepEqual([name, message], ['', 'At sunrise'])
      })
    })

    for (const moment of ['while the form is hydrated', 'before its fields are rendered again']) {
      it(`input is not lost ${moment}`, async () => {
        await serve()
        await page.evaluate(
          isEarly =>
            new Promise<void>(resolve => {
              const root = document.querySelector('form-host')?.shadowRoot as ShadowRoot
              const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
              const type = (name: string, value: string) => {
                const input = root.querySelector(`[name=${name}]`) as HTMLInputElement
                own?.set?.call(input, value)
                input.dispatchEvent(new Event('input', {bubbles: true}))
              }
              const act = () => {
                type('phone', '+971')
                type('name', 'Omar')
                ;(root.querySelector('[value=BUY]') as HTMLInputElement).click()
              }
              formTest.mounted = () => {
                if (!isEarly) queueMicrotask(act)
                queueMicrotask(resolve)
              }
              formTest.hydrate()
              if (isEarly) act()
            }),
          moment.startsWith('while'),
        )
        await rendered()
        assert.deepEqual(await shown('Name', 'Phone'), ['Omar', '+971'])
        assert.equal(await field('Buy').isChecked(), true)
        const {name, phone, purpose} = (await values()) ?? {}
        assert.deepEqual([name, phone, purpose], ['Omar', '+971', 'BUY'])
      })
    }

    it('autofill after a form is hydrated reaches the model', async () => {
      await serve()
      await hydrate()
      await field('Email').evaluate(node => {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        own?.set?.call(node, 'omar@example.com')
        node.dispatchEvent(new Event('input', {bubbles: true}))
      })
      assert.equal((await values())?.email, 'omar@example.com')
      assert.deepEqual(await shown('Email'), ['omar@example.com'])
    })
  })
}
