import assert from 'node:assert/strict'
import {beforeEach, describe, it} from 'node:test'
import {LARGEST_IMAGE, MEGABYTE} from '#kit/forms/files/limits.ts'
import {dayFrom} from '../../../support/dates.ts'
import {completeBuilder} from '../../support/records/builders.ts'
import {diver} from '../../support/records/careers.ts'
import {launches} from '../../support/records/launches.ts'
import {millHouse} from '../../support/records/open-houses.ts'
import {types} from '../../support/records/places.ts'
import {answered, completeProperty} from '../../support/records/property.ts'
import {mina} from '../../support/records/team.ts'
import {useSite} from '../../support/site/use-site.ts'
import {visit} from '../../support/site/visitor.ts'

type Values = Record<string, string | Blob>

interface NativeForm {
  path: string
  call: string
  good: Values
  hasFiles?: boolean
}

const PERSON = {name: 'Layla', phone: '971501234567', email: 'layla@example.com'}
const ENQUIRY = {...PERSON, message: 'A villa, please.'}
const IN_THREE_MONTHS = dayFrom(90)
const HOME = {
  property_location: 'Marina Gate',
  current_valuation: '1250000',
  move_in_date: IN_THREE_MONTHS,
}
const WORK = {
  experience: '5 years',
  current_salary: '20000',
  expected_salary: '25000',
  available_to_join: 'Immediately',
  current_location: 'Dubai',
}

const contact = (path: string, good: Values = ENQUIRY): NativeForm => ({
  path,
  call: 'contact',
  good,
})

const forms: NativeForm[] = [
  contact('/contact-us'),
  contact('/lifestyle'),
  contact('/properties/lighthouse-villa'),
  contact('/projects/quay-and-sons'),
  contact('/projects/detail/lighthouse-villa'),
  contact('/open-houses/tea-and-flour'),
  ...launches.map(({path}) => contact(path, PERSON)),
  {path: '/team/detail/mina-darwish', call: 'createTeamMemberContact', good: ENQUIRY},
  {path: '/newsletter', call: 'createNewsLetterSubscriber', good: {email: PERSON.email}},
  {path: '/list-with-us', call: 'addListWithUs', good: {...PERSON, ...HOME}, hasFiles: true},
  {
    path: '/careers/apply/diver',
    call: 'applyForJobApplication',
    good: {...PERSON, ...WORK},
    hasFiles: true,
  },
]

