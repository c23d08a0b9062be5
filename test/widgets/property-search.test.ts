import {expect, nextFrame, oneEvent} from '@open-wc/testing'
import {fakeApi} from '../support/fake-api.ts'
import {
  answer,
  choices,
  collectSuggestions,
  deferredAnswers,
  highlighted,
  key,
  location,
  names,
  openedAddresses,
  optionsOf,
  someTypes,
  status,
  suggested,
} from '../support/records/property-search.ts'
import {
  button,
  drawingSlowly,
  eventually,
  field,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
  toasts,
  type,
} from '../support/widget-page.ts'

const ANYTHING = {childList: true, subtree: true}
const SEARCH = '<ocp-property-search></ocp-property-search>'
const places = names(
  'Palm Jumeirah',
  'Dubai Marina',
  'Marina Gate',
  'Emirates Hills',
  'Jumeirah Golf Estates',
)
const known = {getCities: answer({cities: places}), getPropertyTypes: someTypes}

/** A search that shows suggestions for a text. */
async function typed(text: string, markup = SEARCH) {
  const form = await mount(markup)
  type(form, 'Location', text)
  await eventually(() => expect(suggested(form)).not.to.be.empty)
  return form
}

describe('Property search', () => {
  before(() => load('ocp-property-search'))

  it('values are whole with controls as low as a page’s own fields', async () => {
    fakeApi(known)
    const form = await mount(SEARCH.replace('>', ' style="--ocp-control-height: 38px">'))
    const controls = form.shadowRoot?.querySelectorAll<HTMLElement>('.search__control') ?? []
    expect(controls.length).to.equal(3)
    for (const control of controls) {
      const style = getComputedStyle(control)
      const [above, below, line] = [style.paddingTop, style.paddingBottom, style.lineHeight].map(
        Number.parseFloat,
      ) as [number, number, number]
      expect(control.clientHeight - above - below).to.be.at.least(line)
    }
  })

  it('the property search is accessible with and without suggestions', async () => {
    fakeApi(known)
    const form = await mount(SEARCH)
    await isAccessible(form)
    type(form, 'Location', 'mar')
    await eventually(() => expect(suggested(form)).not.to.be.empty)
    key(form, 'ArrowDown')
    await isAccessible(form)
  })

  it('the property search is a labelled search form with three fields and a button', async () => {
    const form = await mount(SEARCH)
    expect(form.shadowRoot?.querySelector('form[role=search][aria-label]')).to.exist
    expect(field(form, 'What are you looking for').name).to.equal('purpose')
    expect(location(form).name).to.equal('place')
    expect(field(form, 'Property type').name).to.equal('property_type')
    expect(button(form, 'Search').type).to.equal('submit')
  })

  it('the form offers four purposes, and requests property types on first focus', async () => {
    const requests = fakeApi(known)
    const form = await mount(SEARCH)
    expect(choices(form, 'What are you looking for')).to.deep.equal([
      ['', 'Any'],
      ['residential-sale', 'Residential Sale'],
      ['commercial-sale', 'Commercial Sale'],
      ['residential-rent', 'Residential Rent'],
      ['commercial-rent', 'Commercial Rent'],
    ])
    expect(choices(form, 'Property type')).to.deep.equal([['', 'Any']])
    expect(requests).to.deep.equal([])
    field(form, 'What are you looking for').focus()
    const types = [
      ['', 'Any'],
      ['villa', 'Villa'],
      ['office', 'Office'],
    ]
    await eventually(() => expect(choices(form, 'Property type')).to.deep.equal(types))
    expect(requests.map(({path}) => path)).to.deep.equal(['/api/v1/user/getPropertyTypes'])
  })

  it('the property search shows its options and messages in Russian', async () => {
    fakeApi(known)
    const form = await mount('<ocp-property-search lang="ru"></ocp-property-search>')
    expect(choices(form, 'Что вы ищете')[1]).to.deep.equal(['residential-sale', 'Продажа жилья'])
    press(form, 'Найти')
    await showsToast('Заполните хотя бы одно поле')
  })

  describe('location suggestions', () => {
    it('suggestions match any part of a name, and prefix matches come first', async () => {
      fakeApi(known)
      const form = await typed('mAr')
      expect(suggested(form)).to.deep.equal(['Marina Gate', 'Dubai Marina'])
      const marks = [...(form.shadowRoot?.querySelectorAll('mark') ?? [])]
      expect(marks.map(({textContent}) => textContent)).to.deep.equal(['Mar', 'Mar'])
    })

    it('suggestions find a place by its name in any language, whatever the language of the page', async () => {
      const marina = {name: 'Dubai Marina', names: ['Дубай-Марина', 'مَرسى دبي']}
      fakeApi({getCities: answer({cities: [marina, {name: 'Deira'}]})})
      expect(suggested(await typed('مرسي'))).to.deep.equal(['Dubai Marina'])
      expect(suggested(await typed('марина'))).to.deep.equal(['Dubai Marina'])
    })

    it('the typed text is marked in an Arabic name that has more signs', async () => {
      fakeApi({getCities: answer({cities: [{name: 'Dubai Marina', title: 'مَرسى أحمد'}]})})
      const marks = (await typed('مرسي')).shadowRoot?.querySelectorAll('mark') ?? []
      expect([...marks].map(({textContent}) => textContent)).to.deep.equal(['مَرسى'])
    })

    it('the status region announces the number of suggestions, at most eight', async () => {
      const cities = names(...Array.from({length: 20}, (_, index) => `Tower ${index}`))
      fakeApi({getCities: answer({cities})})
      const form = await typed('tower')
      expect(suggested(form).length).to.equal(8)
      expect(status(form)).to.equal('Suggestions: 8')
      type(form, 'Location', 'tower 19')
      await eventually(() => expect(status(form)).to.equal('Suggestions: 1'))
      type(form, 'Location', 'castle')
      await eventually(() => expect(status(form)).to.equal('No suggestions'))
      expect(suggested(form)).to.deep.equal([])
    })

    it('a suggestion is matched and shown by title, and its name is searched', async () => {
      const cities = [{name: 'Dubai Marina', title: 'Дубай Марина'}]
      fakeApi({getCities: answer({cities})})
      const opened = openedAddresses()
      const form = await typed('марина')
      optionsOf(form)[0]?.click()
      expect(location(form).value).to.equal('Дубай Марина')
      press(form, 'Search')
      expect(opened).to.deep.equal(['/properties?place=Dubai+Marina'])
    })

    it('the location field has the role combobox, its state and its listbox', async () => {
      fakeApi(known)
      const form = await mount(SEARCH)
      const input = location(form)
      const says = () =>
        ['role', 'aria-expanded', 'aria-autocomplete'].map(a => input.getAttribute(a))
      expect(says()).to.deep.equal(['combobox', 'false', 'list'])
      type(form, 'Location', 'mar')
      await eventually(() => expect(says()).to.deep.equal(['combobox', 'true', 'list']))
      const list = form.shadowRoot?.getElementById(input.getAttribute('aria-controls') ?? '')
      expect(list?.getAttribute('role')).to.equal('listbox')
      expect(highlighted(form)).to.equal(null)
    })

    it('suggestions match the last text typed before locations were fetched', async () => {
      fakeApi(known)
      const form = await mount(SEARCH)
      for (const text of ['m', 'ma', 'marina g']) type(form, 'Location', text)
      await eventually(() => expect(suggested(form)).to.deep.equal(['Marina Gate']))
    })
  })

  describe('where the suggestions open', () => {
    const bays = [...'abcdefgh'].map(letter => ({name: `${letter.toUpperCase()} Bay`}))

    /** Eight suggestions for a location whose field ends so many pixels above the window's end. */
    async function openedAt(below: number, stickyTop = 0) {
      fakeApi({getCities: answer({cities: bays}), getPropertyTypes: someTypes})
      const style = `position: fixed; inset: 0; --ocp-sticky-top: ${stickyTop}px`
      const box = await mount(`<div style="${style}">${SEARCH}</div>`)
      const form = box.querySelector('ocp-property-search') as HTMLElement
      box.style.top = `${window.innerHeight - below - location(form).offsetHeight}px`
      type(form, 'Location', 'bay')
      await eventually(() => expect(suggested(form).length).to.equal(8))
      return form
    }

    const place = (form: HTMLElement) => {
      const field = location(form).getBoundingClientRect()
      const list = form.shadowRoot?.querySelector('[role=listbox]')?.getBoundingClientRect()
      return {field, list: list as DOMRect}
    }

    /** Imitates the part of the window that remains while a phone shows its keyboard. */
    function showKeyboard(height: number) {
      const seen = visualViewport as VisualViewport
      const showing = (pixels?: number) => {
        if (pixels === undefined) delete (seen as {height?: number}).height
        else Object.defineProperty(seen, 'height', {value: pixels, configurable: true})
        seen.dispatchEvent(new Event('resize'))
      }
      showing(height)
      return () => showing()
    }

    it('suggestions open below the location where they have room', async () => {
      const {field, list} = place(await openedAt(420))
      expect(list.top).to.be.at.least(field.bottom - 1)
      expect(list.bottom).to.be.at.most(window.innerHeight)
    })

    it('suggestions open above a location at the lower edge of the window', async () => {
      const {field, list} = place(await openedAt(40))
      expect(list.bottom).to.be.at.most(field.top + 1)
      expect(list.top).to.be.at.least(0)
      expect(list.height).to.be.above(200)
    })

    it('suggestions that have room nowhere are cut at the window, and the last is scrolled to', async () => {
      const form = await openedAt(window.innerHeight / 2)
      expect(place(form).list.bottom).to.be.at.most(window.innerHeight)
      key(form, 'ArrowUp')
      await eventually(() => expect(highlighted(form)).to.equal('H Bay'))
      const last = optionsOf(form)[7]?.getBoundingClientRect() as DOMRect
      expect(last.bottom).to.be.at.most(window.innerHeight)
    })

    it('suggestions leave a page’s sticky header uncovered', async () => {
      const {field, list} = place(await openedAt(40, 300))
      expect(list.bottom).to.be.at.most(field.top + 1)
      expect(list.top).to.be.at.least(300)
    })

    it('suggestions stay above a phone’s keyboard when it comes', async () => {
      const form = await openedAt(420)
      const keyboard = window.innerHeight - 380
      const hideKeyboard = showKeyboard(keyboard)
      try {
        const {field, list} = place(form)
        expect(field.bottom).to.be.at.most(keyboard)
        expect(list.bottom).to.be.at.most(keyboard)
        expect(list.height).to.be.above(100)
      } finally {
        hideKeyboard()
      }
    })
  })

  describe('keyboard in the location field', () => {
    it('ArrowDown and ArrowUp move the highlight and wrap around at both ends', async () => {
      fakeApi(known)
      const form = await typed('mar')
      const received: unknown[] = []
      for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        key(form, name)
        await eventually(() => expect(highlighted(form)).not.to.equal(received.at(-1) ?? null))
        received.push(highlighted(form))
      }
      const [first, last] = ['Marina Gate', 'Dubai Marina']
      expect(received).to.deep.equal([first, last, first, last, first])
    })

    it('ArrowDown opens the suggestions at the first option, ArrowUp at the last', async () => {
      fakeApi(known)
      const form = await mount(SEARCH)
      location(form).focus()
      key(form, 'ArrowDown')
      await eventually(() => expect(highlighted(form)).to.equal('Palm Jumeirah'))
      key(form, 'Escape')
      await eventually(() => expect(suggested(form)).to.deep.equal([]))
      key(form, 'ArrowUp')
      await eventually(() => expect(highlighted(form)).to.equal('Jumeirah Golf Estates'))
    })

    it('Enter takes the highlighted suggestion and does not submit the form yet', async () => {
      fakeApi(known)
      const form = await typed('mar')
      key(form, 'ArrowDown')
      await eventually(() => expect(highlighted(form)).to.equal('Marina Gate'))
      expect(key(form, 'Enter')).to.equal(false)
      expect(location(form).value).to.equal('Marina Gate')
      await eventually(() => expect(suggested(form)).to.deep.equal([]))
      expect(key(form, 'Enter')).to.equal(true)
    })

    it('Enter is left to the form when no suggestion is highlighted', async () => {
      fakeApi(known)
      expect(key(await typed('mar'), 'Enter')).to.equal(true)
    })

    it('Home, End, ArrowLeft, ArrowRight and Tab keep their default action', async () => {
      fakeApi(known)
      const form = await typed('mar')
      for (const name of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Tab']) {
        expect(key(form, name), name).to.equal(true)
      }
    })

    it('the first Escape closes the suggestions, the second empties the field', async () => {
      fakeApi(known)
      const form = await typed('mar')
      expect(key(form, 'Escape')).to.equal(false)
      await eventually(() => expect(suggested(form)).to.deep.equal([]))
      expect(location(form).value).to.equal('mar')
      expect(key(form, 'Escape')).to.equal(false)
      expect(location(form).value).to.equal('')
      expect(key(form, 'Escape')).to.equal(true)
    })

    it('the suggestions close when the focus leaves the location field', async () => {
      fakeApi(known)
      const form = await typed('mar')
      button(form, 'Search').focus()
      await eventually(() => expect(suggested(form)).to.deep.equal([]))
      expect(location(form).value).to.equal('mar')
    })
  })

  it('a click on a suggestion fills the location field and keeps its focus', async () => {
    fakeApi(known)
    const form = await typed('mar')
    const option = optionsOf(form)[1] as HTMLElement
    const down = new MouseEvent('mousedown', {bubbles: true, composed: true, cancelable: true})
    expect(option.dispatchEvent(down), 'the focus would move').to.equal(false)
    option.click()
    expect(location(form).value).to.equal('Dubai Marina')
    expect(form.shadowRoot?.activeElement).to.equal(location(form))
    await eventually(() => expect(suggested(form)).to.deep.equal([]))
  })

  describe('requests for locations', () => {
    const searches = (requests: ReturnType<typeof fakeApi>) =>
      requests
        .filter(({path}) => path.endsWith('getCities'))
        .map(({query}) => [query.get('search'), query.get('limit')])

    it('locations are requested once when the response holds all of them', async () => {
      for (const total of [undefined, places.length]) {
        const requests = fakeApi({getCities: answer({cities: places, total})})
        const form = await typed('pal')
        for (const text of ['palm', 'emi', '']) type(form, 'Location', text)
        await eventually(() => expect(suggested(form).length).to.equal(places.length))
        expect(searches(requests)).to.deep.equal([[null, '50']])
        form.remove()
      }
    })

    it('a typo is found by the back end, and shown as it is found there', async () => {
      const behaviour = ({query}: {query: URLSearchParams}) =>
        query.get('search') === 'dubia'
          ? answer({cities: names('Dubai Marina'), total: 1})
          : answer({cities: places, total: 5})
      const requests = fakeApi({getCities: behaviour})
      const form = await typed('dubia')
      expect(suggested(form)).to.deep.equal(['Dubai Marina'])
      expect(searches(requests)).to.deep.equal([
        [null, '50'],
        ['dubia', '10'],
      ])
    })

    it('each keystroke requests locations when there are more, and aborts the last', async () => {
      const {behaviour, arrives} = deferredAnswers()
      const requests = fakeApi({getCities: behaviour})
      const form = await mount(SEARCH)
      location(form).focus()
      await eventually(() => expect(searches(requests)).to.deep.equal([[null, '50']]))
      arrives('', answer({cities: places, total: 10_000}))
      type(form, 'Location', 'm')
      // Known matches are shown until the response arrives, but not counted yet.
      await eventually(() => expect(suggested(form).slice(0, 1)).to.deep.equal(['Marina Gate']))
      expect(status(form)).to.equal('')
      type(form, 'Location', 'ma')
      type(form, 'Location', 'mar')
      await eventually(() => expect(searches(requests).length).to.equal(4))
      expect(searches(requests).slice(1)).to.deep.equal([
        ['m', '10'],
        ['ma', '10'],
        ['mar', '10'],
      ])
      expect(
        requests.filter(({query}) => query.get('search')).map(({signal}) => signal.aborted),
      ).to.deep.equal([true, true, false])
      arrives('mar', answer({cities: names('Maritime City', 'Al Mamzar'), total: 1}))
      await eventually(() => expect(suggested(form)).to.deep.equal(['Maritime City']))
      expect(status(form)).to.equal('Suggestions: 1')
    })

    it('a late response never replaces the suggestions of a newer one', async () => {
      const {behaviour, arrives} = deferredAnswers()
      const requests = fakeApi({getCities: behaviour})
      const given = JSON.stringify({cities: places, total: 10_000})
      const form = await mount(`<ocp-property-search places='${given}'></ocp-property-search>`)
      type(form, 'Location', 'bay')
      await eventually(() => expect(searches(requests)).to.deep.equal([['bay', '10']]))
      type(form, 'Location', 'bay a')
      await eventually(() => expect(searches(requests).length).to.equal(2))
      arrives('bay a', answer({cities: names('Bay Avenue'), total: 1}))
      await eventually(() => expect(suggested(form)).to.deep.equal(['Bay Avenue']))
      const suggestedNames = collectSuggestions(form)
      arrives('bay', answer({cities: names('Bay Avenue', 'Bay Square'), total: 2}))
      await new Promise(resolve => setTimeout(resolve))
      // Completes another search, so that the late response had time to take effect.
      type(form, 'Location', 'bay av')
      await eventually(() => expect(searches(requests).length).to.equal(3))
      arrives('bay av', answer({cities: names('Bay Avenue', 'Bay Avenue 2'), total: 2}))
      await eventually(() => expect(suggested(form)).to.include('Bay Avenue 2'))
      expect([...suggestedNames]).to.deep.equal(['Bay Avenue', 'Bay Avenue 2'])
    })

    it('a highlighted suggestion stays highlighted when a response contains it', async () => {
      const {behaviour, arrives} = deferredAnswers()
      fakeApi({getCities: behaviour})
      const given = JSON.stringify({cities: places, total: 10_000})
      const form = await mount(`<ocp-property-search places='${given}'></ocp-property-search>`)
      type(form, 'Location', 'mar')
      await eventually(() => expect(suggested(form).length).to.equal(2))
      key(form, 'ArrowDown')
      await eventually(() => expect(highlighted(form)).to.equal('Marina Gate'))
      arrives('mar', answer({cities: names('Maritime City', 'Marina Gate'), total: 2}))
      await eventually(() =>
        expect(suggested(form)).to.deep.equal(['Maritime City', 'Marina Gate']),
      )
      expect(highlighted(form)).to.equal('Marina Gate')
    })

    for (const [what, failure] of [
      ['fails', 'breaks'],
      ['gets a 404', {statusCode: 404, message: 'No such call'}],
    ] as const) {
      it(`the location stays a plain text field when its request ${what}`, async () => {
        const requests = fakeApi({getCities: failure, getPropertyTypes: failure})
        const opened = openedAddresses()
        const form = await mount(SEARCH)
        type(form, 'Location', 'Somewhere nice')
        await eventually(() => expect(searches(requests).length).to.equal(1))
        press(form, 'Search')
        expect(opened).to.deep.equal(['/properties?place=Somewhere+nice'])
        expect(toasts()).to.deep.equal([])
      })
    }

    it('types and places given as attributes are not requested from the API', async () => {
      const requests = fakeApi(known)
      const form = await mount(`<ocp-property-search
        types='[{"_id": "villa", "name": "Villa"}]'
        places='{"cities": [{"name": "Hatta"}]}'></ocp-property-search>`)
      expect(choices(form, 'Property type')[1]).to.deep.equal(['villa', 'Villa'])
      type(form, 'Location', 'hat')
      await eventually(() => expect(suggested(form)).to.deep.equal(['Hatta']))
      expect(requests).to.deep.equal([])
    })

    it('types and places given as properties are not requested from the API', async () => {
      const requests = fakeApi(known)
      const form = await mount(SEARCH)
      Object.assign(form, {
        types: [{_id: 'villa', name: 'Villa'}],
        places: {cities: names('Hatta')},
      })
      await eventually(() => expect(choices(form, 'Property type').length).to.equal(2))
      type(form, 'Location', 'hat')
      await eventually(() => expect(suggested(form)).to.deep.equal(['Hatta']))
      expect(requests).to.deep.equal([])
    })
  })

  it('suggestions use the places that the page sets just before a text is typed', async () => {
    const requests = fakeApi({getCities: 'breaks', getPropertyTypes: someTypes})
    const form = await mount(SEARCH)
    // Waits for the effects that mounting defers.
    await nextFrame()
    await nextFrame()
    const shown = new Promise<void>(resolve =>
      new MutationObserver(() => resolve()).observe(form.shadowRoot as Node, ANYTHING),
    )
    await drawingSlowly(async () => {
      Object.assign(form, {
        types: [{_id: 'villa', name: 'Villa'}],
        places: {cities: names('Hatta')},
      })
      await shown
      type(form, 'Location', 'hat')
      await eventually(() => expect(suggested(form)).to.deep.equal(['Hatta']))
      await nextFrame()
    })
    await nextFrame()
    expect(suggested(form)).to.deep.equal(['Hatta'])
    expect(requests).to.deep.equal([])
  })

  describe('submitted search', () => {
    it('an empty search shows one toast and moves the focus to the first field', async () => {
      fakeApi(known)
      const opened = openedAddresses()
      const form = await mount(SEARCH)
      type(form, 'Location', '  ')
      press(form, 'Search')
      await showsToast('Please fill any field')
      expect(toasts()).to.deep.equal(['Please fill any field'])
      expect(form.shadowRoot?.activeElement).to.equal(field(form, 'What are you looking for'))
      expect(opened).to.deep.equal([])
    })

    it('a search fires ocp-search with its values and opens the results', async () => {
      fakeApi(known)
      const opened = openedAddresses()
      const form = await mount(SEARCH)
      field(form, 'What are you looking for').value = 'residential-rent'
      type(form, 'Location', ' Downtown & around ')
      const searchEvent = oneEvent(form, 'ocp-search')
      press(form, 'Search')
      const {detail, bubbles, composed, cancelable} = await searchEvent
      expect(detail).to.deep.equal({
        query: {purpose: 'residential-rent', place: 'Downtown & around'},
      })
      expect([bubbles, composed, cancelable]).to.deep.equal([true, true, true])
      expect(opened).to.deep.equal([
        '/properties?purpose=residential-rent&place=Downtown+%26+around',
      ])
    })

    it('a search opens no results when the page cancels ocp-search', async () => {
      fakeApi(known)
      const opened = openedAddresses()
      const form = await mount(SEARCH)
      form.addEventListener('ocp-search', event => event.preventDefault())
      field(form, 'What are you looking for').value = 'commercial-sale'
      press(form, 'Search')
      expect(opened).to.deep.equal([])
    })

    const urls: [url: string, opened: string][] = [
      ['/found', '/found?purpose=commercial-rent'],
      ['/found?view=map#list', '/found?view=map&purpose=commercial-rent#list'],
      ['https://portal.example/found', 'https://portal.example/found?purpose=commercial-rent'],
    ]
    for (const [url, address] of urls) {
      it(`a search opens the results-url ${url} with its query`, async () => {
        const opened = openedAddresses()
        const form = await mount(`<ocp-property-search results-url="${url}"
          purpose="commercial-rent" types="[]"></ocp-property-search>`)
        press(form, 'Search')
        expect(opened).to.deep.equal([address])
      })
    }
  })

  it('a sentence is the initial text of the location, and is searched as one', async () => {
    fakeApi(known)
    const opened = openedAddresses()
    const form = await mount(SEARCH.replace('>', ' sentence="2 bed near the marina">'))
    expect(location(form).value).to.equal('2 bed near the marina')
    press(form, 'Search')
    expect(opened).to.deep.equal(['/properties?place=2+bed+near+the+marina'])
    const both = await mount(SEARCH.replace('>', ' sentence="2 bed" place="Dubai Marina">'))
    expect(location(both).value).to.equal('Dubai Marina')
  })

  it('the fields start with the values of the attributes and follow their changes', async () => {
    fakeApi(known)
    const opened = openedAddresses()
    const form = await mount(`<ocp-property-search purpose="residential-sale" place="Palm Jumeirah"
      property-type="office"></ocp-property-search>`)
    const values = () =>
      ['What are you looking for', 'Location', 'Property type'].map(one => field(form, one).value)
    expect(values()).to.deep.equal(['residential-sale', 'Palm Jumeirah', 'office'])
    // A selected type shows its name as soon as the types are loaded.
    await eventually(() =>
      expect(choices(form, 'Property type')).to.deep.include(['office', 'Office']),
    )
    expect(values()[2]).to.equal('office')
    form.setAttribute('purpose', 'commercial-sale')
    form.setAttribute('place', '')
    await eventually(() => expect(values()).to.deep.equal(['commercial-sale', '', 'office']))
    press(form, 'Search')
    expect(opened).to.deep.equal(['/properties?purpose=commercial-sale&property_type=office'])
  })

  it('the form has the method GET and the action /properties without JavaScript', async () => {
    const form = await mount(SEARCH)
    const plain = form.shadowRoot?.querySelector('form') as HTMLFormElement
    expect([plain.method, plain.getAttribute('action')]).to.deep.equal(['get', '/properties'])
  })
})
