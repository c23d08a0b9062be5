import {expect, fixture, nextFrame, oneEvent} from '@open-wc/testing'
import type {Property} from '#trade/contract/entities.ts'
import {accepted, type FakeRequest, fakeApi} from '../support/fake-api.ts'
import {particulars, units} from '../support/records/particulars.ts'
import {bareProject, completeProject, SECTIONS} from '../support/records/project.ts'
import {named, userAgents} from '../support/user-agents.ts'
import {
  dialog,
  dialogIsClosed,
  eventually,
  isAccessible,
  load,
  mount,
  press,
  showsToast,
  toasts,
  type,
} from '../support/widget-page.ts'

const answer = (project: Property) => ({...accepted('One project'), data: project})

/** Mounts the widget at this width and waits until the project is rendered. */
async function show(
  change: Partial<Property> = {},
  width = 900,
  theme = 'light',
  more: Parameters<typeof fakeApi>[0] = {},
) {
  const requests = fakeApi({
    'property-detail': answer({...completeProject, ...change}),
    contact: accepted('Thank you! We will contact you shortly.'),
    createNewsLetterSubscriber: accepted('Thank you for subscribing.'),
    ...more,
  })
  const box = await mount(
    `<div style="width: ${width}px"><ocp-project-page slug="salt-row" site="https://agency.example"
      partner="gulf-homes" theme="${theme}"></ocp-project-page></div>`,
  )
  const widget = box.querySelector('ocp-project-page') as HTMLElement
  await eventually(() => expect(find(widget, '.project-page')).to.exist)
  await eventually(() =>
    expect(getComputedStyle(find(widget, '.project-banner')).display).to.equal('grid'),
  )
  // Its listeners are attached in the next frame.
  await nextFrame()
  await nextFrame()
  return {widget, requests}
}

const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement
const texts = (widget: HTMLElement, selector: string) =>
  [...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].map(element =>
    element.textContent?.trim(),
  )
