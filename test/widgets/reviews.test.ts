import {expect, fixtureCleanup} from '@open-wc/testing'
import {agency} from '../../widgets/shared/agency.ts'
import type {Review} from '../../widgets/shared/api/entities.ts'
import {countedObservers} from '../support/browser/observers.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {heldIntervals} from '../support/intervals.ts'
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

const authors = ['Layla', 'Marc', 'Aisha', 'Dmitri', 'Julie']

const review = (author_name: string, rest: Partial<Review> = {}): Review => ({
  author_name,
  rating: 5,
  text: `${author_name} found the house before we had said what we were looking for.`,
  relative_time_description: '2 weeks ago',
  ...rest,
})

const answer = (...reviews: Review[]) => ({
  getGoogleReviews: {...accepted('Reviews'), data: reviews},
})

/** Puts the widget on the page, in this much room, and answers it. */
async function show(width = 700, attributes = '') {
  const box = await mount(
    `<div style="width: ${width}px"><ocp-reviews ${attributes}></ocp-reviews></div>`,
  )
  return box.querySelector('ocp-reviews') as HTMLElement
}

const find = (widget: HTMLElement, selector: string) =>
  widget.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement
const findAll = (widget: HTMLElement, selector: string) => [
  ...(widget.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const names = (widget: HTMLElement) =>
  findAll(widget, '.review__name').map(({textContent}) => textContent)

/** The authors whose reviews the keyboard and screen readers can reach. */
const inView = (widget: HTMLElement) =>
  findAll(widget, '.carousel__slide:not([inert]) .review__name').map(name => name.textContent)

/** Once the slides can be swiped, and only those in view can be reached. */
async function lives(widget: HTMLElement, ...seen: string[]) {
  await eventually(() => {
    expect(find(widget, '.carousel__viewport')?.dataset.motion).to.equal('live')
    expect(inView(widget)).to.deep.equal(seen)
  })
}

/** Whether and how screen readers speak of moves. */
const spoken = (widget: HTMLElement) =>
  find(widget, '.carousel__position').getAttribute('aria-live')
const position = (widget: HTMLElement) => find(widget, '.carousel__position').textContent

describe('Reviews', () => {
  before(() => load('ocp-reviews'))

  it('are accessible, still and in motion', async () => {
    fakeApi(answer(...authors.map(author => review(author))))
    const widget = await show(700, 'heading="In their words"')
    await lives(widget, 'Layla', 'Marc')
    await isAccessible(widget)
    const carousel = find(widget, 'section')
    expect(carousel.getAttribute('aria-roledescription')).to.equal('carousel')
    expect(carousel.getAttribute('aria-label')).to.equal('In their words')
    expect(find(widget, '.carousel__slide').getAttribute('aria-label')).to.equal('1 / 5')
  })

  it('say who wrote, when, and how many stars', async () => {
    fakeApi(answer(review('Annika de Vries', {rating: 4.5})))
    const widget = await show()
    await eventually(() => expect(find(widget, '.review')).to.exist)
    const text = find(widget, '.review').textContent
    expect(text).to.include('Annika de Vries')
    expect(text).to.include('2 weeks ago')
    expect(text).to.include('4.5 of 5')
    expect(find(widget, '.portrait').textContent).to.equal('AV')
  })

  it('of hidden reviewers are not shown, however the name is written', async () => {
    const [hidden = ''] = agency.hiddenReviewers ?? []
    fakeApi(answer(review(` ${hidden.toUpperCase()} `), review('Layla'), review(hidden)))
    const widget = await show()
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla']))
  })

  it('that the page has loaded already are not fetched again', async () => {
    const asked = fakeApi(answer(review('Marc')))
    const given = JSON.stringify([review('Layla')]).replace(/'/g, '&#39;')
    const widget = await show(700, `reviews='${given}'`)
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla']))
    expect(asked).to.deep.equal([])
  })

  it('leave no trace when there are none', async () => {
    fakeApi(answer())
    const widget = await show(700, 'heading="In their words"')
    await eventually(() => expect(widget.offsetHeight).to.equal(0))
  })

  for (const [what, behaviour] of [
    ['refused', {statusCode: 500, message: 'down'}],
    ['lost', 'breaks'],
  ] as const) {
    it(`are hidden, with one toast, when they are ${what}`, async () => {
      fakeApi({getGoogleReviews: behaviour})
      const widget = await show()
      await showsToast('Something went wrong')
      expect(toasts().length).to.equal(1)
      expect(widget.offsetHeight).to.equal(0)
    })
  }

  it('are hidden, and No Internet Connection is said, when the browser is offline', async () => {
    fakeApi(answer(review('Marc')))
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false})
    after(() => Reflect.deleteProperty(navigator, 'onLine'))
    const widget = await show()
    await showsToast('No Internet Connection')
    expect(widget.offsetHeight).to.equal(0)
    Reflect.deleteProperty(navigator, 'onLine')
  })

  it('open in place when they are long', async () => {
    fakeApi(answer(review('Layla', {text: 'A long story. '.repeat(60)}), review('Marc')))
    const widget = await show(360)
    await eventually(() => expect(find(widget, '.review__text')).to.exist)
    const text = find(widget, '.review__text')
    const cut = text.offsetHeight
    press(widget, 'Read more')
    await eventually(() => expect(text.offsetHeight).to.be.above(cut * 1.5))
    press(widget, 'Read less')
    await eventually(() => expect(text.offsetHeight).to.equal(cut))
  })

  describe('in a row', () => {
    beforeEach(() => void fakeApi(answer(...authors.map(author => review(author)))))

    for (const [width, seen] of [
      [420, ['Layla']],
      [700, ['Layla', 'Marc']],
      [1040, ['Layla', 'Marc', 'Aisha']],
    ] as const) {
      it(`show ${seen.length} in ${width} pixels`, async () => {
        const widget = await show(width)
        await lives(widget, ...seen)
        const [slide, other] = findAll(widget, '.carousel__slide').map(e => e.offsetWidth)
        expect(slide).to.equal(other)
        expect(slide).to.be.closeTo((width - 40 * (seen.length - 1)) / seen.length, 1)
      })
    }

    it('move by the buttons, around the end, and say where they are', async () => {
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      expect(position(widget)).to.equal('1 / 5')
      press(widget, 'Next')
      await lives(widget, 'Marc', 'Aisha')
      expect(position(widget)).to.equal('2 / 5')
      press(widget, 'Previous')
      await lives(widget, 'Layla', 'Marc')
      press(widget, 'Previous')
      await lives(widget, 'Layla', 'Julie')
      expect(position(widget)).to.equal('5 / 5')
    })

    it('move by the arrow keys', async () => {
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      const hit = (key: string) =>
        button(widget, 'Next').dispatchEvent(
          new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
        )
      hit('ArrowRight')
      await lives(widget, 'Marc', 'Aisha')
      hit('ArrowLeft')
      await lives(widget, 'Layla', 'Marc')
    })

    it('do a second step that was asked for during the first', async () => {
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      press(widget, 'Next')
      press(widget, 'Next')
      await lives(widget, 'Aisha', 'Dmitri')
    })

    it('move by themselves every 4 s, silently', async () => {
      const time = heldIntervals()
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      await eventually(() => expect(spoken(widget)).to.equal('off'))
      time.pass()
      await lives(widget, 'Marc', 'Aisha')
      expect(time.delays()).to.deep.equal([4000])
    })

    it('rest while they are paused', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      press(widget, 'Pause')
      await eventually(() => expect(button(widget, 'Play')).to.exist)
      expect(time.delays()).to.deep.equal([])
      await eventually(() => expect(spoken(widget)).to.equal('polite'))
      press(widget, 'Play')
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
    })

    it('rest while somebody points at them, and go on afterwards', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      find(widget, 'section').dispatchEvent(new PointerEvent('pointerenter'))
      expect(time.delays()).to.deep.equal([])
      find(widget, 'section').dispatchEvent(new PointerEvent('pointerleave'))
      expect(time.delays()).to.deep.equal([4000])
    })

    it('rest while the keyboard is in them, and go on afterwards', async () => {
      const time = heldIntervals()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      button(widget, 'Next').focus()
      expect(time.delays()).to.deep.equal([])
      button(widget, 'Previous').focus()
      expect(time.delays()).to.deep.equal([])
      button(widget, 'Previous').blur()
      expect(time.delays()).to.deep.equal([4000])
    })

    it('keep the focus near when its slide leaves', async () => {
      fakeApi(answer(...authors.map(author => review(author, {text: 'A long story. '.repeat(60)}))))
      const widget = await show(420)
      await lives(widget, 'Layla')
      button(widget, 'Read more').focus()
      press(widget, 'Next')
      await lives(widget, 'Marc')
      expect(widget.shadowRoot?.activeElement).to.equal(find(widget, '.carousel__viewport'))
    })

    it('leave nothing running once they are gone', async () => {
      const time = heldIntervals()
      const looking = countedObservers()
      const before = looking()
      const widget = await show()
      await eventually(() => expect(time.delays()).to.deep.equal([4000]))
      expect(looking()).to.be.above(before)
      press(widget, 'Next') // gone in the middle of a move
      fixtureCleanup()
      await eventually(() => {
        expect(time.delays()).to.deep.equal([])
        expect(looking()).to.equal(before)
        expect(find(widget, '[data-root]').childElementCount).to.equal(0)
      })
    })

    it('are as many as fit the window, where the page says so', async () => {
      const widget = await show(420, 'fit-to="window"')
      const seen = innerWidth >= 1000 ? 3 : innerWidth >= 600 ? 2 : 1
      await lives(widget, ...authors.slice(0, seen))
    })

    it('are replaced altogether, also when the others are of another height', async () => {
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      const text = 'A long story. '.repeat(10)
      Object.assign(widget, {reviews: ['Olga', 'Paul', 'Rima'].map(name => review(name, {text}))})
      await lives(widget, 'Olga', 'Paul')
      expect(names(widget)).to.deep.equal(['Olga', 'Paul', 'Rima'])
    })

    it('take other reviews in their place', async () => {
      const widget = await show()
      await lives(widget, 'Layla', 'Marc')
      press(widget, 'Next')
      await lives(widget, 'Marc', 'Aisha')
      Object.assign(widget, {reviews: ['Olga', 'Paul', 'Rima'].map(name => review(name))})
      await lives(widget, 'Paul', 'Rima')
      Object.assign(widget, {reviews: [review('Olga')]})
      await eventually(() => {
        expect(inView(widget)).to.deep.equal(['Olga'])
        expect(findAll(widget, '.carousel__button')).to.deep.equal([])
      })
    })
  })

  it('that fit have no buttons and no motion', async () => {
    const time = heldIntervals()
    fakeApi(answer(review('Layla'), review('Marc')))
    const widget = await show(700)
    await eventually(() => expect(names(widget)).to.deep.equal(['Layla', 'Marc']))
    await eventually(() => expect(find(widget, '.carousel__controls')).to.equal(null))
    expect(find(widget, '[tabindex]')).to.equal(null)
    expect(time.delays()).to.deep.equal([])
  })
})
