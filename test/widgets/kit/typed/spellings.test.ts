/** Spellings that people type in real life: each is either understood or refused. */
import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import {readDay} from '#kit/typed/date.ts'
import {answerableAddress} from '#kit/typed/mail-address.ts'
import {tidyPhone, withPhoneDigits} from '#kit/typed/phone.ts'
import {phoneOffer} from '#kit/typed/phone-offer.ts'
import {tidyMail} from '#kit/typed/tidy-mail.ts'
import {tidyAmount} from '#kit/typed/whole-amount.ts'
import {e164Of} from '#server/leads/phone.ts'
import {oneLine} from '#server/platform/one-line.ts'
import {contactSuite} from '#trade/enquiry/contact-suite.ts'
import {amounts} from './amounts.ts'
import {dates} from './dates.ts'
import {mails} from './mails.ts'
import {names} from './names.ts'
import {phones} from './phones.ts'

const good = {name: 'Sara', phone: '971501234567', email: 'sara@example.com', message: 'Hello'}
const refusedFields = (values: Partial<typeof good>) =>
  Object.keys(contactSuite()({...good, ...values}))

describe('phone numbers as people write them', () => {
  for (const {written, e164, offer, isRefused} of phones) {
    const outcome = offer ? `refused and offered as ${offer}` : (e164 ?? 'no number to call')
    it(`the phone number "${written}" is ${isRefused ? 'refused' : outcome}`, () => {
      const phone = tidyPhone(written, {leaving: true})
      const isAccepted = refusedFields(withPhoneDigits({phone})).length === 0
      assert.deepEqual(
        [
          isAccepted,
          isAccepted ? (e164Of(phone) ?? null) : null,
          isAccepted ? undefined : phoneOffer(phone),
        ],
        [!offer && !isRefused, e164, offer],
      )
      assert.equal(tidyPhone(phone, {leaving: true}), phone)
    })
  }
})

describe('mail addresses as people write them', () => {
  for (const [written, answered] of mails) {
    it(`the mail address "${written}" is ${answered ? `answered at ${answered}` : 'refused'}`, () => {
      const email = tidyMail(written)
      const isAccepted = refusedFields({email}).length === 0
      assert.equal(isAccepted ? answerableAddress(email) : null, answered)
      assert.equal(tidyMail(email), email)
    })
  }
})

describe('names as people write them', () => {
  for (const [written, subject] of names) {
    it(`the name ${JSON.stringify(written)} is ${subject ? `"${subject}" in a subject` : 'refused'}`, () => {
      const isAccepted = refusedFields({name: written}).length === 0
      assert.equal(isAccepted ? oneLine(written) : null, subject)
    })
  }
})

describe('amounts as people write them', () => {
  for (const [written, dirhams] of amounts) {
    it(`the amount "${written}" is ${dirhams ? `AED ${dirhams}` : 'refused'}`, () => {
      const tidied = tidyAmount(written, {leaving: true})
      assert.equal(/^\d+$/.test(tidied) ? tidied : null, dirhams)
    })
  }
})

describe('days as people write them', () => {
  for (const [written, day] of dates) {
    it(`the day "${written}" is ${day ?? 'refused'}`, () => assert.equal(readDay(written), day))
  }
})