const link = (widget: HTMLElement, name: string) =>
  [...(widget.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].find(
    ({textContent}) => textContent?.trim() === name,
  ) as HTMLAnchorElement
const rows = (widget: HTMLElement, selector: string) =>
  [...(widget.shadowRoot?.querySelectorAll(`${selector} > div`) ?? [])].map(row =>
    [...row.children].map(cell => cell.textContent?.trim()),
  )
/** The dialog in the layer at the end of the page. */
const opened = () => document.querySelector('ocp-layer-dialog')?.shadowRoot
const close = async () => {
  opened()?.querySelector<HTMLElement>('[aria-label=Close]')?.click()
  await dialogIsClosed()
}

describe('Project page', () => {
  before(() => load('ocp-project-page'))

  for (const theme of ['light', 'dark']) {
    for (const width of [390, 900]) {
      it(`the project page is accessible in the ${theme} theme at ${width} pixels`, async () => {
        const {widget} = await show({}, width, theme)
        document.body.style.background = theme === 'dark' ? '#0e1620' : '#f7f2e9'
        await isAccessible(widget)
        document.body.style.background = ''
      })
    }
  }

  it('the project page shows every section of the specification in order', async () => {
    const {widget} = await show()
    expect(texts(widget, 'h2')).to.deep.equal(SECTIONS)
    expect(texts(widget, '.project-menu__whose > *')).to.deep.equal(['Tidewater', 'Lagoon Edge'])
    expect(texts(widget, '.project-menu__links a')).to.deep.equal([
      'Download Brochure',
      'Download Floor Plan',
      'Location Map',
      'Photo Gallery',
    ])
    expect(rows(widget, '#summary dl')).to.deep.equal([
      ['Starting Price', 'AED 3,100,000'],
      ['Community', 'Lagoon Edge'],
      ['Bedrooms', '4'],
      ['Type', 'Townhouse'],
    ])
    expect(texts(widget, '.property-amenities li')).to.deep.equal(['Slipway', 'Reading room'])
    expect(texts(widget, '#dld dt')).to.deep.equal([
      'Reference',
      'Listed',
      'Broker ORN',
      'Agent BRN',
      'DLD Permit Number',
    ])
    expect(texts(widget, '#near dt')).to.deep.equal(['School', 'Metro station'])
    expect(texts(widget, '.property-near__minutes')).to.deep.equal([
      '3 min on foot',
      '23 min on foot 8 min by car',
    ])
    expect(texts(widget, '#faqs [open] summary')).to.deep.equal(['Does the row face west?'])
    expect(texts(widget, '.property-expert__hours')).to.deep.equal([
      'Feel Free to Contact Us at Any Time, We Online 24/7',
    ])
    expect(texts(widget, '.newsletter-strip a')).to.deep.equal(['sign up'])
    expect(texts(widget, '.property-bar a')).to.deep.equal([
      'WhatsApp',
      'Request a Call',
      'Enquire',
    ])
    // The number above the first is the agent's own; the chat is the agency's.
    expect(texts(widget, '.property-expert__links a')[0]).to.equal('WhatsApp the office')
    expect(find(widget, '.property-bar a').ariaLabel).to.equal('WhatsApp the office')
    expect(find(widget, '.project-page').innerHTML).not.to.include('alert(')
  })

  it('the project page shows facts, homes left and payment plan where they are known', async () => {
    for (const width of [390, 900]) {
      const {widget} = await show({...particulars, ...units}, width)
      expect(texts(widget, 'h2').slice(6, 9)).to.deep.equal([
        'Unit summary',
        'Homes left',
        'Payment plan',
      ])
      expect(rows(widget, '.fact-groups dl')[0]).to.deep.equal(['Building', 'Keeper’s House'])
      expect(texts(widget, '#payment-plan tfoot td')).to.deep.equal(['100%', 'AED 3,100,000'])
      expect(texts(widget, '.project-menu__links a')).to.include('Payment plan')
      await isAccessible(widget)
    }
  })

  it('earlier starting prices of a project are listed, the latest first', async () => {
    const {widget} = await show({
      project: true,
      history: [
        {day: '2026-05-01', event: 'listed', price: 3_000_000},
        {day: '2026-08-01', event: 'price', price: 3_100_000},
      ],
    })
    await eventually(() =>
      expect(
        texts(widget, '#price-history tr').map(text => text?.replace(/\s+/g, ' ')),
      ).to.deep.equal([
        'What happenedStarting Price',
        'New price 1 August 2026AED 3,100,000 AED 100,000 more (3.3%)',
        'First listed 1 May 2026AED 3,000,000',
      ]),
    )
    await isAccessible(widget)
  })

  it('news of a project are asked for in a dialog, and one note says what comes next', async () => {
    const answers = {createSavedSearch: accepted('Please check your inbox.')}
    const {widget, requests} = await show({alerts: true}, 390, 'light', answers)
    link(widget, 'Tell me when the price changes').click()
    const form = await dialog()
    type(form, 'Email', 'layla@example.com')
    form.querySelector<HTMLInputElement>('[name=consent]')?.click()
    press(form, 'Follow this home')
    await eventually(() =>
      expect(texts(widget, '[part=sent]')).to.deep.equal([
        'One more step: confirm this with the link in our email.',
      ]),
    )
    expect(toasts()).to.deep.equal([])
    const sent = requests.find(({path}) => path.endsWith('createSavedSearch'))
    expect(sent?.body).to.deep.include({query: 'home=salt-row', frequency: 'at-once'})
  })

  it('a project whose back end sends no emails has no link to ask for them', async () => {
    const {widget} = await show()
    expect(link(widget, 'Tell me when the price changes')).to.equal(undefined)
  })

  it('plan and homes left are no wider than a column of 320 pixels', async () => {
    const {widget} = await show({...particulars, ...units}, 320)
    for (const table of widget.shadowRoot?.querySelectorAll('table') ?? []) {
      expect(table.offsetWidth).to.be.at.most(320)
    }
  })

  it('the project page requests its project once, by slug', async () => {
    const {requests} = await show()
    expect(requests.map(({path, query}) => [path, query.get('slug')])).to.deep.equal([
      ['/api/v1/user/property-detail', 'salt-row'],
    ])
  })

  it('the project page omits the sections for which the record has no data', async () => {
    const {widget} = await show({
      ...bareProject,
      ...Object.fromEntries(Object.keys(completeProject).map(key => [key, undefined])),
      ...bareProject,
    })
    expect(texts(widget, 'h2')).to.deep.equal([
      'Plain Court',
      'WHERE DREAMS FIND HOMES',
      'Unit summary',
      'Our Expert Will Help You',
    ])
    expect(texts(widget, '.project-menu a')).to.deep.equal([])
    expect(find(widget, 'video')).to.equal(null)
    expect(find(widget, 'iframe')).to.equal(null)
  })

  it('the project page omits Land Department details outside Dubai', async () => {
    const {widget} = await show({emirate: 'Ras Al Khaimah'})
    expect(find(widget, '#dld')).to.equal(null)
  })

  it('Unmute and Mute switch the sound of the project video', async () => {
    const {widget} = await show()
    await eventually(() => expect(find(widget, 'video')).to.exist)
    press(widget, 'Unmute')
    await eventually(() =>
      expect((find(widget, 'video') as HTMLVideoElement).muted).to.equal(false),
    )
    press(widget, 'Mute')
    await eventually(() => expect((find(widget, 'video') as HTMLVideoElement).muted).to.equal(true))
  })

  it('a video of another site loads lazily in a sandboxed iframe', async () => {
    const frame = find((await show()).widget, 'iframe') as HTMLIFrameElement
    expect(frame.src).to.equal('https://www.youtube-nocookie.com/embed/salt0001?autoplay=1')
    expect(frame.loading).to.equal('lazy')
    expect(frame.allowFullscreen).to.equal(true)
    expect(frame.getAttribute('sandbox')).to.equal(
      'allow-scripts allow-same-origin allow-popups allow-presentation',
    )
  })

  it('a menu link scrolls to its section and moves the focus there', async () => {
    const {widget} = await show()
    link(widget, 'Location Map').click()
    const section = find(widget, '#location')
    await eventually(() => expect(widget.shadowRoot?.activeElement).to.equal(section))
    await eventually(() => {
      expect(section.getBoundingClientRect().top).to.be.within(-1, innerHeight / 2)
    })
    expect(location.hash).to.equal('')
  })

  it('the gallery opens its pictures in a dialog', async () => {
    const {widget} = await show()
    const isOpen = oneEvent(widget, 'ocp-open')
    find(widget, '.project-gallery__link').click()
    await isOpen
    await eventually(() => expect(opened()?.textContent).to.include('2 / 4'))
    const isClosed = oneEvent(widget, 'ocp-close')
    await close()
    await isClosed
  })

  it('the floor plan opens in the viewer, where the tab of the map shows the map', async () => {
    const {widget} = await show()
    find(widget, '.property-plan__sheet').click()
    const tab = (name: string) =>
      [...(opened()?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].find(
        ({textContent}) => textContent === name,
      )
    await eventually(() => expect(tab('Floor plan')?.ariaSelected).to.equal('true'))
    await isAccessible(opened() as ShadowRoot)
    tab('Map')?.click()
    await eventually(() => expect(opened()?.querySelector('.map')).to.exist)
    expect(opened()?.querySelector('[role=tabpanel]')?.textContent).to.include('Salt Row')
    await close()
  })

  it('Download Brochure opens a dialog with three fields', async () => {
    link((await show()).widget, 'Download Brochure').click()
    await eventually(() => expect(opened()?.textContent).to.include('Download Brochure'))
    expect(opened()?.querySelectorAll('input')).to.have.lengthOf(3)
    await close()
  })

  describe('brochure download', () => {
    const brochure = new Blob(['%PDF-1.7 the row, house by house'])
    const click = HTMLAnchorElement.prototype.click
    let saved: {name: string; file: Promise<Blob>}[] = []
    beforeEach(() => {
      saved = []
      HTMLAnchorElement.prototype.click = function save() {
        if (!this.download) return click.call(this)
        saved.push({name: this.download, file: fetch(this.href).then(file => file.blob())})
      }
    })
    afterEach(() => {
      HTMLAnchorElement.prototype.click = click
    })

    async function requestBrochure(media: Parameters<typeof fakeApi>[0][string]) {
      const {widget, requests} = await show({}, 900, 'light', {media})
      link(widget, 'Download Brochure').click()
      const layer = await dialog()
      await eventually(() => expect(layer.querySelector('form')).to.exist)
      type(layer, 'Name', 'Omar Aziz')
      type(layer, 'Phone', '971501234567')
      press(layer, 'Send')
      return {widget, requests}
    }
    const leads = (requests: FakeRequest[]) =>
      requests.filter(({path}) => path.endsWith('/contact'))

    it('the brochure is saved under the project’s name after an enquiry', async () => {
      const {requests} = await requestBrochure(brochure)
      await eventually(() => expect(saved).to.have.lengthOf(1))
      expect(saved[0]?.name).to.equal(`${completeProject.name}.pdf`)
      expect(await (await saved[0]?.file)?.text()).to.equal(await brochure.text())
      expect(leads(requests)[0]?.body.fromUrl).to.equal('projects/detail/salt-row')
      await dialogIsClosed()
    })

    it('in the browser of an app the dialog has a plain link to the brochure', async () => {
      await named(userAgents.inApps['Instagram on an iPhone'], async () => {
        const {requests} = await requestBrochure(brochure)
        const words = 'If the file does not open here, choose “Open in browser”'
        await eventually(() => expect(opened()?.textContent).to.include(words))
        const file = opened()?.querySelector<HTMLAnchorElement>('.download-notice a')
        expect(file?.textContent).to.equal('Download Brochure')
        expect(file?.href).to.match(/^http.*\/storage\/.*\.pdf$/)
        await isAccessible(opened() as ShadowRoot)
        expect(saved, 'by a blob: address').to.deep.equal([])
        expect(requests.filter(({path}) => path.includes('/media/'))).to.deep.equal([])
        expect(leads(requests)).to.have.lengthOf(1)
        await close()
      })
    })

    it('a failed download is shown in the dialog, and a retry sends no new enquiry', async () => {
      let isThere = false
      const {requests} = await requestBrochure(() =>
        isThere ? brochure : {statusCode: 404, message: 'There is no such file.'},
      )
      await eventually(() =>
        expect(opened()?.textContent).to.include('the file could not be downloaded.'),
      )
      // Screen readers read it with the dialog's title when the focus moves there.
      const dialog = opened()?.querySelector('[role=dialog]')
      const described = opened()?.getElementById(dialog?.getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).to.include('the file could not be downloaded.')
      expect(saved).to.have.lengthOf(0)
      isThere = true
      press(opened() as ShadowRoot, 'Try again')
      await eventually(() => expect(saved).to.have.lengthOf(1))
      await eventually(() => expect(opened()?.textContent).to.include('in your downloads'))
      expect(leads(requests)).to.have.lengthOf(1)
      await close()
    })
  })

  it('the newsletter dialog closes after the subscription was accepted', async () => {
    link((await show()).widget, 'sign up').click()
    const layer = await dialog()
    await eventually(() => expect(layer.querySelector('form')).to.exist)
    type(layer, 'Email', 'omar@example.com')
    press(layer, 'Subscribe')
    await showsToast('Thank you for subscribing.')
    await dialogIsClosed()
  })

  it('the form in the banner sends an enquiry and fires ocp-submit', async () => {
    const {widget, requests} = await show()
    type(widget, 'Name', 'Omar Aziz')
    type(widget, 'Phone', '971501234567')
    type(widget, 'Email', 'omar@example.com')
    type(widget, 'Message', 'Which houses have a lift?')
    const sent = oneEvent(widget, 'ocp-submit')
    press(widget, 'Send')
    expect((await sent).detail.form).to.equal('contact')
    await showsToast('Thank you! We will contact you shortly.')
    const enquiry = requests.find(({path}) => path.endsWith('/contact'))
    expect(enquiry?.body.name).to.equal('Omar Aziz')
  })

  it('links of the project page open the agency’s pages with the partner', async () => {
    const {widget} = await show()
    const builder = new URL(link(widget, 'Tidewater').href)
    expect(builder.origin + builder.pathname).to.equal('https://agency.example/projects/tidewater')
    expect(builder.searchParams.get('partner')).to.equal('gulf-homes')
    const brochure = new URL(link(widget, 'Download Brochure').href)
    expect(brochure.pathname).to.equal('/projects/detail/salt-row')
    expect(brochure.searchParams.get('download')).to.equal('brochure')
    expect(brochure.hash).to.equal('#contact')
  })

  it('the layout follows the width of the widget, not of the window', async () => {
    const {widget} = await show({}, 390)
    const columns = (selector: string) =>
      getComputedStyle(find(widget, selector)).gridTemplateColumns.split(' ').length
    const home = () => getComputedStyle(find(widget, '.contact-bar__home')).display
    expect(columns('#summary dl')).to.equal(2)
    expect(home()).to.equal('none')
    const box = widget.parentElement as HTMLElement
    box.style.width = '1000px'
    await eventually(() => {
      expect(columns('#summary dl')).to.equal(4)
      expect(columns('.project-banner')).to.equal(2)
      expect(home()).to.equal('grid')
    })
  })

  for (const [what, behaviour] of [
    ['gets a 404', {statusCode: 404, message: 'Not found'}],
    ['gets a 500', {statusCode: 500, message: 'down'}],
    ['fails', 'breaks'],
  ] as const) {
    it(`the project page renders nothing when its request ${what}`, async () => {
      fakeApi({'property-detail': behaviour})
      const widget = await mount('<ocp-project-page slug="salt-row"></ocp-project-page>')
      await eventually(() => expect(widget.offsetHeight).to.equal(0))
      expect(find(widget, '[data-root]').textContent).to.equal('')
    })
  }

  it('a project page without slug warns in the console and sends no request', async () => {
    const requests = fakeApi({})
    const warn = console.warn
    const warnings: string[] = []
    console.warn = (text: string) => warnings.push(text)
    try {
      const widget = await fixture<HTMLElement>('<ocp-project-page></ocp-project-page>')
      await eventually(() => expect(warnings.join()).to.include('<ocp-project-page> needs slug'))
      expect(requests).to.deep.equal([])
      await eventually(() => expect(widget.offsetHeight).to.equal(0))
    } finally {
      console.warn = warn
    }
  })

  it('the project page changes its texts to Russian and French with lang', async () => {
    const {widget} = await show()
    widget.lang = 'ru'
    await eventually(() => expect(texts(widget, 'h2')).to.include('Расскажите, что для вас важно'))
    widget.lang = 'fr'
    await eventually(() => expect(texts(widget, '.newsletter-strip a')).to.include('s’inscrire'))
  })

  it('slug-from takes the project from the page’s address', async () => {
    const initial = location.href
    history.replaceState(null, '', '?home=salt-row')
    const requests = fakeApi({'property-detail': answer(completeProject)})
    const widget = await mount('<ocp-project-page slug-from="?home"></ocp-project-page>')
    await eventually(() => expect(find(widget, '.project-page')).to.exist)
    expect(requests[0]?.query.get('slug')).to.equal('salt-row')
    history.replaceState(null, '', initial)
  })
})
