import {expect} from '@open-wc/testing'
import {fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {answered} from '../support/records/homes.ts'
import {errors, eventually, field, load, mount, press, type} from '../support/widget-page.ts'

const TAG = 'ocp-saved-search'
const accepted = {statusCode: 200, message: 'Please check your inbox.', data: {id: 'x'}}

/** A back end that sends such mails says so with each search. */
const offered = (alerts = true) => {
  const answer = answered()
  return {...answer, data: {...(answer.data as object), ...(alerts && {alerts})}}
}

describe('SavedSearch', () => {
  before(() => load(TAG))

  // The site that renders the page has checked this before.
  formContract({
    tag: TAG,
    name: 'saved-search',
    attributes: () =>
      'action="/tell-me-when" name="By the sea" query="?sort=largest&amp;place=Marina"',
    call: 'createSavedSearch',
    fields: {Email: ' layla@example.com'},
    normalized: {Email: 'layla@example.com'},
    choice: 'Weekly',
    open: async element => {
      if (!consent(element).checked) consent(element).click()
      return element
    },
    payload: () => ({
      ...{name: 'By the sea', email: 'layla@example.com', frequency: 'weekly'},
      ...{consent: '2026-11', query: 'place=Marina', fromUrl: location.pathname.slice(1)},
    }),
    send: 'Save this search',
    received: 'One more step: confirm your search with the link in our email.',
    isOnlyNoted: true,
    messages: {
      empty: ['Email is Required!'],
      wrong: [['Email', 'layla@example', 'Email is Invalid!']],
    },
    languages: {
      fr: {send: 'Enregistrer cette recherche', message: 'Veuillez indiquer votre e-mail.'},
      ru: {send: 'Сохранить этот поиск', message: 'Укажите e-mail.'},
    },
  })

  it('a search in words is saved with the filters that were understood', async () => {
    const understood = {place: 'Dubai Marina', min_area: '1200'}
    const {data, ...answer} = offered()
    const requests = fakeApi({
      'search-properties': {...answer, data: {...data, understood, rest: 'near a school'}},
      createSavedSearch: accepted,
    })
    const element = await mount(`<${TAG} query="q=marina from 1200 sq ft near a school"></${TAG}>`)
    await eventually(() => field(element, 'Name of the search'))
    expect(field(element, 'Name of the search').value).to.equal('Dubai Marina, From 1,200 sq ft')
    type(element, 'Email', 'layla@example.com')
    consent(element).click()
    press(element, 'Save this search')
    const sent = () => requests.find(({path}) => path.endsWith('createSavedSearch'))
    await eventually(() => expect(sent()).to.exist)
    expect(sent()?.body.query).to.equal('place=Dubai+Marina&min_area=1200')
  })

  it('the form is called after its filters in words, and asks for consent', async () => {
    const requests = fakeApi({'search-properties': offered(), createSavedSearch: accepted})
    const element = await mount(`<${TAG} query="purpose=residential-sale&bedrooms=2"></${TAG}>`)
    await eventually(() => field(element, 'Name of the search'))
    expect(field(element, 'Name of the search').value).to.equal('Residential Sale, 2 bedrooms')
    type(element, 'Email', 'layla@example.com')
    press(element, 'Save this search')
    await eventually(() =>
      expect(errors(element)).to.deep.equal(['Please agree to receive these emails.']),
    )
    expect(requests.filter(({path}) => path.endsWith('createSavedSearch'))).to.deep.equal([])
    const link = element.shadowRoot?.querySelector<HTMLAnchorElement>('a[href$="/privacy-policy"]')
    expect(link?.textContent).to.equal('Privacy Policy')
  })

  it('a page without a form token fetches one, which the search is sent with', async () => {
    const requests = fakeApi({
      'search-properties': offered(),
      getFormToken: {statusCode: 200, message: 'OK', data: {token: 'signed.time'}},
      createSavedSearch: accepted,
    })
    const element = await mount(`<${TAG} name="By the sea"></${TAG}>`)
    await eventually(() => field(element, 'Email'))
    await eventually(() =>
      expect(requests.map(({path}) => path.split('/').at(-1))).to.include('getFormToken'),
    )
    type(element, 'Email', 'layla@example.com')
    consent(element).click()
    press(element, 'Save this search')
    await eventually(() => {
      const sent = requests.find(({path}) => path.endsWith('createSavedSearch'))
      expect(sent?.query.get('form')).to.equal('signed.time')
    })
  })

  it('one home is followed with an address and a consent, under its own name', async () => {
    const home = {name: 'Marina loft', slug: 'marina-loft', about: {price: 1}, alerts: true}
    const requests = fakeApi({
      'property-detail': {statusCode: 200, message: 'OK', data: home},
      createSavedSearch: accepted,
    })
    const element = await mount(`<${TAG} query="home=marina-loft"></${TAG}>`)
    await eventually(() => field(element, 'Email'))
    await expect(element).to.be.accessible()
    type(element, 'Email', 'layla@example.com')
    consent(element).click()
    press(element, 'Follow this home')
    const sent = () => requests.find(({path}) => path.endsWith('createSavedSearch'))
    await eventually(() => expect(sent()).to.exist)
    expect(sent()?.body).to.deep.include({
      ...{name: 'Marina loft', frequency: 'at-once', query: 'home=marina-loft'},
      consent: '2026-11-home',
    })
  })

  it('a home that is not offered, or whose back end sends no mails, has no form', async () => {
    for (const answer of [
      {statusCode: 404, message: 'none'},
      {statusCode: 200, message: 'OK', data: {name: 'Marina loft', slug: 'marina-loft'}},
    ]) {
      fakeApi({'property-detail': answer})
      const element = await mount(`<${TAG} query="home=marina-loft"></${TAG}>`)
      await eventually(() => expect(element.shadowRoot?.querySelector('.skeleton')).to.equal(null))
      expect(element.shadowRoot?.querySelector('form')).to.equal(null)
    }
  })

  it('nothing is shown where the back end sends no mails, or has no search', async () => {
    for (const search of [offered(false), {statusCode: 404, message: 'none'}]) {
      const requests = fakeApi({'search-properties': search})
      const element = await mount(`<${TAG}></${TAG}>`)
      await eventually(() => expect(requests.length).to.equal(1))
      await eventually(() => expect(element.shadowRoot?.querySelector('.skeleton')).to.equal(null))
      expect(element.shadowRoot?.querySelector('form')).to.equal(null)
    }
  })
})

const consent = (element: HTMLElement) =>
  element.shadowRoot?.querySelector('input[name=consent]') as HTMLInputElement
