/** Widgets on a partner's page that the visitor's browser translates, their texts among it. */
import {expect} from '@open-wc/testing'
import {changeTexts, TRANSLATED} from '../support/browser/changed-by-others.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {answer, names, suggested} from '../support/records/property-search.ts'
import {errors, eventually, load, mount, press, showsToast, type} from '../support/widget-page.ts'

const received = accepted('Thank you! We will contact you shortly.')

describe('Widgets whose texts others change', () => {
  const uncaught: string[] = []
  before(async () => {
    await Promise.all(['ocp-contact-form', 'ocp-property-search'].map(load))
    addEventListener('error', ({message}) => uncaught.push(message))
    changeTexts()
  })
  afterEach(() => expect(uncaught).to.deep.equal([]))

  it('a translated contact form shows what is missing, then is sent', async () => {
    const requests = fakeApi({contact: received})
    const form = await mount('<ocp-contact-form></ocp-contact-form>')
    press(form, 'Send')
    await eventually(() => expect(errors(form)).not.to.be.empty)
    const fields = {Name: 'Omar', Phone: '97150', Email: 'omar@example.com', Message: 'A villa'}
    for (const [label, value] of Object.entries(fields)) type(form, label, value)
    await eventually(() => expect(errors(form)).to.be.empty)
    press(form, 'Send')
    await showsToast(received.message + TRANSLATED)
    expect(requests).to.have.length(1)
  })

  it('translated suggestions follow what is typed', async () => {
    const cities = names('Dubai Marina', 'Marina Gate', 'Palm Jumeirah')
    fakeApi({getCities: answer({cities}), getPropertyTypes: answer({property_types: []})})
    const form = await mount('<ocp-property-search></ocp-property-search>')
    const suggest = async (typed: string, ...expected: string[]) => {
      type(form, 'Location', typed)
      await eventually(() =>
        expect(suggested(form).map(name => name?.replaceAll(TRANSLATED, ''))).to.deep.equal(
          expected,
        ),
      )
    }
    await suggest('m', 'Marina Gate', 'Dubai Marina', 'Palm Jumeirah')
    await suggest('marina', 'Marina Gate', 'Dubai Marina')
    await suggest('dubai m', 'Dubai Marina')
    await suggest('palm', 'Palm Jumeirah')
  })
})