describe('native posts in front of a back end that accepts everything', () => {
  const {site, browser} = useSite()
  beforeEach(() => {
    site.answers.getPropertyTypesWithProperties = answered(types)
    site.answers.propertyDetail = answered(completeProperty)
    site.answers['property-detail'] = answered(completeProperty)
    site.answers.getProjectsByBuilder = answered(completeBuilder)
    site.answers.getOpenHouseDetail = answered(millHouse)
    site.answers.getTeamMember = answered(mina)
    site.answers.careerDetail = answered(diver)
  })

  const post = ({path, hasFiles}: NativeForm, values: Values, headers = {}) =>
    fetch(site.url + path, {
      method: 'POST',
      body: hasFiles ? formData(values) : new URLSearchParams(values as Record<string, string>),
      headers,
      redirect: 'manual',
    })
  const forwarded = () => site.received.filter(({method}) => method === 'POST')
  const rejectsAll = async (status: number, values: (form: NativeForm) => Values, headers = {}) => {
    for (const form of forms) {
      const answer = await post(form, values(form), headers)
      assert.equal(answer.status, status, form.path)
    }
    assert.deepEqual(forwarded(), [])
  }

  it('each form forwards a valid native post once, with trimmed values', async () => {
    for (const form of forms) {
      const {path, call, good} = form
      site.received.length = 0
      const answer = await post(form, {...good, email: ` ${good.email} `})
      assert.equal(answer.status, 303, path)
      assert.match(`${answer.headers.get('location')}`, /^\/thank-you/)
      const [lead, ...more] = forwarded()
      assert.deepEqual(more, [])
      assert.equal(lead?.call, call)
      for (const [name, value] of Object.entries(good)) assert.equal(lead?.body[name], value, name)
    }
  })

  it('each form rejects an empty native post with 422', () => rejectsAll(422, () => ({})))

  it('each form rejects a native post of garbage with 422', () =>
    rejectsAll(422, ({good}) => ({
      ...Object.fromEntries(Object.keys(good).map(name => [name, '<1>'])),
      message: '',
    })))

  it('each form rejects a native post with a too long text with 422', async () => {
    await rejectsAll(422, ({good}) => ({...good, email: `${'l'.repeat(400)}@example.com`}))
    const answer = await post(contact('/contact-us'), {...ENQUIRY, message: 'x'.repeat(10_001)})
    assert.match(await answer.text(), /This text is too long\. Please shorten it\./)
    assert.deepEqual(forwarded(), [])
  })

  it('each form rejects a filled honeypot and renders again without it', async () => {
    await rejectsAll(422, ({good}) => ({...good, website: 'https://spam.example'}))
    const answer = await post(contact('/contact-us'), {
      ...ENQUIRY,
      website: 'filled by a password manager',
    })
    const html = await answer.text()
    assert.match(html, /Please press Send again/)
    assert.match(html, /value="Layla"/)
    assert.doesNotMatch(html, /name="website"/)
  })

  it('each form rejects a post from another origin with 403', async () => {
    const others = [
      {'sec-fetch-site': 'cross-site'},
      {'sec-fetch-site': 'same-site', origin: 'https://shop.agency.example'},
      {origin: 'https://evil.example'},
      {origin: 'null'},
    ]
    for (const headers of others) await rejectsAll(403, ({good}) => good, headers)
  })

  it('the contact form accepts a post whose headers name the site’s origin', async () => {
    for (const headers of [{'sec-fetch-site': 'same-origin'}, {origin: site.url}]) {
      const answer = await post(contact('/contact-us'), ENQUIRY, headers)
      assert.equal(answer.status, 303, JSON.stringify(headers))
    }
  })

  it('forms never forward a file that is too large or of the wrong type', async () => {
    const [owners, career] = forms.filter(({hasFiles}) => hasFiles) as [NativeForm, NativeForm]
    const image = new Uint8Array(LARGEST_IMAGE + 1)
    image.set(Buffer.from('GIF89a'))
    const resume = new Uint8Array(11 * MEGABYTE)
    resume.set(Buffer.from('%PDF-1.7\n'))
    const files: [NativeForm, string, Blob][] = [
      [owners, 'property_images', new File([image], 'large.gif')],
      [owners, 'property_images', new File(['<?php'], 'a.gif')],
      [career, 'media', new File([resume], 'large.pdf')],
      [career, 'media', new File([new Uint8Array(LARGEST_IMAGE + MEGABYTE)], 'random.pdf')],
    ]
    for (const [form, field, file] of files) {
      const answer = await post(form, {...form.good, [field]: file})
      assert.equal(answer.status, 422, `${form.path} ${field}`)
    }
    assert.deepEqual(forwarded(), [])
  })

  it('a rejected form focuses its first invalid field and keeps what was typed', async () => {
    const visitor = await visit(browser, `${site.url}/lifestyle`, {javaScriptEnabled: false})
    const {page} = visitor
    await page.getByLabel('Name', {exact: true}).fill('Layla')
    await page.getByLabel('Phone', {exact: true}).fill('none')
    await page.getByRole('button', {name: 'Send'}).click()
    await page.getByText('Some fields need another look.').waitFor()
    await page.locator('[name=phone]:focus').waitFor()
    assert.equal(await page.getByLabel('Name', {exact: true}).inputValue(), 'Layla')
    await page.getByText('Please enter a valid number!').waitFor()
    await visitor.leave()
  })
})

function formData(values: Values) {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}
