import assert from 'node:assert/strict'
import {describe, it} from 'node:test'
import fc from 'fast-check'
import {type Call, takesFiles} from '#kit/api-client/call.ts'
import type {FormSuite} from '#kit/forms/suite.ts'
import {forms} from '#server/http/api/forms.ts'
import {
  addListWithUs,
  applyForJobApplication,
  contact,
  createBooking,
  createTeamMemberContact,
  newsletter,
} from '#trade/contract/contract.ts'
import {contactForm} from '#trade/enquiry/contact-model.ts'
import {newsletterForm} from '#trade/enquiry/newsletter-model.ts'
import {bookingForm} from '../../../../widgets/book-now/model.ts'
import {applicationForm} from '../../../../widgets/careers-apply/model.ts'
import {listWithUsForm} from '../../../../widgets/list-with-us/model.ts'
import {teamContactForm} from '../../../../widgets/team-contact/model.ts'
import {assertProperty} from '../../../support/property-based.ts'
import {isEverything} from '../../../support/tier.ts'
import {startApi} from '../support/api/api.ts'
import {oneDatabase} from '../support/databases/databases.ts'
import {inputsOf} from '../support/leads/form-inputs.ts'
import {
  browserValidator,
  type PageForm,
  type PageServices,
  serverValidator,
} from '../support/leads/form-validators.ts'
import {useRunning} from '../support/running.ts'

/** How many of them are sent as requests. */
const SENT = isEverything ? 100 : 30

/** The kind of form, the API call that carries it, and the form that sends it. */
const kinds: [what: string, call: Call, form: (services: PageServices) => PageForm][] = [
  ['a booking', createBooking, bookingForm],
  ['an enquiry', contact, at => contactForm({variant: 'full', fromUrl: () => ''}, at)],
  [
    'an enquiry from a popup',
    contact,
    at => contactForm({variant: 'popup', fromUrl: () => ''}, at),
  ],
  ['a subscription', newsletter, at => newsletterForm(null, at)],
  [
    'a message to a member of the team',
    createTeamMemberContact,
    at => teamContactForm({member: 'layla', resume: null}, at),
  ],
  ['a property to list', addListWithUs, at => listWithUsForm(null, at)],
  [
    'an application for a job',
    applyForJobApplication,
    at => applicationForm({careerId: 'concierge', resume: null}, at),
  ],
]

describe('parity of browser and server validation', () => {
  const api = useRunning(async () => startApi(await oneDatabase.prepare()))

  for (const [what, call, form] of kinds) {
    const suite = forms[call.name as keyof typeof forms]?.suite as FormSuite<object>

    it(`browser and server validate ${what} alike`, async () => {
      const onPage = browserValidator(form)
      const onServer = serverValidator(call, suite)
      let sent = 0
      const agree = async (inputs: Record<string, unknown>) => {
        const browserErrors = await onPage.validate(inputs)
        assert.deepEqual(onServer(inputs), browserErrors)
        if (takesFiles(call) || sent++ >= SENT) return
        const {status, errors = {}} = await api.post(call.path, inputs)
        assert.deepEqual(errors, browserErrors)
        assert.equal(status, Object.keys(browserErrors).length ? 422 : 200)
      }
      const inputs = inputsOf(call, onPage.fields)
      await assertProperty(fc.asyncProperty(inputs, agree), {once: 300, all: 2_500})
    })
  }
})
