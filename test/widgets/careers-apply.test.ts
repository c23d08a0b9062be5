import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {chooseFiles, chosen} from '../support/partner/files.ts'
import {
  button,
  errors,
  eventually,
  field,
  isAccessible,
  load,
  mount,
  press,
  showsErrors,
  showsToast,
  toasts,
  type,
} from '../support/widget-page.ts'

const TAKEN = accepted('Your application has been submitted.')
const MEGABYTE = 1024 * 1024

const TYPED = {
  Name: 'Ana Serrano',
  Phone: '+971 50 123 4567',
  Email: 'ana@example.com',
  Experience: '5 years in leasing',
  'Current salary': '11,000',
  'Expected salary': '14,000',
  'Available to join': 'Immediately',
  'Current location': 'Vigo, Spain',
}

const SENT = {
  name: 'Ana Serrano',
  phone: '971501234567',
  email: 'ana@example.com',
  experience: '5 years in leasing',
  current_salary: '11,000',
  expected_salary: '14,000',
  available_to_join: 'Immediately',
  current_location: 'Vigo, Spain',
}

const REQUIRED = [
  'Name is Required!',
  'Phone is Required!',
  'Email is required.',
  'Experience is required.',
  'Current Salary is required.',
  'Expected Salary is required.',
  'Available to Join is required.',
  'Current Location is required.',
]

const pdf = (bytes = 2000, name = 'ana.pdf', kind = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, {type: kind})

let openings = 0

