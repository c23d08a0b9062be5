import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import type {Locator, Page} from 'playwright-core'
import type {FormOptions, FormTest} from '../support/form-harness.tsx'
import {PAGE, setSourcePage} from '../support/source-page.ts'

declare const formTest: FormTest

const source = setSourcePage(new URL('../support/form-harness.tsx', import.meta.url))

describe('form in a browser', () => {
  let page: Page
  beforeEach(() => {
    page = source.page
  })

  const mount = async (options: FormOptions = {}) => {
    await page.evaluate(given => formTest.mount(given), options)
    await form().waitFor()
  }
  const field = (label: string) => page.getByLabel(label, {exact: true})
  const send = () => page.getByRole('button', {name: 'Send'}).click()
  const form = () => page.locator('form')
  const attributesOf = (locator: Locator, ...names: string[]) =>
    locator.evaluate((node, all) => all.map(name => node.getAttribute(name)), names)
  const values = () => page.evaluate(() => formTest.values)
  const fetched = () => page.evaluate(() => formTest.fetched)
  const sent = () => page.evaluate(() => formTest.sent.length)
  /** Resolves once the field has this value. */
  const becomes = (locator: Locator, expected: string) =>
    locator.evaluate(
      (node, text) =>
        new Promise<void>(resolve => {
          const check = () =>
            (node as HTMLInputElement).value === text ? resolve() : requestAnimationFrame(check)
          check()
        }),
      expected,
    )
  const fillIn = async () => {
    await field('Name').fill('Omar')
    await field('Phone').fill('97150')
    await field('Email').fill('omar@example.com')
    await field('Buy').check()
  }
  const answer = (statusCode: number, message = '') =>
    page.evaluate(given => formTest.answer(given), {statusCode, message})

  describe('fields of a form', () => {
    it('form fields have labels, types and the attributes for autofill', async () => {
      await mount()
      const inputAttributes = [
        'name',
        'type',
        'autocomplete',
        'placeholder',
        'inputmode',
        'aria-required',
      ]
      const attributes: Record<string, unknown[]> = {}
      for (const label of ['Name', 'Phone', 'Email', 'Count']) {
        attributes[label] = await attributesOf(field(label), ...inputAttributes)
      }
      assert.deepEqual(attributes, {
        Name: ['name', 'text', 'name', null, null, 'true'],
        Phone: ['phone', 'tel', 'tel', '+971', null, 'true'],
        Email: ['email', 'email', 'email', null, null, 'false'],
        Count: ['message', 'text', null, '1', 'numeric', 'true'],
      })
      const message = await attributesOf(field('Message'), 'name', 'rows', 'type')
      assert.deepEqual(message, ['message', '4', null])
      assert.equal(await field('Message').evaluate(({localName}) => localName), 'textarea')
    })

    it('a form field is described by its help text and its error', async () => {
      await mount()
      const described = (label: string) =>
        field(label).evaluate(node => {
          const ids = node.getAttribute('aria-describedby')
          const root = node.getRootNode() as ShadowRoot
          return ids?.split(' ').map(id => root.getElementById(id)?.textContent) ?? null
        })
      assert.deepEqual(await described('Email'), ['We’ll never share it.'])
      assert.equal(await described('Name'), null)
      await send()
      await page.getByText('Email is Required!').waitFor()
      assert.deepEqual(await described('Email'), ['We’ll never share it.', 'Email is Required!'])
      assert.deepEqual(await described('Name'), ['Name is Required!'])
      assert.equal(await described('Message'), null)
    })

    it('radio buttons are a named group that allows one choice', async () => {
      await mount()
      const group = page.getByRole('group', {name: 'Purpose'})
      const radios = group.getByRole('radio')
      assert.deepEqual(
        await radios.evaluateAll(all =>
          all.map(each => [
            each.getAttribute('name'),
            each.getAttribute('value'),
            each.getAttribute('aria-invalid'),
          ]),
        ),
        [
          ['purpose', 'RENT', null],
          ['purpose', 'BUY', null],
        ],
      )
      assert.equal(await group.getAttribute('aria-describedby'), null)
      await group.getByLabel('Rent').check()
      await group.getByLabel('Buy').check()
      assert.equal((await values())?.purpose, 'BUY')
      assert.deepEqual(
        await radios.evaluateAll(all => all.map(each => (each as HTMLInputElement).checked)),
        [false, true],
      )
    })

    it('a group of radio buttons is described by its error', async () => {
      await mount()
      await send()
      const group = page.getByRole('group', {name: 'Purpose'})
      await group.getByText('Choose one!').waitFor()
      const described = await group.evaluate(node => {
        const id = node.getAttribute('aria-describedby') ?? ''
        return (node.getRootNode() as ShadowRoot).getElementById(id)?.textContent
      })
      assert.equal(described, 'Choose one!')
      assert.equal(await group.getByLabel('Rent').getAttribute('aria-invalid'), 'true')
    })

    it('a checkbox can be disabled until another field is filled in', async () => {
      await mount()
      const box = field('WhatsApp')
      const label = page.locator('label', {has: page.locator('[name=agreed]')})
      assert.equal(await box.isDisabled(), true)
      assert.equal(await label.getAttribute('data-disabled'), 'true')
      await field('Phone').fill('1')
      await box.check()
      assert.equal(await label.getAttribute('data-disabled'), null)
      assert.equal((await values())?.agreed, true)
      await box.uncheck()
      assert.equal((await values())?.agreed, false)
      assert.deepEqual(await attributesOf(box, 'name', 'value'), ['agreed', 'true'])
    })

    it('a field outside a form throws an error', async () => {
      assert.equal(await page.evaluate(() => formTest.outside()), 'Fields stand inside a <Form>')
    })
  })

  describe('name of a form', () => {
    it('a form with a heading is named by the heading', async () => {
      await mount({heading: 'Write to us', label: 'Contact'})
      await page.getByRole('form', {name: 'Write to us'}).waitFor()
      await page.getByRole('heading', {level: 2, name: 'Write to us'}).waitFor()
      assert.equal(await form().getAttribute('aria-label'), null)
    })

    it('a form without a heading has its label as accessible name', async () => {
      await mount({label: 'Contact'})
      await page.getByRole('form', {name: 'Contact'}).waitFor()
      assert.equal(await page.getByRole('heading').count(), 0)
      assert.equal(await form().getAttribute('aria-labelledby'), null)
    })
  })

  describe('form without JavaScript', () => {
    const hidden = () =>
      form().evaluate(node =>
        [...node.querySelectorAll('[type=hidden]')].map(each => [
          each.getAttribute('name'),
          each.getAttribute('value'),
        ]),
      )

    it('a form with an action posts to it, and holds nothing of one visitor', async () => {
      await mount({action: '/contact', multipart: true})
      assert.deepEqual(await attributesOf(form(), 'method', 'action', 'enctype', 'novalidate'), [
        ...['post', '/contact', 'multipart/form-data', ''],
      ])
      assert.deepEqual(await hidden(), [])
    })

    it('a form with an action has a honeypot field hidden from people and password managers', async () => {
      await mount({action: '/contact'})
      const trap = page.locator('[name=website]')
      const names = ['type', 'tabindex', 'autocomplete', 'data-1p-ignore', 'data-bwignore']
      assert.deepEqual(await attributesOf(trap, ...names), ['text', '-1', 'off', 'true', 'true'])
      const others = ['data-lpignore', 'data-form-type', 'data-protonpass-ignore']
      assert.deepEqual(await attributesOf(trap, ...others), ['true', 'other', 'true'])
      const around = await trap.evaluate(node => node.parentElement?.getAttribute('aria-hidden'))
      assert.equal(around, 'true')
      assert.deepEqual(await hidden(), [])
    })

    it('a form without an action has no hidden fields and no honeypot', async () => {
      await mount({token: 't1', idempotencyKey: 'k1'})
      assert.deepEqual(await attributesOf(form(), 'action', 'enctype'), [null, null])
      assert.deepEqual(await hidden(), [])
      assert.equal(await page.locator('[name=website]').count(), 0)
    })
  })

  describe('files of a form', () => {
    it('the rules and the request layer of a form wait for a sign of intent', async () => {
      await mount()
      assert.deepEqual(await fetched(), {rules: 0, calls: 0})
      await field('Name').focus()
      assert.deepEqual(await fetched(), {rules: 1, calls: 1})
    })

    it('a form fetches its rules once, however often it is rendered and filled in', async () => {
      await mount()
      await field('Phone').fill('+971 50')
      assert.equal(await field('Phone').inputValue(), '+97150')
      await page.evaluate(() => formTest.render({}))
      await fillIn()
      await send()
      await page.waitForFunction(() => formTest.sent.length === 1)
      assert.equal((await fetched()).rules, 1)
    })
  })

  describe('input by the browser', () => {
    for (const type of ['input', 'change']) {
      it(`autofill reaches a form by its ${type} event`, async () => {
        await mount()
        await field('Name').evaluate((node, name) => {
          const input = node as HTMLInputElement
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            input,
            'Omar',
          )
          input.dispatchEvent(new Event(name, {bubbles: true}))
        }, type)
        assert.equal((await values())?.name, 'Omar')
        assert.equal(await field('Name').inputValue(), 'Omar')
      })
    }

    it('a value that was filled in without an event is sent', async () => {
      await mount()
      await fillIn()
      await field('Name').evaluate(node => {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        own?.set?.call(node, 'Layla')
      })
      await send()
      await page.waitForFunction(() => formTest.sent.length === 1)
      assert.equal(await page.evaluate(() => formTest.sent[0]?.name), 'Layla')
    })

    it('values that were filled in without an event stay while another field is typed into, and are sent', async () => {
      await mount()
      await form().evaluate(node => {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        const fill = (name: string, text: string) =>
          own?.set?.call(node.querySelector(`[name=${name}]`), text)
        fill('name', 'Layla')
        fill('phone', '+971 50')
      })
      await field('Email').pressSequentially('la')
      assert.equal(await field('Name').inputValue(), 'Layla')
      await field('Buy').check()
      await send()
      await page.waitForFunction(() => formTest.sent.length === 1)
      const [enquiry] = await page.evaluate(() => formTest.sent)
      const {name, phone, email} = enquiry ?? {}
      assert.deepEqual([name, phone, email], ['Layla', '97150', 'la'])
    })

    it('a field keeps the text before its caret while it is corrected', async () => {
      await mount()
      await field('Name').fill('Omr')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type('a')
      assert.equal(await field('Name').inputValue(), 'Omar')
    })
  })

  it('a form shows the server’s values and errors until they are corrected', async () => {
    const resume = {values: {name: 'Omar', phone: '1'}, errors: {email: 'Email, please!'}}
    await mount({resume})
    assert.equal(await field('Name').inputValue(), 'Omar')
    await page.getByText('Email, please!').waitFor()
    assert.equal(await field('Email').getAttribute('aria-invalid'), 'true')
    assert.equal(await field('Name').getAttribute('aria-invalid'), null)
    assert.deepEqual(await fetched(), {rules: 0, calls: 0})
    await field('Email').fill('omar@example.com')
    await page.getByText('Email, please!').waitFor({state: 'detached'})
    assert.equal((await values())?.phone, '1')
  })

  describe('prefill of a form', () => {
    it('the prefill attribute fills the fields of a form', async () => {
      await mount({attributes: {prefill: 'name=Omar'}})
      await becomes(field('Name'), 'Omar')
    })

    it('the page’s prefill fills a form, and the attribute overrides it', async () => {
      await page.evaluate(() => formTest.setPrefill('name=Page&phone=1'))
      await mount()
      await becomes(field('Name'), 'Page')
      await mount({attributes: {prefill: 'name=Omar'}})
      await becomes(field('Name'), 'Omar')
      await page.evaluate(() => formTest.setPrefill(''))
    })

    it('a changed prefill attribute fills a form again', async () => {
      await mount({attributes: {prefill: 'name=Omar'}})
      await becomes(field('Name'), 'Omar')
      await page.evaluate(() => {
        document.querySelector('form-host')?.setAttribute('prefill', 'phone=97150')
        formTest.render({})
      })
      await becomes(field('Phone'), '97150')
    })

    it('only ocp- parameters in the page’s address fill a form', async () => {
      await page.evaluate(() => history.replaceState(null, '', '?a=1&ocp-name=Omar'))
      await mount()
      await becomes(field('Name'), 'Omar')
      await page.evaluate(url => history.replaceState(null, '', url), `${PAGE}?name=Omar&xocp-a=1`)
      await mount()
      assert.equal((await values())?.name, '')
      assert.deepEqual(await fetched(), {rules: 0, calls: 0})
      await page.evaluate(url => history.replaceState(null, '', url), PAGE)
    })

    it('a prefill fetches the rules at once: it is a sign of intent', async () => {
      await mount({attributes: {prefill: 'name=Omar'}})
      await becomes(field('Name'), 'Omar')
      assert.deepEqual(await fetched(), {rules: 1, calls: 1})
    })
  })

  describe('submission of a form', () => {
    it('an invalid form is not sent, and its first invalid field gets focus', async () => {
      await mount()
      await send()
      await page.getByText('Name is Required!').waitFor()
      const isFocused = (name: string) =>
        page.waitForFunction(expected => {
          const root = document.querySelector('form-host')?.shadowRoot
          return root?.activeElement?.getAttribute('name') === expected
        }, name)
      await isFocused('name')
      await field('Name').fill('Omar')
      await send()
      await isFocused('phone')
      assert.equal(await sent(), 0)
      assert.equal(new URL(page.url()).href, PAGE, 'the page stays')
    })

    it('restored errors of the server do not move keyboard focus', async () => {
      const errors = {name: 'Name!'}
      await mount({resume: {values: {}, errors}})
      assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body')
    })

    it('a form is sent once and announces Sending… until the response', async () => {
      await mount()
      await fillIn()
      const button = page.locator('button[type=submit]')
      const status = page.locator('button[type=submit] + [role=status]')
      assert.deepEqual(
        [await button.getAttribute('aria-disabled'), await status.textContent()],
        [null, ''],
      )
      assert.equal(await button.locator('[aria-hidden=true]').count(), 0)
      await send()
      await page.waitForFunction(() => formTest.sent.length === 1)
      await page.getByText('Sending…').waitFor({state: 'attached'})
      assert.equal(await button.getAttribute('aria-disabled'), 'true')
      assert.equal(await button.locator('[aria-hidden=true]').count(), 1)
      await form().evaluate(node => (node as HTMLFormElement).requestSubmit())
      await answer(200, 'Thank you')
      await becomes(field('Name'), '')
      assert.equal(await sent(), 1)
      assert.deepEqual(await page.evaluate(() => formTest.toasts), ['Thank you'])
      assert.deepEqual(
        [await button.getAttribute('aria-disabled'), await status.textContent()],
        [null, ''],
      )
    })

    it('the button of a form has the label of its widget, or else Send', async () => {
      await mount({sendLabel: 'Subscribe'})
      const button = page.getByRole('button', {name: 'Subscribe'})
      assert.equal(await button.getAttribute('type'), 'submit')
      await mount()
      await page.getByRole('button', {name: 'Send', exact: true}).waitFor()
    })

    it('a form is sent with its tidied name and phone number', async () => {
      await mount()
      await fillIn()
      await field('Phone').fill('+971 50')
      await field('Name').fill(' Omar ')
      await field('Email').focus()
      assert.equal(await field('Name').inputValue(), 'Omar')
      await send()
      await page.waitForFunction(() => formTest.sent.length === 1)
      const [enquiry] = await page.evaluate(() => formTest.sent)
      const {name, phone, purpose} = enquiry ?? {}
      assert.deepEqual([name, phone, purpose], ['Omar', '97150', 'BUY'])
    })
  })
})
