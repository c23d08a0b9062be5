/** 'Notify me': saving the search of a list. */
import {expect} from '@open-wc/testing'
import {fakeApi} from '../../support/fake-api.ts'
import {describePropertyList, mountList, one} from '../../support/property-list.ts'
import {answered, typesAnswered} from '../../support/records/homes.ts'
import {dialog, eventually, field, isAccessible, press, type} from '../../support/widget-page.ts'

const accepted = {statusCode: 200, message: 'Please check your inbox.', data: {id: 'x'}}

describePropertyList(() => {
  const show = async (attributes: string, more: object = {alerts: true}) => {
    const answer = answered()
    const requests = fakeApi({
      'search-properties': {...answer, data: {...(answer.data as object), ...more}},
      getPropertyTypes: typesAnswered,
      createSavedSearch: accepted,
    })
    const list = await mountList(attributes)
    await eventually(() => expect(one(list, '.cards li, .notice')).to.exist)
    return {list, requests}
  }
  const button = (list: HTMLElement) => one(list, '.alerts button')

  it('Notify me saves the search of the list, with presets, under its filters in words', async () => {
    const {list, requests} = await show('alerts purpose="residential-sale" sort="largest"')
    press(list, 'Notify me')
    const form = await eventually(dialog)
    await isAccessible(form)
    expect(field(form, 'Name of the search').value).to.equal('Residential Sale')
    type(form, 'Email', 'layla@example.com')
    form.querySelector<HTMLInputElement>('[name=consent]')?.click()
    press(form, 'Save this search')
    await eventually(() => {
      const [sent] = requests.filter(({path}) => path.endsWith('createSavedSearch'))
      expect(sent?.body.query).to.equal('purpose=residential-sale')
      expect(sent?.body.frequency).to.equal('daily')
    })
  })

  it('an empty search can be saved, too', async () => {
    const {list} = await show('alerts bedrooms="4"', {
      ...{alerts: true, properties: [], total: 0, pages: 0},
    })
    expect(button(list).textContent).to.equal('Notify me')
  })

  it('without JavaScript the button leads to the agency’s page with the search', async () => {
    const {list} = await show('alerts site="https://agency.example" place="Marina"')
    const form = button(list).closest('form') as HTMLFormElement
    expect([form.method, form.action]).to.deep.equal(['get', 'https://agency.example/tell-me-when'])
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({place: 'Marina'})
  })

  for (const [what, attributes, more] of [
    ['without the attribute', '', {alerts: true}],
    ['where the back end sends no mails', 'alerts', {}],
    ['beside a limit', 'alerts limit="3"', {alerts: true}],
  ] as const) {
    it(`there is no such button ${what}`, async () => {
      const {list} = await show(attributes, more)
      expect(button(list)).to.equal(undefined)
    })
  }
})
