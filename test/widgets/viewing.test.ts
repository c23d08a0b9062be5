import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {accepted, type FakeRequest, fakeApi} from '../support/fake-api.ts'
import {freeHours, heldHour, laterHours} from '../support/records/viewing-hours.ts'
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

const TAG = 'ocp-viewing'
const TAKEN = 'This hour has just been taken. Please choose another one.'
const answer = (data: object) => ({statusCode: 200, message: 'OK', data})
const booked = {
  ...accepted('Your viewing is booked.'),
  data: {id: 'e1', starts: '2030-12-05T06:30:00.000Z', ends: '2030-12-05T07:00:00.000Z'},
}

type Behaviours = Parameters<typeof fakeApi>[0]
const backend = (others: Behaviours = {}) =>
  fakeApi({
    getViewingHours: answer(freeHours),
    holdViewing: ({body}) => heldHour(body.starts),
    releaseViewing: accepted('OK'),
    createViewing: booked,
    ...others,
  })

const show = (attributes = 'slug="marina-loft"') => mount(`<${TAG} ${attributes}></${TAG}>`)
const all = (widget: HTMLElement, selector: string) =>
  Array.from(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [], one =>
    one.textContent?.replace(/\s+/g, ' ').trim(),
  )
const hours = (widget: HTMLElement) =>
  Array.from(widget.shadowRoot?.querySelectorAll<HTMLElement>('[data-starts]') ?? [])
const calls = (requests: FakeRequest[], name: string) =>
  requests.filter(({path}) => path.endsWith(`/${name}`))

async function chosen(widget: HTMLElement, at = 1) {
  const [hour] = await eventually(() => {
    const found = hours(widget).slice(at)
    expect(found).not.to.deep.equal([])
    return found
  })
  hour?.click()
  await eventually(() => field(widget, 'Name'))
}

function fillIn(widget: HTMLElement) {
  type(widget, 'Name', 'Layla Haddad')
  type(widget, 'Phone', '+971 50 123 4567')
  type(widget, 'Email', 'layla@example.com')
}

const MORNING = '2030-12-09T06:00:00.000Z'
const NOON = '2030-12-09T08:00:00.000Z'
const NEXT_DAY = '2030-12-10T06:00:00.000Z'

const hourAt = (widget: HTMLElement, starts: string) =>
  hours(widget).find(({dataset}) => dataset.starts === starts)
const focusedHour = (widget: HTMLElement) =>
  (widget.shadowRoot?.activeElement as HTMLElement | null)?.dataset.starts
const openDays = (widget: HTMLElement) =>
  [...(widget.shadowRoot?.querySelectorAll('details') ?? [])].flatMap(({open}, at) =>
    open ? [at] : [],
  )

/** A Monday with all half hours from nine to six. */
const fullDay = {
  day: '2026-12-07',
  starts: Array.from({length: 18}, (_, at) =>
    new Date(Date.parse('2026-12-07T05:00:00Z') + at * 1_800_000).toISOString(),
  ),
}

/** Six days, of which the last four were asked for; the first hour that is chosen is taken. */
async function showAll(isFree: (starts: string) => boolean) {
  const later = [
    {day: '2030-12-07', starts: ['2030-12-07T06:00:00.000Z']},
    {day: '2030-12-08', starts: ['2030-12-08T06:00:00.000Z']},
    {day: '2030-12-09', starts: [MORNING, NOON]},
    {day: '2030-12-10', starts: [NEXT_DAY]},
  ]
  let isTaken = false
  const requests = backend({
    getViewingHours({query}) {
      if (query.get('from')) return answer({...laterHours, days: later})
      if (!isTaken) return answer(freeHours)
      const days = [...freeHours.days, ...later].map(({day, starts}) => ({
        day,
        starts: starts.filter(isFree),
      }))
      const free = days.filter(({starts}) => starts.length > 0)
      return answer({...laterHours, days: free.slice(0, Number(query.get('days')))})
    },
    holdViewing() {
      if (isTaken) return new Promise<never>(() => {})
      isTaken = true
      return {statusCode: 409, message: TAKEN}
    },
  })
  const widget = await show()
  await eventually(() => press(widget, 'Show more days'))
  await eventually(() => expect(hours(widget).length).to.equal(8))
  return {requests, widget}
}

