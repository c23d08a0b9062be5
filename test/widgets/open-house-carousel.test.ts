import {expect, fixtureCleanup} from '@open-wc/testing'
import {builtInAgency, phoneLink} from '#trade/agency/agency.ts'
import type {OpenHouse} from '#trade/contract/entities.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {heldIntervals} from '../support/intervals.ts'
import {named, userAgents} from '../support/user-agents.ts'
import {
  button,
  eventually,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
  toasts,
} from '../support/widget-page.ts'

const house = (
  title: string,
  details: Partial<OpenHouse['open_house_details']> = {},
  more: Partial<OpenHouse> = {},
): OpenHouse => ({
  main_images: ['pictures/one.webp', 'pictures/two.webp', 'pictures/three.webp'],
  open_house_details: {
    title,
    slug: title.toLowerCase(),
    date: '2031-12-06',
    start_time: '10:00 AM',
    end_time: '1 pm',
    venue: 'Weir Lane',
    status: 'Bring boots',
    ...details,
  },
  about: {price: 1250000},
  dld_details: {permit_number: '7112233445'},
  ...more,
})

const list = (...openHouses: OpenHouse[]) => ({
  getOpenHouses: {...accepted('Open houses'), data: {openHouses}},
})
const one = (record: OpenHouse | null) => ({
  getOpenHouseDetail: {...accepted('One open house'), data: record},
})

/** Puts the widget on a partner's page, in this much room. */
async function show(attributes = '', width = 900) {
  const box = await mount(
    `<div style="width: ${width}px"><ocp-open-house-carousel site="https://agency.example"
      partner="gulf-homes" ${attributes}></ocp-open-house-carousel></div>`,
  )
  return box.querySelector('ocp-open-house-carousel') as HTMLElement
}

const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement
const texts = (widget: HTMLElement, selector: string) =>
  [...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].map(element =>
    element.textContent?.trim().replace(/\s+/g, ' '),
  )
const links = (widget: HTMLElement, selector: string) =>
  [...(widget.shadowRoot?.querySelectorAll<HTMLAnchorElement>(selector) ?? [])].map(a => a.href)
const position = (widget: HTMLElement) => find(widget, '.carousel__position')?.textContent
const isThere = (widget: HTMLElement, selector: string) =>
  eventually(() => expect(find(widget, selector)).to.exist)
/** Waits until the slides can be swiped and only this one is in view. */
const isLive = (widget: HTMLElement, at: string) =>
  eventually(() => {
    expect(find(widget, '.carousel__viewport')?.dataset.motion).to.equal('live')
    expect(position(widget)).to.equal(at)
    expect(texts(widget, '.carousel__slide:not([inert])').length).to.equal(1)
  })

