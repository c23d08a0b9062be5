import assert from 'node:assert/strict'
import {it} from 'node:test'
import {thanks} from '#trade/contract/thanks.ts'

it('each kind of enquiry has its specified thank-you message', () => {
  assert.deepEqual(thanks, {
    contact: 'Thank you! We will contact you shortly.',
    newsletter: 'Thank you for subscribing.',
    createBooking: 'Your booking request has been received.',
    createTeamMemberContact: 'Your message has been sent.',
    addListWithUs: 'Your property has been submitted.',
    applyForJobApplication: 'Your application has been submitted.',
  })
})