describe('Viewing', () => {
  before(() => load(TAG))

  for (const lang of ['en', 'ar']) {
    it(`the hours, their form and the booked viewing are accessible in ${lang}`, async () => {
      backend()
      const widget = await show(`slug="marina-loft" lang="${lang}"`)
      await eventually(() => expect(hours(widget)).to.have.length(3))
      await isAccessible(widget)
      hours(widget)[0]?.click()
      const form = await eventually(() => widget.shadowRoot?.querySelector('form') ?? fail())
      await isAccessible(widget)
      form.querySelector<HTMLInputElement>('[name=name]')?.focus()
      for (const [name, value] of Object.entries(typed)) fill(form, name, value)
      form.requestSubmit()
      await eventually(() => expect(all(widget, '[part=booked]')).to.have.length(1))
      await isAccessible(widget)
    })
  }

  it('shows the next days with their free hours in Dubai, the first day open', async () => {
    const requests = backend()
    const widget = await show()
    await eventually(() =>
      expect(all(widget, 'h3')).to.deep.equal(['Thursday 5 December', 'Friday 6 December']),
    )
    expect(all(widget, 'h2')).to.deep.equal(['Choose an hour for a viewing'])
    expect(all(widget, '[data-starts] > bdi')).to.deep.equal(['10:00', '10:30', '23:00'])
    const open = [...(widget.shadowRoot?.querySelectorAll('details') ?? [])].map(day => day.open)
    expect(open).to.deep.equal([true, false])
    expect(calls(requests, 'getViewingHours').map(({query}) => query.get('slug'))).to.deep.equal([
      'marina-loft',
    ])
  })

  it('shows the time on the own clock of a visitor elsewhere, and no second one in Dubai', async () => {
    await inZone('Europe/London', async () => {
      backend()
      const widget = await show()
      await eventually(() =>
        expect(all(widget, '.viewing__own > bdi')).to.deep.equal(['06:00', '06:30', '19:00']),
      )
      expect(all(widget, '.viewing__about')[0]).to.include('United Kingdom Time')
    })
    await inZone('Asia/Dubai', async () => {
      backend()
      const widget = await show()
      await eventually(() => expect(hours(widget)).to.have.length(3))
      expect(all(widget, '.viewing__own')).to.deep.equal([])
    })
  })

  it('shows more days on request, until there are none', async () => {
    backend({
      getViewingHours: ({query}) =>
        answer(query.get('from') === freeHours.next ? laterHours : freeHours),
    })
    const widget = await show('agent="layla-haddad"')
    await eventually(() => press(widget, 'Show more days'))
    await eventually(() => expect(all(widget, 'h3')).to.include('Monday 9 December'))
    await eventually(() =>
      expect(widget.shadowRoot?.activeElement?.textContent).to.include('Monday 9 December'),
    )
    expect(() => button(widget, 'Show more days')).to.throw()
  })

  it('holds the chosen hour, says for how long, and books it once', async () => {
    const requests = backend()
    const widget = await show()
    const events: CustomEvent['detail'][] = []
    widget.addEventListener('ocp-submit', event => events.push((event as CustomEvent).detail))
    await chosen(widget)
    expect(calls(requests, 'holdViewing')[0]?.body).to.deep.include({
      slug: 'marina-loft',
      starts: '2030-12-05T06:30:00.000Z',
    })
    expect(all(widget, '[part=chosen] h3')[0]).to.include('Thursday 5 December, 10:30 (Dubai time)')
    expect(all(widget, '.viewing__left')).to.deep.equal(['Held for you for 5 minutes.'])
    await eventually(() => expect(widget.shadowRoot?.activeElement?.tagName).to.equal('H3'))
    fillIn(widget)
    field(widget, 'By video').click()
    press(widget, 'Book this hour')
    await eventually(() => expect(all(widget, '[part=booked] h3')).to.deep.equal([booked.message]))
    expect(toasts()).to.deep.equal([])
    expect(calls(requests, 'createViewing').map(({body}) => body)).to.deep.equal([
      {
        ...{hold: 'secret', mode: 'video', name: 'Layla Haddad', phone: '971501234567'},
        ...{email: 'layla@example.com', fromUrl: location.pathname.slice(1)},
      },
    ])
    expect(events).to.deep.equal([
      {form: 'viewing', message: booked.message, id: 'e1', starts: '2030-12-05T06:30:00.000Z'},
    ])
    const links = [...(widget.shadowRoot?.querySelectorAll('a') ?? [])].map(({href}) => href)
    expect(links[0]).to.include('/viewings/secret/calendar.ics')
    expect(links[1]).to.include('/viewings/secret')
    expect(calls(requests, 'releaseViewing')).to.deep.equal([])
  })

  for (const [lang, ...words] of [
    ['en', 'Choose a time to meet', 'How would you like to meet?', 'At our office', 'By video'],
    [
      ...['fr', 'Choisissez votre rendez-vous'],
      ...['Comment souhaitez-vous nous rencontrer ?', 'À notre agence', 'En vidéo'],
    ],
    [
      ...['ru', 'Выберите время встречи', 'Как вам удобнее встретиться?'],
      ...['В нашем офисе', 'По видеосвязи'],
    ],
    ['ar', 'اختاروا موعدًا للقاء', 'كيف تودّون اللقاء؟', 'في مكتبنا', 'عبر الفيديو'],
  ]) {
    it(`asks for a meeting where only an agent is named, in ${lang}`, async () => {
      backend()
      const widget = await show(`agent="layla-haddad" lang="${lang}"`)
      await eventually(() => expect(hours(widget).length).to.equal(3))
      const heading = all(widget, 'h2')
      hours(widget)[0]?.click()
      await eventually(() => expect(all(widget, 'legend')).to.have.length(1))
      const choices = [...all(widget, 'legend'), ...all(widget, '[type=radio] + *')]
      expect([...heading, ...choices]).to.deep.equal(words)
    })
  }

  it('says what is missing, with the messages of the other forms', async () => {
    const requests = backend()
    const widget = await show()
    await chosen(widget)
    expect(errors(widget)).to.deep.equal([])
    press(widget, 'Book this hour')
    await showsErrors(widget, 'Name is Required!', 'Phone is Required!', 'Email is Required!')
    expect(calls(requests, 'createViewing')).to.deep.equal([])
  })

  it('gives the hour back when the visitor chooses another one, or leaves', async () => {
    const requests = backend()
    const widget = await show()
    await chosen(widget)
    press(widget, 'Choose another hour')
    const returned = () => calls(requests, 'releaseViewing').map(({body}) => body.hold)
    await eventually(() => expect(returned()).to.deep.equal(['secret']))
    await eventually(() =>
      expect((widget.shadowRoot?.activeElement as HTMLElement)?.dataset.starts).to.equal(
        '2030-12-05T06:30:00.000Z',
      ),
    )
    await chosen(widget)
    widget.remove()
    await eventually(() => expect(returned()).to.deep.equal(['secret', 'secret']))
  })

  it('holds the hour again for a visitor who comes back to the page', async () => {
    const requests = backend()
    const widget = await show()
    await chosen(widget)
    dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))
    await eventually(() => expect(calls(requests, 'releaseViewing')).to.have.length(1))
    dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))
    await eventually(() => expect(calls(requests, 'holdViewing')).to.have.length(2))
    await eventually(() => field(widget, 'Name'))
  })

  it('says that an hour was taken before it was held, and reads the hours again', async () => {
    const requests = backend({holdViewing: {statusCode: 409, message: TAKEN}})
    const widget = await show()
    await eventually(() => expect(hours(widget)).to.have.length(3))
    hours(widget)[0]?.click()
    await eventually(() => expect(all(widget, '[role=alert]')).to.deep.equal([TAKEN]))
    await eventually(() => expect(calls(requests, 'getViewingHours')).to.have.length(2))
  })

  for (const [case_, lost, gone, open, focused] of [
    ['the next hour of its day', MORNING, [MORNING], 4, NOON],
    ['the hour before the last one of its day', NOON, [NOON], 4, MORNING],
    ['the next day where its day is full', MORNING, [MORNING, NOON], 4, NEXT_DAY],
    ['the hour before where no later day is free', NEXT_DAY, [NEXT_DAY], 4, NOON],
  ] as const) {
    it(`leads whoever loses an hour of a later day to ${case_}`, async () => {
      const {requests, widget} = await showAll(
        starts => !(gone as readonly string[]).includes(starts),
      )
      hourAt(widget, lost)?.click()
      await eventually(() => expect(all(widget, '[role=alert]')).to.deep.equal([TAKEN]))
      await eventually(() => expect(focusedHour(widget)).to.equal(focused))
      expect(openDays(widget)).to.deep.equal([open])
      expect(calls(requests, 'getViewingHours').at(-1)?.query.get('days')).to.equal('6')
    })
  }

  it('offers a lost hour no more, whatever a cache still says', async () => {
    const requests = backend({holdViewing: {statusCode: 409, message: TAKEN}})
    const answered = window.fetch
    const caches: (RequestCache | undefined)[] = []
    window.fetch = (input, init) => {
      if (String(input).includes('getViewingHours')) caches.push(init?.cache)
      return answered(input, init)
    }
    const widget = await show()
    await eventually(() => expect(hours(widget).length).to.equal(3))
    hours(widget)[0]?.click()
    await eventually(() => expect(hours(widget).length).to.equal(2))
    expect(all(widget, '[role=alert]')).to.deep.equal([TAKEN])
    expect(all(widget, '[data-starts] > bdi')).to.deep.equal(['10:30', '23:00'])
    expect(calls(requests, 'getViewingHours')).to.have.length(2)
    expect(caches.at(-1)).to.equal('reload')
  })

  it('keeps the day of a lost hour open while the next one is being held', async () => {
    const {widget} = await showAll(starts => starts !== MORNING)
    hourAt(widget, MORNING)?.click()
    await eventually(() => expect(focusedHour(widget)).to.equal(NOON))
    hourAt(widget, NOON)?.click()
    await eventually(() => expect(hourAt(widget, NOON)?.getAttribute('aria-busy')).to.equal('true'))
    expect(openDays(widget)).to.deep.equal([4])
  })

  it('keeps what was typed when the hour is taken meanwhile', async () => {
    let answered: Answer = {statusCode: 409, message: TAKEN}
    const requests = backend({createViewing: () => answered})
    const widget = await show()
    await chosen(widget)
    fillIn(widget)
    press(widget, 'Book this hour')
    await eventually(() => expect(all(widget, '[role=alert]')).to.deep.equal([TAKEN]))
    answered = booked
    await chosen(widget, 0)
    expect(field(widget, 'Name').value).to.equal('Layla Haddad')
    expect(field(widget, 'Email').value).to.equal('layla@example.com')
    press(widget, 'Book this hour')
    await eventually(() => expect(all(widget, '[part=booked]')).to.have.length(1))
    expect(calls(requests, 'createViewing')).to.have.length(2)
  })

  it('offers Book Now and a call where no hour is free', async () => {
    backend({getViewingHours: answer({...laterHours, days: []})})
    const widget = await show()
    await eventually(() => expect(all(widget, '[part=empty]')).to.have.length(1))
    const ways = [...(widget.shadowRoot?.querySelectorAll('[part=empty] a') ?? [])]
    const [bookNow, call] = ways.map(way => way.getAttribute('href') ?? '')
    expect(bookNow).to.include('/contact-us')
    expect(call).to.match(/^tel:/)
    await isAccessible(widget)
  })

  it('says that the hours could not be loaded, and tries again', async () => {
    let behaviour: Answer | undefined
    backend({
      getViewingHours: () => behaviour ?? Promise.reject(new TypeError('Failed to fetch')),
    })
    const widget = await show()
    await showsToast('Something went wrong')
    behaviour = answer(freeHours)
    press(widget, 'Try again')
    await eventually(() => expect(hours(widget)).to.have.length(3))
  })

  it('stays at the hours when one could not be held', async () => {
    backend({holdViewing: 'breaks'})
    const widget = await show()
    await eventually(() => expect(hours(widget)).to.have.length(3))
    hours(widget)[0]?.click()
    await showsToast('Something went wrong')
    expect(hours(widget)).to.have.length(3)
  })

  it('leaves nothing where a back end offers no hours', async () => {
    backend({getViewingHours: {statusCode: 404, message: 'none'}})
    const widget = await show()
    await eventually(() => expect(all(widget, '.viewing')).to.deep.equal([]))
  })

  it('a test names itself so, and leads to no private link', async () => {
    const requests = backend()
    const widget = await show('slug="marina-loft" test')
    await chosen(widget)
    fillIn(widget)
    press(widget, 'Book this hour')
    await eventually(() => expect(all(widget, '[part=booked]')).to.have.length(1))
    expect(all(widget, '[part=booked] a')).to.deep.equal([])
    expect(calls(requests, 'holdViewing')[0]?.query.get('test')).to.equal('true')
  })

  for (const [lang, heading, day, count, minutes] of [
    ['en', 'Choose an hour for a viewing', 'Monday 7 December', '18 free times', '31 minutes'],
    [
      ...(['fr', 'Choisissez l’heure de votre visite', 'lundi 7 décembre'] as const),
      ...(['18 créneaux libres', '31 minutes'] as const),
    ],
    [
      ...(['ru', 'Выберите время просмотра', 'понедельник, 7 декабря'] as const),
      ...(['свободно: 18', '31 минута,'] as const),
    ],
    [
      ...(['ar', 'اختاروا موعدًا للمعاينة', 'الاثنين، 7 ديسمبر'] as const),
      ...(['18 موعدًا متاحًا', '31 دقيقة'] as const),
    ],
  ] as const) {
    it(`speaks ${lang}, each day on one line of a phone`, async () => {
      backend({getViewingHours: answer({...freeHours, length_minutes: 31, days: [fullDay]})})
      const widget = await show(
        `slug="marina-loft" lang="${lang}" style="display: block; width: 350px"`,
      )
      await eventually(() => expect(all(widget, 'h3')).to.deep.equal([day]))
      expect(all(widget, 'h2')).to.deep.equal([heading])
      expect(all(widget, '.viewing__count')).to.deep.equal([count])
      expect(all(widget, '.viewing__about')[0]).to.include(minutes)
      const line = widget.shadowRoot?.querySelector('summary')?.getBoundingClientRect()
      expect(line?.height).to.be.below(60)
    })
  }
})

const typed = {name: 'Layla Haddad', phone: '+971501234567', email: 'layla@example.com'}

function fill(form: HTMLFormElement, name: string, value: string) {
  const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) throw new Error(`no field ${name}`)
  input.value = value
  input.dispatchEvent(new Event('input', {bubbles: true, composed: true}))
}

function fail(): never {
  throw new Error('timed out waiting for the form')
}

/** Runs as if the visitor's device were there. */
async function inZone(timeZone: string, run: () => Promise<void>) {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
    return {...real.call(this), timeZone}
  }
  try {
    await run()
  } finally {
    Intl.DateTimeFormat.prototype.resolvedOptions = real
  }
}
