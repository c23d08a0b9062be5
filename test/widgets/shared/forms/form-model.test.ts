import assert from 'node:assert/strict'
import {afterEach, beforeEach, describe, it} from 'node:test'
import type {Answer} from '../../../../widgets/shared/api/call.ts'
import {ApiError} from '../../../../widgets/shared/api/errors.ts'
import {effect} from '../../../../widgets/shared/core/view/signals.ts'
import {type FormPlan, formModel} from '../../../../widgets/shared/forms/form-model.ts'
import type {FormSuite} from '../../../../widgets/shared/forms/suite.ts'
import {input, textArea} from '../support/fields.ts'

interface Values {
  name: string
  phone: string
  agreed: boolean
}

const blank: Values = {name: '', phone: '', agreed: false}
const right: Values = {name: 'Omar', phone: '97150', agreed: true}

/** A name and a phone number of digits are asked for. */
const rules: FormSuite<Values> =
  () =>
  ({name, phone}) => ({
    ...(name ? {} : {name: 'Name!'}),
    ...(/^\d+$/.test(phone) ? {} : {phone: 'Phone!'}),
  })

const answer = (statusCode: number, message = '', errors?: Answer['errors']): Answer => ({
  ...{statusCode, message, errors},
})

describe('a form', () => {
  let sent: {values: Values; key: string}[]
  let reply: (share: (part: number) => void) => Promise<Answer>
  let told: string[]
  let emitted: [type: string, detail: unknown][]
  let pageCancels: boolean
  beforeEach(() => {
    sent = []
    reply = async () => answer(200, 'Thank you')
    told = []
    emitted = []
    pageCancels = false
    setAddress('')
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'location'))

  const services = {
    notify: {
      prepare: () => void told.push('prepare'),
      success: (message: string) => void told.push(`success: ${message}`),
      error: (message: string) => void told.push(`error: ${message}`),
    },
    emit: (type: string, detail: unknown) => {
      emitted.push([type, detail])
      return !pageCancels
    },
    prepareCalls: () => void told.push('prepareCalls'),
  }

  function form(more: Partial<FormPlan<Values>> = {}) {
    const plan: FormPlan<Values> = {
      name: 'test',
      initial: blank,
      suite: async () => rules,
      send: (values, key, share) => {
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
  const words = () => told.filter(each => !each.startsWith('prepare'))

  it('begins blank, untouched and without a word', () => {
    const {values, status, errors, refusals} = form()
    assert.deepEqual(values.value, blank)
    assert.deepEqual([status.value, errors.value, refusals.value], [{is: 'untouched'}, {}, 0])
    assert.deepEqual([told, emitted, sent], [[], [], []])
  })

  describe('is filled in', () => {
    it('field by field', () => {
      const model = form()
      model.change('name', 'Omar')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar'})
      model.change('agreed', true)
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', agreed: true})
    })

    it('and prepares to tell how it went, with the first change alone', () => {
      const model = form()
      model.change('name', '')
      assert.deepEqual(told, [])
      model.change('name', 'O')
      model.change('name', 'Om')
      assert.deepEqual(told, ['prepare'])
    })

    it('and tells its view nothing when nothing changes', () => {
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

    it('with what follows from a change', () => {
      const settle = (values: Values) => (values.phone ? values : {...values, agreed: false})
      const model = filledIn({settle})
      assert.equal(model.values.value.agreed, true)
      model.change('phone', '')
      assert.deepEqual(model.values.value, {...right, phone: '', agreed: false})
    })
  })

  describe('is tidied', () => {
    const tidy = {
      phone: (text: string, {leaving}: {leaving: boolean}) =>
        leaving ? text.replace(/[\s+]/g, '') : text.replace(/\s/g, ''),
    }

    it('while it is typed, in the field too, and once more when the field is left', () => {
      const model = form({tidy})
      const phone = input({name: 'phone', type: 'tel', value: '+971 50', caret: 7})
      model.type('phone', phone.field)
      assert.deepEqual([phone.value, phone.caret], ['+97150', 6])
      assert.equal(model.values.value.phone, '+97150')
      model.leave('phone')
      assert.equal(model.values.value.phone, '97150')
    })

    it('also when a page or a script sets it', () => {
      const model = form({tidy})
      model.change('phone', '+97 1')
      assert.equal(model.values.value.phone, '+971')
    })

    it('of blanks at its ends when the field is left, where the form says nothing else', () => {
      const model = form()
      const name = input({name: 'name', value: ' Omar '})
      model.type('name', name.field)
      assert.deepEqual([name.value, model.values.value.name], [' Omar ', ' Omar '])
      model.leave('name')
      assert.equal(model.values.value.name, 'Omar')
    })

    it('and a box stays a box', () => {
      const model = form()
      model.change('agreed', true)
      model.leave('agreed')
      assert.equal(model.values.value.agreed, true)
    })
  })

  describe('takes over', () => {
    it('what stands in the fields of the page', () => {
      const model = form()
      model.adoptFieldValues([
        input({name: 'name', value: 'Omar'}).field,
        textArea('phone', '97150').field,
        input({name: 'agreed', type: 'checkbox', checked: true}).field,
        input({name: 'website', value: 'spam'}).field,
      ])
      assert.deepEqual(model.values.value, right)
    })

    it('nothing of a control that says nothing', () => {
      const model = form()
      model.change('name', 'Omar')
      model.adoptFieldValues([input({name: 'name', type: 'radio', value: 'Else'}).field])
      assert.equal(model.values.value.name, 'Omar')
    })
  })

  describe('is filled in with what is known of the visitor', () => {
    it('by the page, for its own fields, tidied as if they were left', () => {
      const model = form()
      model.prepare('name= Omar &agreed=true&email=o@example.com')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', agreed: true})
    })

    it('by the page’s address, under names of ours alone', () => {
      setAddress('?ocp-name=Omar&phone=97150&ocp-email=o@example.com')
      const model = form()
      model.prepare('')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar'})
    })

    it('by the page rather than by its address', () => {
      setAddress('?ocp-name=Else&ocp-phone=97150')
      const model = form()
      model.prepare('name=Omar')
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', phone: '97150'})
    })

    it('where the field is still empty, and the box not ticked', () => {
      const model = filledIn()
      model.prepare('name=Else&phone=1&agreed=false')
      assert.deepEqual(model.values.value, right)
    })

    it('ticks a box for "true" alone', () => {
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

    it('once for each text, so that what a visitor empties stays empty', () => {
      const model = form()
      model.prepare('name=Omar')
      model.change('name', '')
      model.prepare('name=Omar')
      assert.equal(model.values.value.name, '')
      model.prepare('name=Layla')
      assert.equal(model.values.value.name, 'Layla')
    })
  })

  describe('says what is wrong', () => {
    const both = {name: 'Name!', phone: 'Phone!'}

    it('only after Send was pressed, then as it is corrected', async () => {
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

    it('of fields that were touched, where the form is to', async () => {
      const model = form({reveal: 'once-touched'})
      model.prepare('')
      await rulesAreThere()
      assert.deepEqual(model.errors.value, {})
      model.change('phone', 'x')
      assert.deepEqual(model.errors.value, {phone: 'Phone!'})
      model.leave('name')
      assert.deepEqual(model.errors.value, both)
    })

    it('even if it is one thing alone', async () => {
      const model = filledIn()
      model.change('phone', 'x')
      await model.send()
      assert.deepEqual([model.errors.value, sent], [{phone: 'Phone!'}, []])
    })

    it('and counts how often, so that the focus can follow', async () => {
      const model = form()
      await model.send()
      await model.send()
      assert.equal(model.refusals.value, 2)
      assert.deepEqual(model.status.value, {is: 'attempted'})
      assert.deepEqual([sent, words(), emitted], [[], [], []])
    })

    it('while it is being sent', async () => {
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

    it('to the form itself, where it shows no errors beside the fields', async () => {
      let heard: unknown
      const model = form({
        reveal: 'once-touched',
        onInvalid: errors => {
          heard = errors
        },
      })
      await model.send()
      assert.deepEqual([heard, model.errors.value], [both, {}])
    })
  })

  describe('is sent', () => {
    it('when all is well: whole, tidied, under a key', async () => {
      const model = filledIn()
      model.change('name', ' Omar ')
      await model.send()
      assert.deepEqual(
        sent.map(({values}) => values),
        [right],
      )
      assert.match(sent[0]?.key ?? '', /^[0-9a-f]{32}$/)
    })

    it('once, however often Send is pressed', async () => {
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

    it('and says what share of its files has left', async () => {
      const model = filledIn()
      const seen: unknown[] = []
      const stop = effect(() => void seen.push(model.status.value))
      reply = async share => {
        share(0.25)
        return answer(200, 'Thank you')
      }
      await model.send()
      stop()
      assert.deepEqual(seen.slice(1), [
        {is: 'sending'},
        {is: 'sending', share: 0.25},
        {is: 'sent', message: 'Thank you'},
      ])
    })

    it('without rules that did not arrive: the server has the same', async () => {
      const model = form({suite: () => Promise.reject(new Error('lost'))})
      await model.send()
      assert.equal(sent.length, 1)
    })

    it('without rules that a page has broken', async () => {
      const broken = () => () => {
        throw new Error('Array.from')
      }
      const model = form({suite: async () => broken})
      await model.send()
      assert.equal(sent.length, 1)
    })
  })

  describe('has its rules', () => {
    it('fetched on the first sign of intent, and with what the request needs', async () => {
      let fetched = 0
      const model = form({
        suite: async () => {
          fetched++
          return rules
        },
      })
      assert.equal(fetched, 0)
      model.prepare('')
      assert.deepEqual([fetched, told], [1, ['prepareCalls']])
      await rulesAreThere()
      model.prepare('')
      await model.send()
      assert.equal(fetched, 1)
    })

    it('fetched again where they did not arrive', async () => {
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

    it('made once, however many ask at the same time', async () => {
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

  describe('that was accepted', () => {
    it('is blank again, and says thank you in the server’s words', async () => {
      const model = filledIn()
      await model.send()
      assert.deepEqual(model.values.value, blank)
      assert.deepEqual(model.status.value, {is: 'sent', message: 'Thank you'})
      assert.deepEqual([model.errors.value, model.refusals.value], [{}, 0])
      assert.deepEqual(emitted, [['ocp-submit', {form: 'test', message: 'Thank you'}]])
      assert.deepEqual(words(), ['success: Thank you'])
    })

    it('leaves the thanks to a page that wants to say them', async () => {
      pageCancels = true
      await filledIn().send()
      assert.deepEqual([emitted.length, words()], [1, []])
    })

    it('tells whoever wants to go on from there', async () => {
      const heard: Answer[] = []
      await filledIn({onSent: accepted => heard.push(accepted)}).send()
      assert.deepEqual(heard, [answer(200, 'Thank you')])
    })

    it('is untouched with the next character, and prepares for the next answer', async () => {
      const model = filledIn({reveal: 'once-touched'})
      await model.send()
      told.length = 0
      model.change('phone', 'x')
      assert.deepEqual(model.status.value, {is: 'untouched'})
      assert.deepEqual(model.errors.value, {phone: 'Phone!'})
      assert.deepEqual(told, ['prepare'])
    })

    it('is another enquiry when it is sent again', async () => {
      const model = filledIn()
      await model.send()
      for (const [name, value] of Object.entries(right)) model.change(name as 'name', value)
      await model.send()
      assert.equal(new Set(sent.map(({key}) => key)).size, 2)
    })
  })

  describe('that was refused', () => {
    it('keeps what was filled in, and says why', async () => {
      reply = async () => answer(422, 'Please look again', {name: 'Taken!'})
      const model = filledIn()
      await model.send()
      assert.deepEqual(model.values.value, right)
      assert.deepEqual([model.status.value, model.refusals.value], [{is: 'attempted'}, 1])
      assert.deepEqual(model.errors.value, {name: 'Taken!'})
      const detail = {form: 'test', message: 'Please look again', statusCode: 422}
      assert.deepEqual(emitted, [['ocp-error', detail]])
      assert.deepEqual(words(), ['error: Please look again'])
    })

    it('forgets what the server said of a field when that field changes', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!', phone: 'Unknown!'})
      const model = filledIn()
      await model.send()
      model.change('name', 'Layla')
      assert.deepEqual(model.errors.value, {phone: 'Unknown!'})
    })

    it('says its own rule rather than what the server said', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!'})
      const model = filledIn()
      await model.send()
      model.change('phone', '')
      assert.deepEqual(model.errors.value, {name: 'Taken!', phone: 'Phone!'})
    })

    it('forgets what the server said of the last try', async () => {
      reply = async () => answer(422, 'Look', {name: 'Taken!'})
      const model = filledIn()
      await model.send()
      reply = async () => answer(500, 'Broken')
      await model.send()
      assert.deepEqual(model.errors.value, {})
    })

    it('forgets all that the server said once it is accepted', async () => {
      reply = async () => answer(422, 'Look', {phone: 'Unknown!'})
      const suite = () => Promise.reject(new Error('lost'))
      const model = filledIn({suite, reveal: 'once-touched'})
      await model.send()
      reply = async () => answer(200)
      await model.send()
      model.leave('phone')
      assert.deepEqual(model.errors.value, {})
    })

    it('leaves the words to a page that wants to say them', async () => {
      pageCancels = true
      reply = async () => answer(500, 'Broken')
      await filledIn().send()
      assert.deepEqual([emitted.length, words()], [1, []])
    })

    it('is worded by the form, where it has words of its own', async () => {
      reply = async () => answer(500, 'SQL')
      await filledIn({wordRefusal: ({statusCode}) => `Refused with ${statusCode}`}).send()
      assert.deepEqual(words(), ['error: Refused with 500'])
    })

    it('went wrong when nobody says how', async () => {
      reply = async () => answer(500)
      await filledIn().send()
      assert.deepEqual(words(), ['error: Something went wrong'])
    })

    it('is the same enquiry when it is sent again', async () => {
      reply = async () => answer(500, 'Broken')
      const model = filledIn()
      await model.send()
      await model.send()
      assert.equal(sent.length, 2)
      assert.equal(sent[0]?.key, sent[1]?.key)
    })
  })

  describe('that did not arrive', () => {
    it('keeps what was filled in, and says so', async () => {
      reply = () => Promise.reject(new ApiError('No Internet Connection'))
      const model = filledIn()
      await model.send()
      assert.deepEqual(model.values.value, right)
      assert.deepEqual([model.status.value, model.refusals.value], [{is: 'attempted'}, 1])
      const detail = {form: 'test', message: 'No Internet Connection', statusCode: undefined}
      assert.deepEqual(emitted, [['ocp-error', detail]])
      assert.deepEqual(words(), ['error: No Internet Connection'])
    })

    it('says that something went wrong when it is a mistake of ours', async () => {
      reply = () => Promise.reject(new TypeError('x is not a function'))
      await filledIn().send()
      assert.deepEqual(words(), ['error: Something went wrong'])
    })
  })

  describe('that a server has judged already', () => {
    const resume = {values: {name: 'Omar', phone: 'x'}, errors: {phone: 'Phone, please!'}}

    it('shows what was typed and what was refused', () => {
      const model = form({resume})
      assert.deepEqual(model.values.value, {...blank, name: 'Omar', phone: 'x'})
      assert.deepEqual(model.errors.value, {phone: 'Phone, please!'})
      assert.deepEqual(model.status.value, {is: 'attempted'})
    })

    it('goes on like any other', async () => {
      const model = form({resume})
      model.change('phone', '97150')
      assert.deepEqual(model.errors.value, {})
      await model.send()
      assert.deepEqual(model.values.value, blank)
      assert.deepEqual(model.status.value, {is: 'sent', message: 'Thank you'})
    })

    it('is as untouched as any where it was not judged', () => {
      assert.deepEqual(form({resume: null}).status.value, {is: 'untouched'})
    })
  })
})

const setAddress = (search: string) =>
  Object.defineProperty(globalThis, 'location', {configurable: true, value: {search}})

const rulesAreThere = () => new Promise(resolve => setImmediate(resolve))