describe('Open house carousel', () => {
  before(() => load('ocp-open-house-carousel'))

  for (const [what, attributes, behaviour] of [
    ['a carousel of open houses', 'heading="Come and see"', list(house('Mill'), house('Quay'))],
    ['a single open house', 'slug="mill"', one(house('Mill'))],
  ] as const) {
    for (const [theme, ground] of [
      ['light', '#f7f2e9'],
      ['dark', '#0e1620'],
    ] as const) {
      it(`${what} is accessible in the ${theme} theme`, async () => {
        fakeApi(behaviour)
        const widget = await show(`${attributes} theme="${theme}"`)
        document.body.style.background = ground
        await isThere(widget, '.carousel__button')
        await isAccessible(widget)
        document.body.style.background = ''
      })
    }
  }

  describe('carousel of all open houses', () => {
    it('widgets of two back ends on one page each show the phone of their own agency', async () => {
      const agency = {
        name: 'North Star Homes',
        phone: '+971 4 111 1111',
        whatsapp: '+971 50 111 1111',
        demonstration: false,
        hiddenReviewers: [],
      }
      const api = 'https://api.north-star.example'
      fakeApi({
        getOpenHouses: ({origin}) => ({...list().getOpenHouses, ...(origin === api && {agency})}),
      })
      const phones = (widget: HTMLElement) => links(widget, '[part=empty] a[href^=tel]')
      const other = await show(`api="${api}"`)
      await eventually(() => expect(phones(other)).to.deep.equal(['tel:+97141111111']))
      const own = await show()
      await eventually(() => expect(phones(own)).to.deep.equal([phoneLink(builtInAgency.phone)]))
    })

    it('the carousel shows one open house at a time with its facts and link', async () => {
      fakeApi(list(house('Mill'), house('Quay')))
      const widget = await show('heading="Come and see"')
      await isLive(widget, '1 / 2')
      expect(texts(widget, '.carousel__slide:not([inert]) .house__words > *')).to.deep.equal([
        '6 December',
        'Mill',
        '10:00 AM - 1 pm',
        'Weir Lane',
        'Bring boots',
        'Permit 7112233445',
      ])
      expect(find(widget, '.carousel').getAttribute('aria-label')).to.equal('Come and see')
      expect(links(widget, '.house__link')[0]).to.equal(
        'https://agency.example/open-houses/mill?partner=gulf-homes',
      )
    })

    it('the carousel moves every 7 s, wraps around, and pauses on hover and focus', async () => {
      const time = heldIntervals()
      fakeApi(list(house('Mill'), house('Quay')))
      const widget = await show()
      await isLive(widget, '1 / 2')
      await eventually(() => expect(time.delays()).to.deep.equal([7000]))
      time.pass()
      await isLive(widget, '2 / 2')
      time.pass()
      await isLive(widget, '1 / 2')
      const section = find(widget, '.carousel')
      section.dispatchEvent(new PointerEvent('pointerenter'))
      expect(time.delays()).to.deep.equal([])
      section.dispatchEvent(new PointerEvent('pointerleave'))
      expect(time.delays()).to.deep.equal([7000])
      button(widget, 'Next').focus()
      expect(time.delays()).to.deep.equal([])
      button(widget, 'Next').blur()
      expect(time.delays()).to.deep.equal([7000])
      fixtureCleanup()
      await eventually(() => expect(time.delays()).to.deep.equal([]))
    })

    it('a click on an open house fires ocp-select with its name and slug', async () => {
      fakeApi(list(house('Mill')))
      const widget = await show()
      await isThere(widget, '.house__link')
      const selections: unknown[] = []
      widget.addEventListener('ocp-select', event => {
        event.preventDefault()
        selections.push((event as CustomEvent).detail)
      })
      find(widget, '.house__link').click()
      expect(selections).to.deep.equal([{name: 'Mill', slug: 'mill'}])
    })

    it('past open houses come last and are marked as over', async () => {
      fakeApi(list(house('Past', {date: '2020-01-01'}), house('Mill')))
      const widget = await show()
      await eventually(() => expect(texts(widget, 'h3')).to.deep.equal(['Mill', 'Past']))
      expect(texts(widget, '.house__over')).to.deep.equal(['This open house is over'])
    })

    it('an empty carousel shows a message and links to properties and the phone', async () => {
      fakeApi(list())
      const widget = await show()
      await isThere(widget, '.no-house')
      expect(texts(widget, '.no-house__text')).to.deep.equal([
        'No Upcoming Open Houses Available Currently',
      ])
      expect(links(widget, '.no-house a')[0]).to.equal(
        'https://agency.example/properties?partner=gulf-homes',
      )
      expect(links(widget, '.no-house a')[1]).to.match(/^tel:/)
    })
  })

  describe('single open house', () => {
    it('an open house is requested by slug and shows its pictures and facts', async () => {
      const requests = fakeApi(one(house('Mill')))
      const widget = await show('slug="mill"')
      await isLive(widget, '1 / 3')
      expect(requests.map(({path, query}) => [path, query.get('slug')])).to.deep.equal([
        ['/api/v1/user/getOpenHouseDetail', 'mill'],
      ])
      expect(texts(widget, 'h3, .one-house__price, .house-facts dd')).to.deep.equal([
        'Mill',
        'aed 1,250,000',
        'Saturday, 6 December 2031',
        '10:00 AM - 1 pm',
        'Weir Lane',
        'Bring boots',
      ])
      expect(links(widget, '.one-house__way a')).to.deep.equal([
        'https://agency.example/open-houses/mill?partner=gulf-homes',
      ])
      press(widget, 'Previous')
      await isLive(widget, '3 / 3')
    })

    it('an open house links to calendars with its times in UTC', async () => {
      fakeApi(one(house('Mill')))
      const widget = await show('slug="mill" lang="fr"')
      await isThere(widget, '.add-to-calendar')
      const [file = '', google = '', outlook = ''] = links(widget, '.add-to-calendar a')
      expect(file).to.equal(
        'https://agency.example/open-houses/mill/calendar.ics?lang=fr&partner=gulf-homes',
      )
      expect(new URL(google).searchParams.get('dates')).to.equal(
        '20311206T060000Z/20311206T090000Z',
      )
      expect(new URL(google).searchParams.get('details')).to.include('https://agency.example/')
      expect(new URL(outlook).searchParams.get('startdt')).to.equal('2031-12-06T06:00:00.000Z')
    })

    it('only in the browser of an app the calendar links say how to leave it', async () => {
      const hint = () => find(widget, '.add-to-calendar__hint')?.textContent
      fakeApi(one(house('Mill')))
      let widget = await show('slug="mill"')
      await isThere(widget, '.add-to-calendar')
      expect(hint()).to.equal(undefined)
      fixtureCleanup()
      await named(userAgents.inApps['WhatsApp on Android'], async () => {
        widget = await show('slug="mill" lang="fr"')
        await eventually(() => expect(hint()).to.match(/«\sOuvrir dans le navigateur\s»/))
        await isAccessible(widget)
      })
    })

    it('an open house that is over or has no date offers no calendar links', async () => {
      for (const details of [{date: '2020-01-01'}, {date: 'soon'}]) {
        fakeApi(one(house('Mill', details, {about: {price: null}})))
        const widget = await show('slug="mill"')
        await isThere(widget, '.house-facts')
        expect(find(widget, '.add-to-calendar')).to.equal(null)
        expect(texts(widget, '.one-house__price')).to.deep.equal(['Price on request'])
      }
    })

    it('a new slug attribute replaces the open house', async () => {
      fakeApi({
        getOpenHouseDetail: ({query}) => ({
          ...accepted('One'),
          data: house(query.get('slug') === 'quay' ? 'Quay' : 'Mill'),
        }),
      })
      const widget = await show('slug="mill"')
      await eventually(() => expect(texts(widget, 'h3')).to.deep.equal(['Mill']))
      widget.setAttribute('slug', 'quay')
      await eventually(() => expect(texts(widget, 'h3')).to.deep.equal(['Quay']))
    })

    it('an unknown open house shows a link to all of them and no toast', async () => {
      fakeApi({getOpenHouseDetail: {statusCode: 404, message: 'Not found'}})
      const widget = await show('slug="lost"')
      await isThere(widget, '.no-house')
      expect(links(widget, '.no-house a')[0]).to.equal(
        'https://agency.example/open-houses?partner=gulf-homes',
      )
      expect(toasts()).to.deep.equal([])
    })
  })

  for (const [what, behaviour] of [
    ['gets a 500', {statusCode: 500, message: 'down'}],
    ['fails', 'breaks'],
  ] as const) {
    for (const [call, attributes, words] of [
      ['getOpenHouses', '', 'Something went wrong'],
      ['getOpenHouseDetail', 'slug="mill"', 'Something went wrong !'],
    ] as const) {
      it(`a ${call} request that ${what} shows "${words}", the phone and a retry`, async () => {
        fakeApi({[call]: behaviour})
        const widget = await show(attributes)
        await showsToast(words)
        expect(toasts().length).to.equal(1)
        await isThere(widget, '.unavailable')
        expect(links(widget, '.unavailable a')[0]).to.match(/^tel:/)
        fakeApi({...list(house('Mill')), ...one(house('Mill'))})
        press(widget, 'Try again')
        await eventually(() => expect(texts(widget, 'h3')).to.deep.equal(['Mill']))
      })
    }
  }
})
