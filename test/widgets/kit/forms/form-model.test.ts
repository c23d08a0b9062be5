import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import type {Answer} from '#kit/api-client/call.ts'
import {ApiError} from '#kit/api-client/errors.ts'
import {effect} from '#kit/core/view/signals.ts'
import {draftOf} from '#kit/forms/drafts.ts'
import {type FormPlan, formModel} from '#kit/forms/form-model.ts'
import type {FormSuite} from '#kit/forms/suite.ts'
import {input, textArea} from '../support/fields.ts'

interface Values {
  name: string
  phone: string
  agreed: boolean
}

const blank: Values = {name: '', phone: '', agreed: false}
const right: Values = {name: 'Omar', phone: '97150', agreed: true}

/** Requires a name and a phone number of digits. */
const rules: FormSuite<Values> =
  () =>
  ({name, phone}) => ({
    ...(name ? {} : {name: 'Name!'}),
    ...(/^\d+$/.test(phone) ? {} : {phone: 'Phone!'}),
  })

const answer = (statusCode: number, message = '', errors?: Answer['errors']): Answer => ({
  ...{statusCode, message, errors},
})

describe('form model', () => {
  let sent: {values: Values; key: string}[]
  let reply: (share: (part: number) => void) => Promise<Answer>
  let log: string[]
  let emitted: [type: string, detail: unknown][]
  let pageCancels: boolean
  beforeEach(() => {
    sent = []
    reply = async () => answer(200, 'Thank you')
    log = []
    emitted = []
    pageCancels = false
    setAddress('')
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'))

  const services = {
    notify: {
      prepare: () => void log.push('prepare'),
      success: (message: string) => void log.push(`success: ${message}`),
      error: (message: string) => void log.push(`error: ${message}`),
    },
    isTest: () => false,
    emit: (type: string, detail: unknown) => {
      emitted.push([type, detail])
      return !pageCancels
    },
    prepareCalls: () => void log.push('prepareCalls'),
  }

  function form(more: Partial<FormPlan<Values>> = {}) {
    const plan: FormPlan<Values> = {
      name: 'test',
      initial: blank,
      received: 'It arrived.',
      suite: async () => rules,
      send: (values, {key = ''}, share) => {
        sent.push({values, key})
        return reply(share)
      },
      ...more,
    }
    return formModel(plan, services)
  }
  const filledIn = (more: Partial<FormPlan<Values>> = {}) => {
    const model = form(more)
    for (const [name, value] of Object.entries(right)) model.change(name as 'name', value)
    return model
  }
  const sentForm = async (more: Partial<FormPlan<Values>> = {}) => {
    const model = filledIn(more)
    await model.send()
    return model
  }
  const words = () => log.filter(each => !each.startsWith('prepare'))

  it('a new form is blank and untouched, and sends no events or messages', () => {
    const {values, status, errors, refusals} = form()
    assert.deepEqual(values.value, blank)
    assert.deepEqual([status.value, errors.value, refusals.value], [{is: 'untouched'}, {}, 0])
    assert.deepEqual([log, emitted, sent], [[], [], []])
  })

  describe('changes of a form', () => {
    it('a change sets its field and keeps the others', () => {
      const model = form()
      model.change('name', 'Omar')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar'})
      model.change('agreed', true)
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', agreed: true})
    })

    it('only the first change of a form prepares its notifications', () => {
      const model = form()
      model.change('name', '')
      assert.deepEqual(log, [])
      model.change('name', 'O')
      model.change('name', 'Om')
      assert.deepEqual(log, ['prepare'])
    })

    it('a change to the same value does not notify the view', () => {
      const model = form()
      let renders = 0
      const stop = effect(() => {
        renders += model.values.value ? 1 : 0
      })
      model.change('name', '')
      assert.equal(renders, 1)
      model.change('name', 'O')
      assert.equal(renders, 2)
      stop()
    })

    it('a change also updates the fields that depend on it', () => {
      const settle = (values: Values) => (values.phone ? values : {...values, agreed: false})
      const model = filledIn({settle})
      assert.equal(model.values.value.agreed, true)
      model.change('phone', '')
      assert.deepEqual(model.values.value, {...right, phone: '', agreed: false})
    })
  })

  describe('tidying of a form', () => {
    const tidy = {
      phone: (text: string, {leaving}: {leaving: boolean}) =>
        leaving ? text.replace(/[\s+]/g, '') : text.replace(/\s/g, ''),
    }

    it('a field is tidied while the visitor types and again when it is left', () => {
      const model = form({tidy})
      const phone = input({name: 'phone', type: 'tel', value: '+971 50', caret: 7})
      model.type('phone', phone.field)
      assert.deepEqual([phone.value, phone.caret], ['+97150', 6])
      assert.equal(model.values.value.phone, '+97150')
      model.leave('phone')
      assert.equal(model.values.value.phone, '97150')
    })

    it('a value that a page or a script sets is tidied', () => {
      const model = form({tidy})
      model.change('phone', '+97 1')
      assert.equal(model.values.value.phone, '+971')
    })

    it('a field without a tidy rule is trimmed when it is left', () => {
      const model = form()
      const name = input({name: 'name', value: ' Omar '})
      model.type('name', name.field)
      assert.deepEqual([name.value, model.values.value.name], [' Omar ', ' Omar '])
      model.leave('name')
      assert.equal(model.values.value.name, 'Omar')
    })

    it('characters that turn the direction of reading go when a field is left, but for joiners', () => {
      const model = form()
      model.change('name', 'evil\u202egpj \u2066Sara\u2069 علی\u200cرضا')
      model.leave('name')
      assert.equal(model.values.value.name, 'evilgpj Sara علی\u200cرضا')
    })

    it('a checkbox stays a boolean when it is left', () => {
      const model = form()
      model.change('agreed', true)
      model.leave('agreed')
      assert.equal(model.values.value.agreed, true)
    })
  })

  describe('adoption of the page’s fields', () => {
    it('a form adopts the values of its fields in the page, and no others', () => {
      const model = form()
      model.adoptFieldValues([
        input({name: 'name', value: 'Omar'}).field,
        textArea('phone', '97150').field,
        input({name: 'agreed', type: 'checkbox', checked: true}).field,
        input({name: 'website', value: 'spam'}).field,
      ])
      assert.deepEqual(model.values.value, right)
    })

    it('an unchecked radio button does not overwrite a value', () => {
      const model = form()
      model.change('name', 'Omar')
      model.adoptFieldValues([input({name: 'name', type: 'radio', value: 'Else'}).field])
      assert.equal(model.values.value.name, 'Omar')
    })
  })

  describe('prefill of a form', () => {
    it('a prefill by the page sets only fields of the form, tidied', () => {
      const model = form()
      model.prepare('name= Omar &agreed=true&email=o@example.com')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', agreed: true})
    })

    it('only ocp- parameters in the page’s address prefill a form', () => {
      setAddress('?ocp-name=Omar&phone=97150&ocp-email=o@example.com')
      const model = form()
      model.prepare('')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar'})
    })

    it('a prefill by the page overrides one in its address', () => {
      setAddress('?ocp-name=Else&ocp-phone=97150')
      const model = form()
      model.prepare('name=Omar')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', phone: '97150'})
    })

    it('a prefill does not change fields that are filled in', () => {
      const model = filledIn()
      model.prepare('name=Else&phone=1&agreed=false')
      assert.deepEqual(model.values.value, right)
    })

    it('a prefill checks a checkbox only for "true"', () => {
      for (const [text, agreed] of [
        ['true', true],
        ['yes', false],
        ['', false],
      ] as const) {
        const model = form()
        model.prepare(`agreed=${text}`)
        assert.equal(model.values.value.agreed, agreed)
      }
    })

    it('the same prefill is applied once, so that an emptied field stays empty', () => {
      const model = form()
      model.prepare('name=Omar')
      model.change('name', '')
      model.prepare('name=Omar')
      assert.equal(model.values.value.name, '')
      model.prepare('name=Layla')
      assert.equal(model.values.value.name, 'Layla')
    })
  })

  describe('errors of a form', () => {
    const both = {name: 'Name!', phone: 'Phone!'}

    it('errors are shown after Send is pressed, and follow each correction', async () => {
      const model = form()
      model.prepare('')
      await rulesAreThere()
      model.change('phone', 'x')
      model.leave('name')
      assert.deepEqual(model.errors.value, {})
      await model.send()
      assert.deepEqual(model.errors.value, both)
      model.change('name', 'Omar')
      assert.deepEqual(model.errors.value, {phone: 'Phone!'})
      model.change('name', '')
      assert.deepEqual(model.errors.value, both)
    })

    it('a form with reveal "once-touched" shows the errors of touched fields', async () => {
      const model = form({reveal: 'once-touched'})
      model.prepare('')
      await rulesAreThere()
      assert.deepEqual(model.errors.value, {})
      model.change('phone', 'x')
      assert.deepEqual(model.errors.value, {phone: 'Phone!'})
      model.leave('name')
      assert.deepEqual(model.errors.value, both)
    })

    it('a form with one invalid field shows its error and is not sent', async () => {
      const model = filledIn()
      model.change('phone', 'x')
      await model.send()
      assert.deepEqual([model.errors.value, sent], [{phone: 'Phone!'}, []])
    })

    it('each refused submit is counted, so that keyboard focus can follow', async () => {
      const model = form()
      await model.send()
      await model.send()
      assert.equal(model.refusals.value, 2)
      assert.deepEqual(model.status.value, {is: 'attempted'})
      assert.deepEqual([sent, words(), emitted], [[], [], []])
    })

    it('errors are shown while the form is being sent', async () => {
      const model = filledIn()
      const {promise, resolve} = Promise.withResolvers<Answer>()
      reply = () => promise
      const sending = model.send()
      await rulesAreThere()
      model.change('name', '')
      assert.deepEqual(model.errors.value, {name: 'Name!'})
      resolve(answer(200))
      await sending
    })

    it('onInvalid receives errors that are not shown beside the fields', async () => {
      let reportedErrors: unknown
      const model = form({
        reveal: 'once-touched',
        onInvalid: errors => {
          reportedErrors = errors
        },
      })
      await model.send()
      assert.deepEqual([reportedErrors, model.errors.value], [both, {}])
    })
  })

  describe('submission of a form', () => {
    it('a valid form is sent complete and tidied, with an idempotency key', async () => {
      const model = filledIn()
      model.change('name', ' Omar ')
      await model.send()
      const values = sent.map(({values}) => values)
      assert.deepEqual(values, [right])
      assert.match(sent[0]?.key ?? '', /^[0-9a-f]{32}$/)
    })

    it('a form is sent once, however often Send is pressed', async () => {
      const model = filledIn()
      const {promise, resolve} = Promise.withResolvers<Answer>()
      reply = () => promise
      const sending = [model.send(), model.send()]
      assert.deepEqual(model.status.value, {is: 'sending'})
      await rulesAreThere()
      sending.push(model.send())
      resolve(answer(200))
      await Promise.all(sending)
      assert.equal(sent.length, 1)
    })

    it('Send waits for work that was begun before, one after the other', async () => {
      const model = filledIn()
      const {promise, resolve} = Promise.withResolvers<boolean>()
      model.waitFor(() => promise)
      model.waitFor(async () => {
        model.change('name', 'Layla')
        return true
      })
      const sending = model.send()
      await rulesAreThere()
      assert.deepEqual([sent.length, model.values.value.name], [0, 'Omar'])
      resolve(true)
      await sending
      assert.equal(sent[0]?.values.name, 'Layla')
    })

    it('Send stops when the work that it waits for was refused, and goes on afterwards', async () => {
      const model = filledIn()
      model.waitFor(async () => false)
      model.waitFor(async () => true)
      await model.send()
      assert.deepEqual([sent.length, model.status.value], [0, {is: 'attempted'}])
      await model.send()
      assert.equal(sent.length, 1)
    })

    it('the status of a form reports the share of its files sent', async () => {
      const model = filledIn()
      const statuses: unknown[] = []
      const stop = effect(() => void statuses.push(model.status.value))
      reply = async share => {
        share(0.25)
        return answer(200, 'Thank you')
      }
      await model.send()
      stop()
      assert.deepEqual(statuses.slice(1), [
        {is: 'sending'},
        {is: 'sending', share: 0.25},
        {is: 'sent', message: 'Thank you'},
      ])
    })

    it('a form whose rules failed to load is sent, since the server has them', async () => {
      await form({suite: () => Promise.reject(new Error('lost'))}).send()
      assert.equal(sent.length, 1)
    })

    it('a form whose rules throw an error is sent', async () => {
      const broken = () => () => {
        throw new Error('Array.from')
      }
      await form({suite: async () => broken}).send()
      assert.equal(sent.length, 1)
    })
  })

  describe('rules of a form', () => {
    it('rules and request layer are fetched once, on the first sign of intent', async () => {
      let fetched = 0
      const model = form({
        suite: async () => {
          fetched++
          return rules
        },
      })
      assert.equal(fetched, 0)
      model.prepare('')
      assert.deepEqual([fetched, log], [1, ['prepareCalls']])
      await rulesAreThere()
      model.prepare('')
      await model.send()
      assert.equal(fetched, 1)
    })

    it('rules that failed to load are fetched again on submit', async () => {
      let fetched = 0
      const model = form({
        suite: async () => {
          if (++fetched === 1) throw new Error('lost')
          return rules
        },
      })
      model.prepare('')
      await rulesAreThere()
      await model.send()
      assert.equal(fetched, 2)
      assert.deepEqual(sent, [])
    })

    it('rules are created once for concurrent requests', async () => {
      let made = 0
      const counted: FormSuite<Values> = () => {
        made++
        return rules()
      }
      const model = form({suite: async () => counted})
      model.prepare('')
      await model.send()
      assert.equal(made, 1)
    })
  })

  describe('accepted form', () => {
    it('an accepted form is blank again and shows the server’s message', async () => {
      const model = await sentForm()
      assert.deepEqual(model.values.value, blank)
      assert.deepEqual(model.status.value, {is: 'sent', message: 'Thank you'})
      assert.deepEqual([model.errors.value, model.refusals.value], [{}, 0])
      assert.deepEqual(emitted, [['ocp-submit', {form: 'test', message: 'Thank you'}]])
      assert.deepEqual(words(), ['success: Thank you'])
    })

    it('a page that cancels ocp-submit suppresses the success message', async () => {
      pageCancels = true
      await filledIn().send()
      assert.deepEqual([emitted.length, words()], [1, []])
    })

    it('onSent receives the server’s response to an accepted form', async () => {
      const received: Answer[] = []
      await filledIn({onSent: accepted => received.push(accepted)}).send()
      assert.deepEqual(received, [answer(200, 'Thank you')])
    })

    it('the confirmation of an accepted form stays until somebody types again', async () => {
      const model = await sentForm()
      assert.equal(model.receipt.value, 'It arrived.')
      model.change('phone', '5')
      assert.equal(model.receipt.value, '')
      pageCancels = true
      assert.equal((await sentForm()).receipt.value, '')
    })

    it('a change after acceptance makes the form untouched again', async () => {
      const model = await sentForm({reveal: 'once-touched'})
      log.length = 0
      model.change('phone', 'x')
      assert.deepEqual(model.status.value, {is: 'untouched'})
      assert.deepEqual(model.errors.value, {phone: 'Phone!'})
      assert.deepEqual(log, ['prepare'])
    })

    it('a form sent again after acceptance has a new idempotency key', async () => {
      const model = await sentForm()
      for (const [name, value] of Object.entries(right)) model.change(name as 'name', value)
      await model.send()
      assert.equal(new Set(sent.map(({key}) => key)).size, 2)
    })
  })

  describe('refused form', () => {
    it('a refused form keeps its values and shows the server’s errors', async () => {
      reply = async () => answer(422, 'Please look again', {name: 'Taken!'})
      const model = await sentForm()
      assert.deepEqual(model.values.value, right)
      assert.deepEqual([model.status.value, model.refusals.value], [{is: 'attempted'}, 1])
      assert.deepEqual(model.errors.value, {name: 'Taken!'})
      const detail = {form: 'test', message: 'Please look again', statusCode: 422}
      assert.deepEqual(emitted, [['ocp-error', detail]])
      assert.deepEqual(words(), ['error: Please look again'])
    })

    it('a server error of a field disappears when that field changes', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!', phone: 'Unknown!'})
      const model = await sentForm()
      model.change('name', 'Layla')
      assert.deepEqual(model.errors.value, {phone: 'Unknown!'})
    })

    it('a rule’s error is shown with the server’s error of another field', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!'})
      const model = await sentForm()
      model.change('phone', '')
      assert.deepEqual(model.errors.value, {name: 'Taken!', phone: 'Phone!'})
    })

    it('the server’s errors disappear with the response to the next attempt', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!'})
      const model = await sentForm()
      reply = async () => answer(500, 'Broken')
      await model.send()
      assert.deepEqual(model.errors.value, {})
    })

    it('the server’s errors disappear once the form is accepted', async () => {
      reply = async () => answer(422, 'Look', {phone: 'Unknown!'})
      const suite = () => Promise.reject(new Error('lost'))
      const model = await sentForm({suite, reveal: 'once-touched'})
      reply = async () => answer(200)
      await model.send()
      model.leave('phone')
      assert.deepEqual(model.errors.value, {})
    })

    it('a page that cancels ocp-error suppresses the error message', async () => {
      pageCancels = true
      reply = async () => answer(500, 'Broken')
      await filledIn().send()
      assert.deepEqual([emitted.length, words()], [1, []])
    })

    it('wordRefusal replaces the server’s message of a refused form', async () => {
      reply = async () => answer(500, 'SQL')
      await filledIn({wordRefusal: ({statusCode}) => `Refused with ${statusCode}`}).send()
      assert.deepEqual(words(), ['error: Refused with 500'])
    })

    it('a refusal without a message reads Something went wrong', async () => {
      reply = async () => answer(500)
      await filledIn().send()
      assert.deepEqual(words(), ['error: Something went wrong'])
    })

    it('a refused form keeps its idempotency key when it is sent again', async () => {
      reply = async () => answer(500, 'Broken')
      const model = await sentForm()
      await model.send()
      assert.equal(sent.length, 2)
      assert.equal(sent[0]?.key, sent[1]?.key)
    })
  })

  describe('form whose request failed', () => {
    it('a failed request keeps the values and shows No Internet Connection', async () => {
      reply = () => Promise.reject(new ApiError('No Internet Connection'))
      const model = await sentForm()
      assert.deepEqual(model.values.value, right)
      assert.deepEqual([model.status.value, model.refusals.value], [{is: 'attempted'}, 1])
      const detail = {form: 'test', message: 'No Internet Connection', statusCode: undefined}
      assert.deepEqual(emitted, [['ocp-error', detail]])
      assert.deepEqual(words(), ['error: No Internet Connection'])
    })

    it('an unexpected error reads Something went wrong', async () => {
      reply = () => Promise.reject(new TypeError('x is not a function'))
      await filledIn().send()
      assert.deepEqual(words(), ['error: Something went wrong'])
    })
  })

  describe('suggestions of the page', () => {
    it('a suggestion is followed until the visitor chooses something else', () => {
      const model = form()
      model.suggest('name', 'Omar')
      model.suggest('name', 'Layla')
      assert.equal(model.values.value.name, 'Layla')
      model.change('name', 'Noor')
      model.suggest('name', 'Omar')
      assert.equal(model.values.value.name, 'Noor')
    })

    it('a suggestion is back after the form was sent', async () => {
      const model = filledIn()
      model.suggest('name', 'Layla')
      await model.send()
      assert.deepEqual(model.values.value, {...blank, name: 'Layla'})
    })

    it('a draft keeps what was typed and no suggestion', () => {
      const draft = draftOf<Values>('suggested', {})
      const model = form({draft})
      model.suggest('name', 'Omar')
      model.change('phone', '97150')
      assert.deepEqual(draft.values, {...blank, phone: '97150'})
    })
  })

  describe('form restored from the server', () => {
    const resume = {values: {name: 'Omar', phone: 'x'}, errors: {phone: 'Phone, please!'}}

    it('a restored form shows its values and its errors', () => {
      const model = form({resume})
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', phone: 'x'})
      assert.deepEqual(model.errors.value, {phone: 'Phone, please!'})
      assert.deepEqual(model.status.value, {is: 'attempted'})
    })

    it('a restored form can be corrected and sent', async () => {
      const model = form({resume})
      model.change('phone', '97150')
      assert.deepEqual(model.errors.value, {})
      await model.send()
      assert.deepEqual(model.values.value, blank)
      assert.deepEqual(model.status.value, {is: 'sent', message: 'Thank you'})
    })

    it('a form without restored values is untouched', () => {
      assert.deepEqual(form({resume: null}).status.value, {is: 'untouched'})
    })
  })
})

const setAddress = (search: string) =>
  Object.defineProperty(globalThis, 'location', {configurable: true, value: {search}})

const rulesAreThere = () => new Promise(resolve => setImmediate(resolve))
