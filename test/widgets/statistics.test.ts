import {expect, fixture} from '@open-wc/testing'
import {VERSION} from '#kit/core/version.ts'
import {countUse as call} from '#trade/contract/contract.ts'
import {countUse} from '../../widgets/partner-page/statistics.ts'
import {dialog, dialogIsClosed, eventually, load, mount, press} from '../support/widget-page.ts'

const API = 'https://api.agency.example'
const SITE = 'https://www.agency.example'

interface SentRequest {
  url: URL
  init: RequestInit
}

describe('usage statistics of a partner page', () => {
  const real = window.fetch
  let sent: SentRequest[]
  let answer: () => Promise<Response>

  before(() => Promise.all(['ocp-book-now', 'ocp-newsletter'].map(load)))
  beforeEach(() => {
    sent = []
    answer = async () => Response.json({statusCode: 200, message: 'Counted.'})
    window.fetch = (input, init = {}) => {
      const url = new URL(`${input}`, location.href)
      if (!url.pathname.endsWith(call.path)) return real(input, init)
      sent.push({url, init})
      return answer()
    }
  })
  afterEach(() => {
    window.fetch = real
    configure(undefined)
  })

  /** The settings that the loader takes from its tag. */
  const configure = (settings: object | undefined) =>
    Object.assign(globalThis, {[Symbol.for('ocp.page')]: settings})
  const OURS = {api: API, counts: API, site: SITE}

  /** Simulates a switch to another tab, which sends the pending counts. */
  const hidePage = () => document.dispatchEvent(new Event('visibilitychange'))
  const queries = () => sent.map(({url}) => Object.fromEntries(url.searchParams))

  describe('exclusions from usage statistics', () => {
    const reasons: [why: string, settings: object, navigator: object][] = [
      ['sends no statistics when the settings have no origin for them', {api: API, site: SITE}, {}],
      ['sends no statistics from the agency’s own pages', {...OURS, site: location.origin}, {}],
      ['sends no statistics under Global Privacy Control', OURS, {globalPrivacyControl: true}],
      ['sends no statistics under Do Not Track', OURS, {doNotTrack: '1'}],
    ]
    for (const [why, settings, navigatorFlags] of reasons) {
      it(why, async () => {
        configure(settings)
        for (const [name, value] of Object.entries(navigatorFlags)) {
          Object.defineProperty(navigator, name, {configurable: true, value})
        }
        try {
          countUse()
        } finally {
          for (const name of Object.keys(navigatorFlags)) Reflect.deleteProperty(navigator, name)
        }
        await mount('<ocp-newsletter></ocp-newsletter>')
        hidePage()
        expect(sent).to.deep.equal([])
      })
    }
  })

  describe('active usage statistics', () => {
    // Counting starts in this test and continues in the following ones.
    it('counts widgets that were ready before the statistics started', async () => {
      await mount('<ocp-newsletter></ocp-newsletter>')
      configure({...OURS, partner: 'gulf-homes'})
      countUse()
      hidePage()
      expect(queries()).to.deep.equal([
        {partner: 'gulf-homes', viewed: 'ocp-newsletter', version: VERSION},
      ])
    })

    it('sends the views and opens of one moment in a single request', async () => {
      const page = await fixture<HTMLElement>('<div></div>')
      page.innerHTML = '<ocp-book-now></ocp-book-now><ocp-newsletter></ocp-newsletter>'
      const says = new CustomEvent('ocp-open', {bubbles: true, composed: true})
      page.querySelector('ocp-book-now')?.addEventListener('ocp-ready', ({target}) => {
        target?.dispatchEvent(says)
      })
      await eventually(() => expect(sent).not.to.be.empty)
      expect(queries()).to.deep.equal([
        {
          partner: 'gulf-homes',
          viewed: 'ocp-book-now ocp-newsletter',
          opened: 'ocp-book-now',
          version: VERSION,
        },
      ])
    })

    it('counts a widget as viewed once after repeated ocp-ready, and each opening', async () => {
      const widget = await mount('<ocp-book-now></ocp-book-now>')
      widget.dispatchEvent(new CustomEvent('ocp-ready', {bubbles: true, composed: true}))
      await opened(widget)
      await opened(widget)
      hidePage()
      const all = (name: string) => queries().flatMap(query => query[name]?.split(' ') ?? [])
      expect(all('viewed')).to.deep.equal(['ocp-book-now'])
      expect(all('opened')).to.deep.equal(['ocp-book-now', 'ocp-book-now'])
    })

    it('counts a view for the partner in the attribute of the widget', async () => {
      await mount('<ocp-newsletter partner="marina-desk"></ocp-newsletter>')
      hidePage()
      expect(queries()).to.deep.equal([
        {partner: 'marina-desk', viewed: 'ocp-newsletter', version: VERSION},
      ])
    })

    it('does not count a widget whose api attribute names another origin', async () => {
      await mount('<ocp-newsletter api="https://crm.example"></ocp-newsletter>')
      hidePage()
      expect(sent).to.deep.equal([])
    })

    it('counts a widget inside the shadow root of another element', async () => {
      const portal = await fixture<HTMLElement>('<div></div>')
      const ready = new Promise(resolve => {
        document.addEventListener('ocp-ready', resolve, {once: true})
      })
      portal.attachShadow({mode: 'open'}).innerHTML = '<ocp-newsletter></ocp-newsletter>'
      await ready
      hidePage()
      expect(queries()).to.deep.equal([
        {partner: 'gulf-homes', viewed: 'ocp-newsletter', version: VERSION},
      ])
    })

    it('counts a widget whose events are stopped by the page', async () => {
      const page = await fixture<HTMLElement>('<div></div>')
      const stopped = new Promise(resolve => {
        page.addEventListener('ocp-ready', event => {
          event.stopImmediatePropagation()
          resolve(event)
        })
      })
      page.innerHTML = '<ocp-newsletter></ocp-newsletter>'
      await stopped
      hidePage()
      expect(queries()).to.have.length(1)
    })

    it('the request has only partner, widgets and version, no credentials or headers', async () => {
      await mount('<ocp-newsletter></ocp-newsletter>')
      hidePage()
      const [{url, init}] = sent as [SentRequest]
      expect(url.origin + url.pathname).to.equal(`${API}/api/v1/user/${call.path}`)
      expect([...url.searchParams.keys()]).to.have.members(['partner', 'viewed', 'version'])
      expect(Object.keys(call.params)).to.include.members([...url.searchParams.keys()])
      expect(init).to.deep.equal({
        method: call.method,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      })
    })

    it('shows what is between the tags where the answer says that the partner is disabled', async () => {
      const markup =
        '<ocp-newsletter partner="closed-desk"><a href="#call">Call</a></ocp-newsletter>'
      configure({...OURS, partner: 'gulf-homes'})
      const other = await mount('<ocp-newsletter></ocp-newsletter>')
      const widget = await mount(markup)
      expect(widget.shadowRoot?.querySelector('form')).to.exist
      answer = async () => {
        const {url} = sent.at(-1) as SentRequest
        const data = url.searchParams.get('partner') === 'closed-desk' ? {off: true} : null
        return Response.json({statusCode: 200, message: 'Counted.', data})
      }
      hidePage()
      await eventually(() => expect(widget.shadowRoot?.querySelector('form')).not.to.exist)
      expect(widget.querySelector('a')?.checkVisibility()).to.equal(true)
      expect(other.shadowRoot?.querySelector('form'), 'another partner').to.exist
      const later = await fixture<HTMLElement>(markup)
      expect(later.shadowRoot).to.equal(null)
      expect(later.querySelector('a')?.checkVisibility()).to.equal(true)
    })

    it('causes no unhandled rejection when the statistics request fails', async () => {
      const failures: Event[] = []
      const note = (event: Event) => failures.push(event)
      addEventListener('unhandledrejection', note)
      const answers = [
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => {
          throw new Error('a fetch of the page’s own making')
        },
        () => undefined as unknown as Promise<Response>,
      ]
      for (const one of answers) {
        answer = one
        await mount('<ocp-newsletter></ocp-newsletter>')
        hidePage()
      }
      await new Promise(resolve => setTimeout(resolve))
      removeEventListener('unhandledrejection', note)
      expect(sent).to.have.length(answers.length)
      expect(failures).to.deep.equal([])
    })
  })
})

/** Opens the dialog, and closes it again. */
async function opened(widget: HTMLElement) {
  press(widget, 'Book Now')
  const root = await dialog()
  root.querySelector<HTMLElement>('[aria-label=Close]')?.click()
  await dialogIsClosed()
}
