import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {personOf} from '#server/leads/person.ts'
import {storedLead} from '../support/leads/leads.ts'

const lead = storedLead({
  payload: {
    ...{name: 'Анна Петрова', phone: '971501234567', email: 'Anna@Example.com'},
    message: 'My husband Omar has omar@example.com and +971 50 765 4321',
  },
})

describe('enquiries of a person', () => {
  const found = {
    'anna@example.COM': 'mail',
    'omar@example.com': 'mention',
    '+971 50 123-45-67': 'phone',
    '00971501234567': 'phone',
    '050 123 4567': 'phone',
    '971507654321': 'mention',
    анна: 'name',
    Omar: 'mention',
  }
  for (const [text, how] of Object.entries(found)) {
    it(`${text} finds the enquiry by ${how}`, () => assert.equal(personOf(text)?.match(lead), how))
  }

  for (const text of ['nna@example.com', '971501234568', 'Boris']) {
    it(`${text} does not find another person's enquiry`, () => {
      const other = storedLead({payload: {name: 'Анна', phone: '971501234567', email: 'a@b.ae'}})
      assert.equal(personOf(text)?.match(other), undefined)
    })
  }

  for (const text of ['', ' ', '12345', '+971']) {
    it(`"${text}" is not enough to look for`, () => assert.equal(personOf(text), undefined))
  }
})