describe('Job application', () => {
  before(() => load('ocp-careers-apply'))

  const {fill} = formContract({
    tag: 'ocp-careers-apply',
    name: 'careers-apply',
    attributes: () => `career-id="opening-${openings++}" heading="Apply for this position"`,
    call: 'applyForJobApplication',
    fields: TYPED,
    normalized: {Phone: '+971501234567'},
    payload: form => ({career_id: form.getAttribute('career-id'), ...SENT}),
    send: 'Apply',
    received: 'We have received your application.',
    messages: {
      empty: REQUIRED,
      wrong: [
        ['Name', 'Ana 2', 'Please enter a valid name! '],
        ['Phone', '050', 'Please enter a valid number! '],
        ['Email', 'ana@', 'Email is invalid.'],
      ],
      isEager: true,
    },
    languages: {
      fr: {send: 'Postuler', message: 'Veuillez indiquer votre nom.'},
      ru: {send: 'Откликнуться', message: 'Укажите имя.'},
    },
    // Spec section 8: regardless of the server's message.
    rejection: 'Something went wrong',
  })

  /** Each time for another opening, because typed values are kept for each opening. */
  async function open(careerId = `opening-${openings++}`) {
    const form = await mount(`<ocp-careers-apply career-id="${careerId}"></ocp-careers-apply>`)
    await eventually(() => field(form, 'Name'))
    return form
  }

  const choose = (form: HTMLElement, ...files: File[]) => chooseFiles(field(form, 'Resume'), files)
  const showsFile = (form: HTMLElement, ...names: string[]) =>
    eventually(() => expect(chosen(form)).to.deep.equal(names))

  /** Leaves a field, as Tab does. */
  const leave = (form: HTMLElement, label: string) => {
    field(form, label).focus()
    field(form, label).blur()
  }

  it('the job application is accessible with errors and a resume', async () => {
    const form = await open()
    press(form, 'Apply')
    await eventually(() => expect(errors(form)).not.to.deep.equal([]))
    choose(form, pdf())
    await showsFile(form, 'ana.pdf')
    await isAccessible(form)
  })

  it('the example of the docs renders the job application with a resume field', async () => {
    const form = await mount(await (await fetch('/widgets/careers-apply/example.html')).text())
    await eventually(() => field(form, 'Resume'))
  })

  it('the form shows errors only at fields that were edited or left', async () => {
    const form = await open()
    type(form, 'Name', 'Ana 2')
    await showsErrors(form, 'Please enter a valid name! ')
    type(form, 'Name', 'Ana')
    await showsErrors(form)
    leave(form, 'Current location')
    await showsErrors(form, 'Current Location is required.')
    type(form, 'Phone', '050')
    type(form, 'Email', 'ana@')
    await showsErrors(
      form,
      'Please enter a valid number! ',
      'Email is invalid.',
      'Current Location is required.',
    )
  })

  it('the fields have autocomplete, an input mode, a file type and descriptions', async () => {
    const form = await open()
    expect(field(form, 'Name').autocomplete).to.equal('name')
    expect(field(form, 'Phone').autocomplete).to.equal('tel')
    expect(field(form, 'Email').autocomplete).to.equal('email')
    expect(field(form, 'Current salary').inputMode).to.equal('numeric')
    expect(field(form, 'Resume').accept).to.equal('application/pdf')
    const helps = (label: string) => {
      const id = field(form, label).getAttribute('aria-describedby')
      return form.shadowRoot?.getElementById(`${id}`)?.textContent
    }
    expect(helps('Expected salary')).to.equal('In AED per month')
    expect(helps('Resume')).to.equal('Optional. A PDF under 10 MB.')
  })

  it('Apply sends the values and the resume, shows the thanks and empties the form', async () => {
    const requests = fakeApi({applyForJobApplication: TAKEN})
    const form = await open('keeper')
    fill(form)
    choose(form, pdf())
    await showsFile(form, 'ana.pdf')
    press(form, 'Apply')
    await showsToast(TAKEN.message)
    expect(requests.length).to.equal(1)
    expect(requests[0]?.body).to.deep.equal({career_id: 'keeper', ...SENT})
    expect(Object.keys(requests[0]?.files ?? {})).to.deep.equal(['media'])
    expect(requests[0]?.files.media?.map(({name, size}) => [name, size])).to.deep.equal([
      ['ana.pdf', 2000],
    ])
    expect(requests[0]?.key).to.match(/^[0-9a-f]{32}$/)
    await eventually(() => expect(field(form, 'Name').value).to.equal(''))
    await showsFile(form)
  })

  const refused: Record<string, File> = {
    'a picture': pdf(10, 'ana.png', 'image/png'),
    'a file of no type that is called otherwise': pdf(10, 'ana', ''),
    'a page with a PDF in it': new File(['<p>%PDF-'], 'ana.html', {type: 'text/html'}),
    'a PDF of 10 MB': pdf(10 * MEGABYTE),
  }
  for (const [what, file] of Object.entries(refused)) {
    it(`the form rejects ${what} as a resume and is sent without it`, async () => {
      const requests = fakeApi({applyForJobApplication: TAKEN})
      const form = await open()
      choose(form, file)
      await showsToast('Error')
      expect(toastText()).to.include('Invalid File Format')
      expect(chosen(form)).to.deep.equal([])
      fill(form)
      press(form, 'Apply')
      await showsToast(TAKEN.message)
      expect(requests[0]?.files).to.deep.equal({})
    })
  }

  const vague: Record<string, File> = {
    'of no type that is called .pdf': pdf(10, 'ana.PDF', ''),
    'of the type application/x-pdf': pdf(10, 'ana.pdf', 'application/x-pdf'),
    'of the type application/octet-stream': pdf(10, 'ana.pdf', 'application/octet-stream'),
    'that begins as a PDF after a blank line': new File(['\n%PDF-1.4'], 'ana', {type: ''}),
  }
  for (const [what, file] of Object.entries(vague)) {
    it(`the form accepts a file ${what} as a resume, and sends it as a PDF`, async () => {
      const requests = fakeApi({applyForJobApplication: TAKEN})
      const form = await open()
      fill(form)
      choose(form, file)
      press(form, 'Apply')
      await showsToast(TAKEN.message)
      const sent = requests[0]?.files.media?.map(({name, type, size}) => [name, type, size])
      expect(sent).to.deep.equal([[file.name, 'application/pdf', file.size]])
    })
  }

  it('the form accepts a PDF of one byte less than 10 MB as a resume', async () => {
    const form = await open()
    choose(form, pdf(10 * MEGABYTE - 1))
    await showsFile(form, 'ana.pdf')
    expect(toasts()).to.deep.equal([])
  })

  it('a rejected file leaves the resume in place, and another PDF replaces it', async () => {
    const form = await open()
    choose(form, pdf(10, 'first.pdf'))
    await showsFile(form, 'first.pdf')
    choose(form, pdf(10, 'second.doc', 'application/msword'))
    await showsToast('Error')
    expect(chosen(form)).to.deep.equal(['first.pdf'])
    choose(form, pdf(10, 'third.pdf'))
    await showsFile(form, 'third.pdf')
  })

  it('Apply sends no file after the resume was removed', async () => {
    const requests = fakeApi({applyForJobApplication: TAKEN})
    const form = await open()
    fill(form)
    choose(form, pdf())
    await showsFile(form, 'ana.pdf')
    button(form, 'Remove ana.pdf').click()
    await showsFile(form)
    press(form, 'Apply')
    await showsToast(TAKEN.message)
    expect(requests[0]?.files).to.deep.equal({})
  })

  it('a progress bar shows the uploaded share of the resume while it is sent', async () => {
    const answer = Promise.withResolvers<Answer>()
    const requests = fakeApi({applyForJobApplication: () => answer.promise})
    const form = await open()
    fill(form)
    choose(form, pdf())
    await showsFile(form, 'ana.pdf')
    press(form, 'Apply')
    await eventually(() => expect(requests.length).to.equal(1))
    requests[0]?.hasSent(0.5)
    const progress = () => form.shadowRoot?.querySelector('progress')
    await eventually(() => expect(progress()?.value).to.equal(50))
    answer.resolve(TAKEN)
    await showsToast(TAKEN.message)
    expect(progress()).to.equal(null)
  })

  it('the form shows the errors of a 422 response and keeps its values', async () => {
    const message = 'Please enter a valid number! '
    fakeApi({
      applyForJobApplication: {
        statusCode: 422,
        message,
        errors: {phone: message, career_id: 'Please choose an opening.'},
      },
    })
    const form = await open()
    fill(form)
    press(form, 'Apply')
    await showsErrors(form, 'Please choose an opening.', message)
    await showsToast(message)
    expect(field(form, 'Phone').getAttribute('aria-invalid')).to.equal('true')
    expect(field(form, 'Name').value).to.equal('Ana Serrano')
  })

  it('a form without career-id shows "Please choose an opening." and is not sent', async () => {
    const requests = fakeApi({applyForJobApplication: TAKEN})
    const form = await open('')
    fill(form)
    press(form, 'Apply')
    await showsErrors(form, 'Please choose an opening.')
    expect(requests).to.deep.equal([])
  })

  it('the form keeps values and resume for each opening until it is accepted', async () => {
    const first = await open('diver')
    fill(first)
    type(first, 'Email', 'ana@')
    choose(first, pdf())
    await showsFile(first, 'ana.pdf')
    first.remove()

    const other = await open('keeper-2')
    expect(field(other, 'Name').value).to.equal('')
    other.remove()

    const requests = fakeApi({applyForJobApplication: TAKEN})
    const again = await open('diver')
    await showsFile(again, 'ana.pdf')
    expect(field(again, 'Current location').value).to.equal('Vigo, Spain')
    type(again, 'Email', 'ana@example.com')
    press(again, 'Apply')
    await showsToast(TAKEN.message)
    expect(requests[0]?.body).to.deep.equal({career_id: 'diver', ...SENT})
    expect(requests[0]?.files.media?.length).to.equal(1)
    again.remove()

    expect(field(await open('diver'), 'Name').value).to.equal('')
  })
})

/** The whole text of the visible toast, including its description. */
const toastText = () =>
  document
    .querySelector('ocp-layer-toasts')
    ?.shadowRoot?.querySelector('[data-sonner-toast]:not([data-removed=true])')?.textContent
