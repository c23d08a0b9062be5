import assert from 'node:assert/strict'
import {it} from 'node:test'
import {thanks} from '../../../../widgets/shared/api/thanks.ts'

it('a visitor is thanked for each enquiry in the decided words', () => {
  assert.deepEqual(thanks, {
    contact: 'Thank you! We will contact you shortly.',
    newsletter: 'Thank you for subscribing.',
    createBooking: 'Your booking request has been received.',
    createTeamMemberContact: 'Your message has been sent.',
    addListWithUs: 'Your property has been submitted.',
    applyForJobApplication: 'Your application has been submitted.',
  })
})
